// Made by `intent-builder render-surface` from the catalogue. Change the catalogue or the builder, not this.

import AppSupport
import CoreLocation
import Foundation

open class INAccountTypeResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedAccountType: INAccountType) -> Self {
        Self(_outcome: .success(resolvedAccountType.intentValue))
    }
    open class func confirmationRequired(with accountTypeToConfirm: INAccountType) -> Self {
        Self(_outcome: .confirmationRequired(accountTypeToConfirm.intentValue, reason: nil))
    }
}

open class INAddMediaMediaDestinationResolutionResult: INMediaDestinationResolutionResult {
    open class func unsupported(forReason reason: INAddMediaMediaDestinationUnsupportedReason) -> Self {
        Self(_outcome: .unsupported(reason: Int64(reason.rawValue)))
    }
    public convenience init(mediaDestinationResolutionResult: INMediaDestinationResolutionResult) {
        self.init(_outcome: mediaDestinationResolutionResult.outcome)
    }
}

open class INAddMediaMediaItemResolutionResult: INMediaItemResolutionResult {
    open class func successes(with resolvedMediaItems: [INMediaItem]) -> [INAddMediaMediaItemResolutionResult] {
        resolvedMediaItems.map { Self(_outcome: .success($0.intentValue)) }
    }
    open class func unsupported(forReason reason: INAddMediaMediaItemUnsupportedReason) -> Self {
        Self(_outcome: .unsupported(reason: Int64(reason.rawValue)))
    }
    public convenience init(mediaItemResolutionResult: INMediaItemResolutionResult) {
        self.init(_outcome: mediaItemResolutionResult.outcome)
    }
}

open class INAddTasksTargetTaskListResolutionResult: INTaskListResolutionResult {
    open class func confirmationRequired(with taskListToConfirm: INTaskList?, forReason reason: INAddTasksTargetTaskListConfirmationReason) -> Self {
        Self(_outcome: .confirmationRequired(taskListToConfirm?.intentValue, reason: Int64(reason.rawValue)))
    }
    public convenience init(taskListResolutionResult: INTaskListResolutionResult) {
        self.init(_outcome: taskListResolutionResult.outcome)
    }
}

open class INAddTasksTemporalEventTriggerResolutionResult: INTemporalEventTriggerResolutionResult {
    open class func unsupported(forReason reason: INAddTasksTemporalEventTriggerUnsupportedReason) -> Self {
        Self(_outcome: .unsupported(reason: Int64(reason.rawValue)))
    }
    public convenience init(temporalEventTriggerResolutionResult: INTemporalEventTriggerResolutionResult) {
        self.init(_outcome: temporalEventTriggerResolutionResult.outcome)
    }
}

open class INBalanceTypeResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedBalanceType: INBalanceType) -> Self {
        Self(_outcome: .success(resolvedBalanceType.intentValue))
    }
    open class func confirmationRequired(with balanceTypeToConfirm: INBalanceType) -> Self {
        Self(_outcome: .confirmationRequired(balanceTypeToConfirm.intentValue, reason: nil))
    }
}

open class INBillPayeeResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedBillPayee: INBillPayee) -> Self {
        Self(_outcome: .success(resolvedBillPayee.intentValue))
    }
    open class func disambiguation(with billPayeesToDisambiguate: [INBillPayee]) -> Self {
        Self(_outcome: .disambiguation(billPayeesToDisambiguate.map(\.intentValue)))
    }
    open class func confirmationRequired(with billPayeeToConfirm: INBillPayee?) -> Self {
        Self(_outcome: .confirmationRequired(billPayeeToConfirm?.intentValue, reason: nil))
    }
}

open class INBillTypeResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedBillType: INBillType) -> Self {
        Self(_outcome: .success(resolvedBillType.intentValue))
    }
    open class func confirmationRequired(with billTypeToConfirm: INBillType) -> Self {
        Self(_outcome: .confirmationRequired(billTypeToConfirm.intentValue, reason: nil))
    }
}

open class INBooleanResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: Bool) -> Self {
        Self(_outcome: .success(resolvedValue.intentValue))
    }
    public static func confirmationRequired(with valueToConfirm: Bool?) -> Self {
        Self(_outcome: .confirmationRequired(valueToConfirm?.intentValue, reason: nil))
    }
}

open class INCallCapabilityResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedCallCapability: INCallCapability) -> Self {
        Self(_outcome: .success(resolvedCallCapability.intentValue))
    }
    open class func confirmationRequired(with callCapabilityToConfirm: INCallCapability) -> Self {
        Self(_outcome: .confirmationRequired(callCapabilityToConfirm.intentValue, reason: nil))
    }
}

open class INCallDestinationTypeResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedCallDestinationType: INCallDestinationType) -> Self {
        Self(_outcome: .success(resolvedCallDestinationType.intentValue))
    }
    open class func confirmationRequired(with callDestinationTypeToConfirm: INCallDestinationType) -> Self {
        Self(_outcome: .confirmationRequired(callDestinationTypeToConfirm.intentValue, reason: nil))
    }
}

open class INCallRecordResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedCallRecord: INCallRecord) -> Self {
        Self(_outcome: .success(resolvedCallRecord.intentValue))
    }
    open class func disambiguation(with callRecordsToDisambiguate: [INCallRecord]) -> Self {
        Self(_outcome: .disambiguation(callRecordsToDisambiguate.map(\.intentValue)))
    }
    open class func confirmationRequired(with callRecordToConfirm: INCallRecord?) -> Self {
        Self(_outcome: .confirmationRequired(callRecordToConfirm?.intentValue, reason: nil))
    }
}

open class INCallRecordTypeOptionsResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedCallRecordTypeOptions: INCallRecordTypeOptions = []) -> Self {
        Self(_outcome: .success(resolvedCallRecordTypeOptions.intentValue))
    }
    open class func confirmationRequired(with callRecordTypeOptionsToConfirm: INCallRecordTypeOptions = []) -> Self {
        Self(_outcome: .confirmationRequired(callRecordTypeOptionsToConfirm.intentValue, reason: nil))
    }
}

open class INCallRecordTypeResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedCallRecordType: INCallRecordType) -> Self {
        Self(_outcome: .success(resolvedCallRecordType.intentValue))
    }
    open class func confirmationRequired(with callRecordTypeToConfirm: INCallRecordType) -> Self {
        Self(_outcome: .confirmationRequired(callRecordTypeToConfirm.intentValue, reason: nil))
    }
}

open class INCarAirCirculationModeResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedCarAirCirculationMode: INCarAirCirculationMode) -> Self {
        Self(_outcome: .success(resolvedCarAirCirculationMode.intentValue))
    }
    open class func confirmationRequired(with carAirCirculationModeToConfirm: INCarAirCirculationMode) -> Self {
        Self(_outcome: .confirmationRequired(carAirCirculationModeToConfirm.intentValue, reason: nil))
    }
}

open class INCarAudioSourceResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedCarAudioSource: INCarAudioSource) -> Self {
        Self(_outcome: .success(resolvedCarAudioSource.intentValue))
    }
    open class func confirmationRequired(with carAudioSourceToConfirm: INCarAudioSource) -> Self {
        Self(_outcome: .confirmationRequired(carAudioSourceToConfirm.intentValue, reason: nil))
    }
}

open class INCarDefrosterResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedCarDefroster: INCarDefroster) -> Self {
        Self(_outcome: .success(resolvedCarDefroster.intentValue))
    }
    open class func confirmationRequired(with carDefrosterToConfirm: INCarDefroster) -> Self {
        Self(_outcome: .confirmationRequired(carDefrosterToConfirm.intentValue, reason: nil))
    }
}

open class INCarSeatResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedCarSeat: INCarSeat) -> Self {
        Self(_outcome: .success(resolvedCarSeat.intentValue))
    }
    open class func confirmationRequired(with carSeatToConfirm: INCarSeat) -> Self {
        Self(_outcome: .confirmationRequired(carSeatToConfirm.intentValue, reason: nil))
    }
}

open class INCarSignalOptionsResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedCarSignalOptions: INCarSignalOptions = []) -> Self {
        Self(_outcome: .success(resolvedCarSignalOptions.intentValue))
    }
    open class func confirmationRequired(with carSignalOptionsToConfirm: INCarSignalOptions = []) -> Self {
        Self(_outcome: .confirmationRequired(carSignalOptionsToConfirm.intentValue, reason: nil))
    }
}

open class INCurrencyAmountResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedCurrencyAmount: INCurrencyAmount) -> Self {
        Self(_outcome: .success(resolvedCurrencyAmount.intentValue))
    }
    open class func disambiguation(with currencyAmountsToDisambiguate: [INCurrencyAmount]) -> Self {
        Self(_outcome: .disambiguation(currencyAmountsToDisambiguate.map(\.intentValue)))
    }
    open class func confirmationRequired(with currencyAmountToConfirm: INCurrencyAmount?) -> Self {
        Self(_outcome: .confirmationRequired(currencyAmountToConfirm?.intentValue, reason: nil))
    }
}

open class INDateComponentsRangeResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedDateComponentsRange: INDateComponentsRange) -> Self {
        Self(_outcome: .success(resolvedDateComponentsRange.intentValue))
    }
    open class func disambiguation(with dateComponentsRangesToDisambiguate: [INDateComponentsRange]) -> Self {
        Self(_outcome: .disambiguation(dateComponentsRangesToDisambiguate.map(\.intentValue)))
    }
    open class func confirmationRequired(with dateComponentsRangeToConfirm: INDateComponentsRange?) -> Self {
        Self(_outcome: .confirmationRequired(dateComponentsRangeToConfirm?.intentValue, reason: nil))
    }
}

open class INDateComponentsResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedDateComponents: DateComponents) -> Self {
        Self(_outcome: .success(resolvedDateComponents.intentValue))
    }
    open class func disambiguation(with dateComponentsToDisambiguate: [DateComponents]) -> Self {
        Self(_outcome: .disambiguation(dateComponentsToDisambiguate.map(\.intentValue)))
    }
    open class func confirmationRequired(with dateComponentsToConfirm: DateComponents?) -> Self {
        Self(_outcome: .confirmationRequired(dateComponentsToConfirm?.intentValue, reason: nil))
    }
}

open class INDateSearchTypeResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedDateSearchType: INDateSearchType) -> Self {
        Self(_outcome: .success(resolvedDateSearchType.intentValue))
    }
    open class func confirmationRequired(with dateSearchTypeToConfirm: INDateSearchType) -> Self {
        Self(_outcome: .confirmationRequired(dateSearchTypeToConfirm.intentValue, reason: nil))
    }
}

open class INDeleteTasksTaskListResolutionResult: INTaskListResolutionResult {
    open class func unsupported(forReason reason: INDeleteTasksTaskListUnsupportedReason) -> Self {
        Self(_outcome: .unsupported(reason: Int64(reason.rawValue)))
    }
    public convenience init(taskListResolutionResult: INTaskListResolutionResult) {
        self.init(_outcome: taskListResolutionResult.outcome)
    }
}

open class INDeleteTasksTaskResolutionResult: INTaskResolutionResult {
    open class func unsupported(forReason reason: INDeleteTasksTaskUnsupportedReason) -> Self {
        Self(_outcome: .unsupported(reason: Int64(reason.rawValue)))
    }
    public convenience init(taskResolutionResult: INTaskResolutionResult) {
        self.init(_outcome: taskResolutionResult.outcome)
    }
}

open class INDoubleResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: Double) -> Self {
        Self(_outcome: .success(resolvedValue.intentValue))
    }
    public static func confirmationRequired(with valueToConfirm: Double?) -> Self {
        Self(_outcome: .confirmationRequired(valueToConfirm?.intentValue, reason: nil))
    }
}

open class INEnergyResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedEnergy: Measurement<UnitEnergy>) -> Self {
        Self(_outcome: .success(resolvedEnergy.intentValue))
    }
    open class func disambiguation(with energyToDisambiguate: [Measurement<UnitEnergy>]) -> Self {
        Self(_outcome: .disambiguation(energyToDisambiguate.map(\.intentValue)))
    }
    open class func confirmationRequired(with energyToConfirm: Measurement<UnitEnergy>?) -> Self {
        Self(_outcome: .confirmationRequired(energyToConfirm?.intentValue, reason: nil))
    }
}

open class INFileResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedFile: INFile) -> Self {
        Self(_outcome: .success(resolvedFile.intentValue))
    }
    open class func disambiguation(with filesToDisambiguate: [INFile]) -> Self {
        Self(_outcome: .disambiguation(filesToDisambiguate.map(\.intentValue)))
    }
    open class func confirmationRequired(with fileToConfirm: INFile?) -> Self {
        Self(_outcome: .confirmationRequired(fileToConfirm?.intentValue, reason: nil))
    }
}

open class INIntegerResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: Int) -> Self {
        Self(_outcome: .success(resolvedValue.intentValue))
    }
    public static func confirmationRequired(with valueToConfirm: Int?) -> Self {
        Self(_outcome: .confirmationRequired(valueToConfirm?.intentValue, reason: nil))
    }
}

open class INLengthResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedLength: Measurement<UnitLength>) -> Self {
        Self(_outcome: .success(resolvedLength.intentValue))
    }
    open class func disambiguation(with lengthsToDisambiguate: [Measurement<UnitLength>]) -> Self {
        Self(_outcome: .disambiguation(lengthsToDisambiguate.map(\.intentValue)))
    }
    open class func confirmationRequired(with lengthToConfirm: Measurement<UnitLength>?) -> Self {
        Self(_outcome: .confirmationRequired(lengthToConfirm?.intentValue, reason: nil))
    }
}

open class INLocationSearchTypeResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedLocationSearchType: INLocationSearchType) -> Self {
        Self(_outcome: .success(resolvedLocationSearchType.intentValue))
    }
    open class func confirmationRequired(with locationSearchTypeToConfirm: INLocationSearchType) -> Self {
        Self(_outcome: .confirmationRequired(locationSearchTypeToConfirm.intentValue, reason: nil))
    }
}

open class INMassResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedMass: Measurement<UnitMass>) -> Self {
        Self(_outcome: .success(resolvedMass.intentValue))
    }
    open class func disambiguation(with massToDisambiguate: [Measurement<UnitMass>]) -> Self {
        Self(_outcome: .disambiguation(massToDisambiguate.map(\.intentValue)))
    }
    open class func confirmationRequired(with massToConfirm: Measurement<UnitMass>?) -> Self {
        Self(_outcome: .confirmationRequired(massToConfirm?.intentValue, reason: nil))
    }
}

open class INMediaAffinityTypeResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedMediaAffinityType: INMediaAffinityType) -> Self {
        Self(_outcome: .success(resolvedMediaAffinityType.intentValue))
    }
    open class func confirmationRequired(with mediaAffinityTypeToConfirm: INMediaAffinityType) -> Self {
        Self(_outcome: .confirmationRequired(mediaAffinityTypeToConfirm.intentValue, reason: nil))
    }
}

open class INMediaDestinationResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedMediaDestination: INMediaDestination) -> Self {
        Self(_outcome: .success(resolvedMediaDestination.intentValue))
    }
    open class func disambiguation(with mediaDestinationsToDisambiguate: [INMediaDestination]) -> Self {
        Self(_outcome: .disambiguation(mediaDestinationsToDisambiguate.map(\.intentValue)))
    }
    open class func confirmationRequired(with mediaDestinationToConfirm: INMediaDestination?) -> Self {
        Self(_outcome: .confirmationRequired(mediaDestinationToConfirm?.intentValue, reason: nil))
    }
}

open class INMediaItemResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedMediaItem: INMediaItem) -> Self {
        Self(_outcome: .success(resolvedMediaItem.intentValue))
    }
    @_disfavoredOverload
    open class func successes(with resolvedMediaItems: [INMediaItem]) -> [INMediaItemResolutionResult] {
        resolvedMediaItems.map { Self(_outcome: .success($0.intentValue)) }
    }
    open class func disambiguation(with mediaItemsToDisambiguate: [INMediaItem]) -> Self {
        Self(_outcome: .disambiguation(mediaItemsToDisambiguate.map(\.intentValue)))
    }
    open class func confirmationRequired(with mediaItemToConfirm: INMediaItem?) -> Self {
        Self(_outcome: .confirmationRequired(mediaItemToConfirm?.intentValue, reason: nil))
    }
}

open class INMessageAttributeOptionsResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedMessageAttributeOptions: INMessageAttributeOptions = []) -> Self {
        Self(_outcome: .success(resolvedMessageAttributeOptions.intentValue))
    }
    open class func confirmationRequired(with messageAttributeOptionsToConfirm: INMessageAttributeOptions = []) -> Self {
        Self(_outcome: .confirmationRequired(messageAttributeOptionsToConfirm.intentValue, reason: nil))
    }
}

open class INMessageAttributeResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedMessageAttribute: INMessageAttribute) -> Self {
        Self(_outcome: .success(resolvedMessageAttribute.intentValue))
    }
    open class func confirmationRequired(with messageAttributeToConfirm: INMessageAttribute) -> Self {
        Self(_outcome: .confirmationRequired(messageAttributeToConfirm.intentValue, reason: nil))
    }
}

open class INNoteContentResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedNoteContent: INNoteContent) -> Self {
        Self(_outcome: .success(resolvedNoteContent.intentValue))
    }
    open class func disambiguation(with noteContentsToDisambiguate: [INNoteContent]) -> Self {
        Self(_outcome: .disambiguation(noteContentsToDisambiguate.map(\.intentValue)))
    }
    open class func confirmationRequired(with noteContentToConfirm: INNoteContent?) -> Self {
        Self(_outcome: .confirmationRequired(noteContentToConfirm?.intentValue, reason: nil))
    }
}

open class INNoteContentTypeResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedNoteContentType: INNoteContentType) -> Self {
        Self(_outcome: .success(resolvedNoteContentType.intentValue))
    }
    open class func confirmationRequired(with noteContentTypeToConfirm: INNoteContentType) -> Self {
        Self(_outcome: .confirmationRequired(noteContentTypeToConfirm.intentValue, reason: nil))
    }
}

open class INNoteResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedNote: INNote) -> Self {
        Self(_outcome: .success(resolvedNote.intentValue))
    }
    open class func disambiguation(with notesToDisambiguate: [INNote]) -> Self {
        Self(_outcome: .disambiguation(notesToDisambiguate.map(\.intentValue)))
    }
    open class func confirmationRequired(with noteToConfirm: INNote?) -> Self {
        Self(_outcome: .confirmationRequired(noteToConfirm?.intentValue, reason: nil))
    }
}

open class INNotebookItemTypeResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedNotebookItemType: INNotebookItemType) -> Self {
        Self(_outcome: .success(resolvedNotebookItemType.intentValue))
    }
    open class func confirmationRequired(with notebookItemTypeToConfirm: INNotebookItemType) -> Self {
        Self(_outcome: .confirmationRequired(notebookItemTypeToConfirm.intentValue, reason: nil))
    }
    public static func disambiguation(with notebookItemTypesToDisambiguate: [INNotebookItemType]) -> Self {
        Self(_outcome: .disambiguation(notebookItemTypesToDisambiguate.map(\.intentValue)))
    }
}

open class INObjectResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedObject: INObject) -> Self {
        Self(_outcome: .success(resolvedObject.intentValue))
    }
    open class func disambiguation(with objectsToDisambiguate: [INObject]) -> Self {
        Self(_outcome: .disambiguation(objectsToDisambiguate.map(\.intentValue)))
    }
    open class func confirmationRequired(with objectToConfirm: INObject?) -> Self {
        Self(_outcome: .confirmationRequired(objectToConfirm?.intentValue, reason: nil))
    }
}

open class INOutgoingMessageTypeResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedOutgoingMessageType: INOutgoingMessageType) -> Self {
        Self(_outcome: .success(resolvedOutgoingMessageType.intentValue))
    }
    open class func confirmationRequired(with outgoingMessageTypeToConfirm: INOutgoingMessageType) -> Self {
        Self(_outcome: .confirmationRequired(outgoingMessageTypeToConfirm.intentValue, reason: nil))
    }
}

open class INPaymentAccountResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedPaymentAccount: INPaymentAccount) -> Self {
        Self(_outcome: .success(resolvedPaymentAccount.intentValue))
    }
    open class func disambiguation(with paymentAccountsToDisambiguate: [INPaymentAccount]) -> Self {
        Self(_outcome: .disambiguation(paymentAccountsToDisambiguate.map(\.intentValue)))
    }
    open class func confirmationRequired(with paymentAccountToConfirm: INPaymentAccount?) -> Self {
        Self(_outcome: .confirmationRequired(paymentAccountToConfirm?.intentValue, reason: nil))
    }
}

open class INPaymentAmountResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedPaymentAmount: INPaymentAmount) -> Self {
        Self(_outcome: .success(resolvedPaymentAmount.intentValue))
    }
    open class func disambiguation(with paymentAmountsToDisambiguate: [INPaymentAmount]) -> Self {
        Self(_outcome: .disambiguation(paymentAmountsToDisambiguate.map(\.intentValue)))
    }
    open class func confirmationRequired(with paymentAmountToConfirm: INPaymentAmount?) -> Self {
        Self(_outcome: .confirmationRequired(paymentAmountToConfirm?.intentValue, reason: nil))
    }
}

open class INPaymentMethodResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedPaymentMethod: INPaymentMethod) -> Self {
        Self(_outcome: .success(resolvedPaymentMethod.intentValue))
    }
    open class func disambiguation(with paymentMethodsToDisambiguate: [INPaymentMethod]) -> Self {
        Self(_outcome: .disambiguation(paymentMethodsToDisambiguate.map(\.intentValue)))
    }
    open class func confirmationRequired(with paymentMethodToConfirm: INPaymentMethod?) -> Self {
        Self(_outcome: .confirmationRequired(paymentMethodToConfirm?.intentValue, reason: nil))
    }
}

open class INPaymentStatusResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedPaymentStatus: INPaymentStatus) -> Self {
        Self(_outcome: .success(resolvedPaymentStatus.intentValue))
    }
    open class func confirmationRequired(with paymentStatusToConfirm: INPaymentStatus) -> Self {
        Self(_outcome: .confirmationRequired(paymentStatusToConfirm.intentValue, reason: nil))
    }
}

open class INPersonResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedPerson: INPerson) -> Self {
        Self(_outcome: .success(resolvedPerson.intentValue))
    }
    open class func disambiguation(with peopleToDisambiguate: [INPerson]) -> Self {
        Self(_outcome: .disambiguation(peopleToDisambiguate.map(\.intentValue)))
    }
    open class func confirmationRequired(with personToConfirm: INPerson?) -> Self {
        Self(_outcome: .confirmationRequired(personToConfirm?.intentValue, reason: nil))
    }
}

open class INPlacemarkResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedPlacemark: CLPlacemark) -> Self {
        Self(_outcome: .success(resolvedPlacemark.intentValue))
    }
    open class func disambiguation(with placemarksToDisambiguate: [CLPlacemark]) -> Self {
        Self(_outcome: .disambiguation(placemarksToDisambiguate.map(\.intentValue)))
    }
    open class func confirmationRequired(with placemarkToConfirm: CLPlacemark?) -> Self {
        Self(_outcome: .confirmationRequired(placemarkToConfirm?.intentValue, reason: nil))
    }
}

open class INPlayMediaMediaItemResolutionResult: INMediaItemResolutionResult {
    open class func successes(with resolvedMediaItems: [INMediaItem]) -> [INPlayMediaMediaItemResolutionResult] {
        resolvedMediaItems.map { Self(_outcome: .success($0.intentValue)) }
    }
    open class func unsupported(forReason reason: INPlayMediaMediaItemUnsupportedReason) -> Self {
        Self(_outcome: .unsupported(reason: Int64(reason.rawValue)))
    }
    public convenience init(mediaItemResolutionResult: INMediaItemResolutionResult) {
        self.init(_outcome: mediaItemResolutionResult.outcome)
    }
}

open class INPlayMediaPlaybackSpeedResolutionResult: INDoubleResolutionResult {
    open class func unsupported(forReason reason: INPlayMediaPlaybackSpeedUnsupportedReason) -> Self {
        Self(_outcome: .unsupported(reason: Int64(reason.rawValue)))
    }
    public convenience init(doubleResolutionResult: INDoubleResolutionResult) {
        self.init(_outcome: doubleResolutionResult.outcome)
    }
}

open class INPlaybackQueueLocationResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedPlaybackQueueLocation: INPlaybackQueueLocation) -> Self {
        Self(_outcome: .success(resolvedPlaybackQueueLocation.intentValue))
    }
    open class func confirmationRequired(with playbackQueueLocationToConfirm: INPlaybackQueueLocation) -> Self {
        Self(_outcome: .confirmationRequired(playbackQueueLocationToConfirm.intentValue, reason: nil))
    }
}

open class INPlaybackRepeatModeResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedPlaybackRepeatMode: INPlaybackRepeatMode) -> Self {
        Self(_outcome: .success(resolvedPlaybackRepeatMode.intentValue))
    }
    open class func confirmationRequired(with playbackRepeatModeToConfirm: INPlaybackRepeatMode) -> Self {
        Self(_outcome: .confirmationRequired(playbackRepeatModeToConfirm.intentValue, reason: nil))
    }
}

open class INRadioTypeResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedRadioType: INRadioType) -> Self {
        Self(_outcome: .success(resolvedRadioType.intentValue))
    }
    open class func confirmationRequired(with radioTypeToConfirm: INRadioType) -> Self {
        Self(_outcome: .confirmationRequired(radioTypeToConfirm.intentValue, reason: nil))
    }
}

open class INRelativeReferenceResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedRelativeReference: INRelativeReference) -> Self {
        Self(_outcome: .success(resolvedRelativeReference.intentValue))
    }
    open class func confirmationRequired(with relativeReferenceToConfirm: INRelativeReference) -> Self {
        Self(_outcome: .confirmationRequired(relativeReferenceToConfirm.intentValue, reason: nil))
    }
}

open class INRelativeSettingResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedRelativeSetting: INRelativeSetting) -> Self {
        Self(_outcome: .success(resolvedRelativeSetting.intentValue))
    }
    open class func confirmationRequired(with relativeSettingToConfirm: INRelativeSetting) -> Self {
        Self(_outcome: .confirmationRequired(relativeSettingToConfirm.intentValue, reason: nil))
    }
}

open class INRequestPaymentCurrencyAmountResolutionResult: INCurrencyAmountResolutionResult {
    open class func unsupported(forReason reason: INRequestPaymentCurrencyAmountUnsupportedReason) -> Self {
        Self(_outcome: .unsupported(reason: Int64(reason.rawValue)))
    }
    public convenience init(currencyAmountResolutionResult: INCurrencyAmountResolutionResult) {
        self.init(_outcome: currencyAmountResolutionResult.outcome)
    }
}

open class INRequestPaymentPayerResolutionResult: INPersonResolutionResult {
    open class func unsupported(forReason reason: INRequestPaymentPayerUnsupportedReason) -> Self {
        Self(_outcome: .unsupported(reason: Int64(reason.rawValue)))
    }
    public convenience init(personResolutionResult: INPersonResolutionResult) {
        self.init(_outcome: personResolutionResult.outcome)
    }
}

open class INRestaurantGuestResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedRestaurantGuest: INRestaurantGuest) -> Self {
        Self(_outcome: .success(resolvedRestaurantGuest.intentValue))
    }
    open class func disambiguation(with restaurantGuestsToDisambiguate: [INRestaurantGuest]) -> Self {
        Self(_outcome: .disambiguation(restaurantGuestsToDisambiguate.map(\.intentValue)))
    }
    open class func confirmationRequired(with restaurantGuestToConfirm: INRestaurantGuest?) -> Self {
        Self(_outcome: .confirmationRequired(restaurantGuestToConfirm?.intentValue, reason: nil))
    }
}

open class INRestaurantResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedRestaurant: INRestaurant) -> Self {
        Self(_outcome: .success(resolvedRestaurant.intentValue))
    }
    open class func disambiguation(with restaurantsToDisambiguate: [INRestaurant]) -> Self {
        Self(_outcome: .disambiguation(restaurantsToDisambiguate.map(\.intentValue)))
    }
    open class func confirmationRequired(with restaurantToConfirm: INRestaurant?) -> Self {
        Self(_outcome: .confirmationRequired(restaurantToConfirm?.intentValue, reason: nil))
    }
}

open class INSearchForMediaMediaItemResolutionResult: INMediaItemResolutionResult {
    open class func successes(with resolvedMediaItems: [INMediaItem]) -> [INSearchForMediaMediaItemResolutionResult] {
        resolvedMediaItems.map { Self(_outcome: .success($0.intentValue)) }
    }
    open class func unsupported(forReason reason: INSearchForMediaMediaItemUnsupportedReason) -> Self {
        Self(_outcome: .unsupported(reason: Int64(reason.rawValue)))
    }
    public convenience init(mediaItemResolutionResult: INMediaItemResolutionResult) {
        self.init(_outcome: mediaItemResolutionResult.outcome)
    }
}

open class INSendMessageRecipientResolutionResult: INPersonResolutionResult {
    open class func unsupported(forReason reason: INSendMessageRecipientUnsupportedReason) -> Self {
        Self(_outcome: .unsupported(reason: Int64(reason.rawValue)))
    }
    public convenience init(personResolutionResult: INPersonResolutionResult) {
        self.init(_outcome: personResolutionResult.outcome)
    }
}

open class INSendPaymentCurrencyAmountResolutionResult: INCurrencyAmountResolutionResult {
    open class func unsupported(forReason reason: INSendPaymentCurrencyAmountUnsupportedReason) -> Self {
        Self(_outcome: .unsupported(reason: Int64(reason.rawValue)))
    }
    public convenience init(currencyAmountResolutionResult: INCurrencyAmountResolutionResult) {
        self.init(_outcome: currencyAmountResolutionResult.outcome)
    }
}

open class INSendPaymentPayeeResolutionResult: INPersonResolutionResult {
    open class func unsupported(forReason reason: INSendPaymentPayeeUnsupportedReason) -> Self {
        Self(_outcome: .unsupported(reason: Int64(reason.rawValue)))
    }
    public convenience init(personResolutionResult: INPersonResolutionResult) {
        self.init(_outcome: personResolutionResult.outcome)
    }
}

open class INSetTaskAttributeTemporalEventTriggerResolutionResult: INTemporalEventTriggerResolutionResult {
    open class func unsupported(forReason reason: INSetTaskAttributeTemporalEventTriggerUnsupportedReason) -> Self {
        Self(_outcome: .unsupported(reason: Int64(reason.rawValue)))
    }
    public convenience init(temporalEventTriggerResolutionResult: INTemporalEventTriggerResolutionResult) {
        self.init(_outcome: temporalEventTriggerResolutionResult.outcome)
    }
}

open class INSnoozeTasksTaskResolutionResult: INTaskResolutionResult {
    open class func unsupported(forReason reason: INSnoozeTasksTaskUnsupportedReason) -> Self {
        Self(_outcome: .unsupported(reason: Int64(reason.rawValue)))
    }
    public convenience init(taskResolutionResult: INTaskResolutionResult) {
        self.init(_outcome: taskResolutionResult.outcome)
    }
}

open class INSpatialEventTriggerResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedSpatialEventTrigger: INSpatialEventTrigger) -> Self {
        Self(_outcome: .success(resolvedSpatialEventTrigger.intentValue))
    }
    open class func disambiguation(with spatialEventTriggersToDisambiguate: [INSpatialEventTrigger]) -> Self {
        Self(_outcome: .disambiguation(spatialEventTriggersToDisambiguate.map(\.intentValue)))
    }
    open class func confirmationRequired(with spatialEventTriggerToConfirm: INSpatialEventTrigger?) -> Self {
        Self(_outcome: .confirmationRequired(spatialEventTriggerToConfirm?.intentValue, reason: nil))
    }
}

open class INSpeakableStringResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedString: INSpeakableString) -> Self {
        Self(_outcome: .success(resolvedString.intentValue))
    }
    open class func disambiguation(with stringsToDisambiguate: [INSpeakableString]) -> Self {
        Self(_outcome: .disambiguation(stringsToDisambiguate.map(\.intentValue)))
    }
    open class func confirmationRequired(with stringToConfirm: INSpeakableString?) -> Self {
        Self(_outcome: .confirmationRequired(stringToConfirm?.intentValue, reason: nil))
    }
}

open class INSpeedResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedSpeed: Measurement<UnitSpeed>) -> Self {
        Self(_outcome: .success(resolvedSpeed.intentValue))
    }
    open class func disambiguation(with speedToDisambiguate: [Measurement<UnitSpeed>]) -> Self {
        Self(_outcome: .disambiguation(speedToDisambiguate.map(\.intentValue)))
    }
    open class func confirmationRequired(with speedToConfirm: Measurement<UnitSpeed>?) -> Self {
        Self(_outcome: .confirmationRequired(speedToConfirm?.intentValue, reason: nil))
    }
}

open class INStartCallCallCapabilityResolutionResult: INCallCapabilityResolutionResult {
    open class func unsupported(forReason reason: INStartCallCallCapabilityUnsupportedReason) -> Self {
        Self(_outcome: .unsupported(reason: Int64(reason.rawValue)))
    }
    public convenience init(callCapabilityResolutionResult: INCallCapabilityResolutionResult) {
        self.init(_outcome: callCapabilityResolutionResult.outcome)
    }
}

open class INStartCallCallRecordToCallBackResolutionResult: INCallRecordResolutionResult {
    open class func unsupported(forReason reason: INStartCallCallRecordToCallBackUnsupportedReason) -> Self {
        Self(_outcome: .unsupported(reason: Int64(reason.rawValue)))
    }
    public convenience init(callRecordResolutionResult: INCallRecordResolutionResult) {
        self.init(_outcome: callRecordResolutionResult.outcome)
    }
}

open class INStartCallContactResolutionResult: INPersonResolutionResult {
    open class func unsupported(forReason reason: INStartCallContactUnsupportedReason) -> Self {
        Self(_outcome: .unsupported(reason: Int64(reason.rawValue)))
    }
    public convenience init(personResolutionResult: INPersonResolutionResult) {
        self.init(_outcome: personResolutionResult.outcome)
    }
}

open class INStringResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedString: String) -> Self {
        Self(_outcome: .success(resolvedString.intentValue))
    }
    open class func disambiguation(with stringsToDisambiguate: [String]) -> Self {
        Self(_outcome: .disambiguation(stringsToDisambiguate.map(\.intentValue)))
    }
    open class func confirmationRequired(with stringToConfirm: String?) -> Self {
        Self(_outcome: .confirmationRequired(stringToConfirm?.intentValue, reason: nil))
    }
}

open class INTaskListResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedTaskList: INTaskList) -> Self {
        Self(_outcome: .success(resolvedTaskList.intentValue))
    }
    open class func disambiguation(with taskListsToDisambiguate: [INTaskList]) -> Self {
        Self(_outcome: .disambiguation(taskListsToDisambiguate.map(\.intentValue)))
    }
    open class func confirmationRequired(with taskListToConfirm: INTaskList?) -> Self {
        Self(_outcome: .confirmationRequired(taskListToConfirm?.intentValue, reason: nil))
    }
}

open class INTaskPriorityResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedTaskPriority: INTaskPriority) -> Self {
        Self(_outcome: .success(resolvedTaskPriority.intentValue))
    }
    open class func confirmationRequired(with taskPriorityToConfirm: INTaskPriority) -> Self {
        Self(_outcome: .confirmationRequired(taskPriorityToConfirm.intentValue, reason: nil))
    }
}

open class INTaskResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedTask: INTask) -> Self {
        Self(_outcome: .success(resolvedTask.intentValue))
    }
    open class func disambiguation(with tasksToDisambiguate: [INTask]) -> Self {
        Self(_outcome: .disambiguation(tasksToDisambiguate.map(\.intentValue)))
    }
    open class func confirmationRequired(with taskToConfirm: INTask?) -> Self {
        Self(_outcome: .confirmationRequired(taskToConfirm?.intentValue, reason: nil))
    }
}

open class INTaskStatusResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedTaskStatus: INTaskStatus) -> Self {
        Self(_outcome: .success(resolvedTaskStatus.intentValue))
    }
    open class func confirmationRequired(with taskStatusToConfirm: INTaskStatus) -> Self {
        Self(_outcome: .confirmationRequired(taskStatusToConfirm.intentValue, reason: nil))
    }
}

open class INTemperatureResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedTemperature: Measurement<UnitTemperature>) -> Self {
        Self(_outcome: .success(resolvedTemperature.intentValue))
    }
    open class func disambiguation(with temperaturesToDisambiguate: [Measurement<UnitTemperature>]) -> Self {
        Self(_outcome: .disambiguation(temperaturesToDisambiguate.map(\.intentValue)))
    }
    open class func confirmationRequired(with temperatureToConfirm: Measurement<UnitTemperature>?) -> Self {
        Self(_outcome: .confirmationRequired(temperatureToConfirm?.intentValue, reason: nil))
    }
}

open class INTemporalEventTriggerResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedTemporalEventTrigger: INTemporalEventTrigger) -> Self {
        Self(_outcome: .success(resolvedTemporalEventTrigger.intentValue))
    }
    open class func disambiguation(with temporalEventTriggersToDisambiguate: [INTemporalEventTrigger]) -> Self {
        Self(_outcome: .disambiguation(temporalEventTriggersToDisambiguate.map(\.intentValue)))
    }
    open class func confirmationRequired(with temporalEventTriggerToConfirm: INTemporalEventTrigger?) -> Self {
        Self(_outcome: .confirmationRequired(temporalEventTriggerToConfirm?.intentValue, reason: nil))
    }
}

open class INTemporalEventTriggerTypeOptionsResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedTemporalEventTriggerTypeOptions: INTemporalEventTriggerTypeOptions = []) -> Self {
        Self(_outcome: .success(resolvedTemporalEventTriggerTypeOptions.intentValue))
    }
    open class func confirmationRequired(with temporalEventTriggerTypeOptionsToConfirm: INTemporalEventTriggerTypeOptions = []) -> Self {
        Self(_outcome: .confirmationRequired(temporalEventTriggerTypeOptionsToConfirm.intentValue, reason: nil))
    }
}

open class INTimeIntervalResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedTimeInterval: TimeInterval) -> Self {
        Self(_outcome: .success(resolvedTimeInterval.intentValue))
    }
    open class func confirmationRequired(with timeIntervalToConfirm: TimeInterval) -> Self {
        Self(_outcome: .confirmationRequired(timeIntervalToConfirm.intentValue, reason: nil))
    }
}

open class INURLResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedURL: URL) -> Self {
        Self(_outcome: .success(resolvedURL.intentValue))
    }
    open class func disambiguation(with urlsToDisambiguate: [URL]) -> Self {
        Self(_outcome: .disambiguation(urlsToDisambiguate.map(\.intentValue)))
    }
    open class func confirmationRequired(with urlToConfirm: URL?) -> Self {
        Self(_outcome: .confirmationRequired(urlToConfirm?.intentValue, reason: nil))
    }
}

open class INUpdateMediaAffinityMediaItemResolutionResult: INMediaItemResolutionResult {
    open class func successes(with resolvedMediaItems: [INMediaItem]) -> [INUpdateMediaAffinityMediaItemResolutionResult] {
        resolvedMediaItems.map { Self(_outcome: .success($0.intentValue)) }
    }
    open class func unsupported(forReason reason: INUpdateMediaAffinityMediaItemUnsupportedReason) -> Self {
        Self(_outcome: .unsupported(reason: Int64(reason.rawValue)))
    }
    public convenience init(mediaItemResolutionResult: INMediaItemResolutionResult) {
        self.init(_outcome: mediaItemResolutionResult.outcome)
    }
}

open class INVisualCodeTypeResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedVisualCodeType: INVisualCodeType) -> Self {
        Self(_outcome: .success(resolvedVisualCodeType.intentValue))
    }
    open class func confirmationRequired(with visualCodeTypeToConfirm: INVisualCodeType) -> Self {
        Self(_outcome: .confirmationRequired(visualCodeTypeToConfirm.intentValue, reason: nil))
    }
}

open class INVolumeResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedVolume: Measurement<UnitVolume>) -> Self {
        Self(_outcome: .success(resolvedVolume.intentValue))
    }
    open class func disambiguation(with volumeToDisambiguate: [Measurement<UnitVolume>]) -> Self {
        Self(_outcome: .disambiguation(volumeToDisambiguate.map(\.intentValue)))
    }
    open class func confirmationRequired(with volumeToConfirm: Measurement<UnitVolume>?) -> Self {
        Self(_outcome: .confirmationRequired(volumeToConfirm?.intentValue, reason: nil))
    }
}

open class INWorkoutGoalUnitTypeResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedWorkoutGoalUnitType: INWorkoutGoalUnitType) -> Self {
        Self(_outcome: .success(resolvedWorkoutGoalUnitType.intentValue))
    }
    open class func confirmationRequired(with workoutGoalUnitTypeToConfirm: INWorkoutGoalUnitType) -> Self {
        Self(_outcome: .confirmationRequired(workoutGoalUnitTypeToConfirm.intentValue, reason: nil))
    }
}

open class INWorkoutLocationTypeResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedWorkoutLocationType: INWorkoutLocationType) -> Self {
        Self(_outcome: .success(resolvedWorkoutLocationType.intentValue))
    }
    open class func confirmationRequired(with workoutLocationTypeToConfirm: INWorkoutLocationType) -> Self {
        Self(_outcome: .confirmationRequired(workoutLocationTypeToConfirm.intentValue, reason: nil))
    }
}

