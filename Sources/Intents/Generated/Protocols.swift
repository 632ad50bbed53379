// Made by `intent-builder render-surface` from the catalogue. Change the catalogue or the builder, not this.

import AppSupport
import CoreLocation
import Foundation

public protocol INCallsDomainHandling: INSearchCallHistoryIntentHandling, INStartAudioCallIntentHandling, INStartVideoCallIntentHandling {}

public protocol INCarCommandsDomainHandling: INActivateCarSignalIntentHandling, INGetCarLockStatusIntentHandling, INGetCarPowerLevelStatusIntentHandling, INSetCarLockStatusIntentHandling {}

public protocol INCarPlayDomainHandling: INSaveProfileInCarIntentHandling, INSetAudioSourceInCarIntentHandling, INSetClimateSettingsInCarIntentHandling, INSetDefrosterSettingsInCarIntentHandling, INSetProfileInCarIntentHandling, INSetSeatSettingsInCarIntentHandling {}

public protocol INGetCarPowerLevelStatusIntentResponseObserver: AnyObject {
    func didUpdate(getCarPowerLevelStatus response: INGetCarPowerLevelStatusIntentResponse)
}

public protocol INGetRideStatusIntentResponseObserver: AnyObject {
    func didUpdate(getRideStatus response: INGetRideStatusIntentResponse)
}

public protocol INMessagesDomainHandling: INSearchForMessagesIntentHandling, INSendMessageIntentHandling, INSetMessageAttributeIntentHandling {}

public protocol INNotebookDomainHandling: INAddTasksIntentHandling, INAppendToNoteIntentHandling, INCreateNoteIntentHandling, INCreateTaskListIntentHandling, INSearchForNotebookItemsIntentHandling, INSetTaskAttributeIntentHandling {}

public protocol INPaymentsDomainHandling: INPayBillIntentHandling, INRequestPaymentIntentHandling, INSearchForAccountsIntentHandling, INSearchForBillsIntentHandling, INSendPaymentIntentHandling, INTransferMoneyIntentHandling {}

public protocol INPhotosDomainHandling: INSearchForPhotosIntentHandling, INStartPhotoPlaybackIntentHandling {}

public protocol INRadioDomainHandling: INSetRadioStationIntentHandling {}

public protocol INRidesharingDomainHandling: INCancelRideIntentHandling, INGetRideStatusIntentHandling, INListRideOptionsIntentHandling, INRequestRideIntentHandling, INSendRideFeedbackIntentHandling {}

public protocol INVisualCodeDomainHandling: INGetVisualCodeIntentHandling {}

public protocol INWorkoutsDomainHandling: INCancelWorkoutIntentHandling, INEndWorkoutIntentHandling, INPauseWorkoutIntentHandling, INResumeWorkoutIntentHandling, INStartWorkoutIntentHandling {}

