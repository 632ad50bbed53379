#include "CatalogueData.h"

#include <string.h>

// The catalogue's JSON, inside the binary: no file to find at run time, and nothing read before it is asked for.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char FactsCalls[] = {
#embed "Facts/Calls.json"
};
static const unsigned char FactsCarCommands[] = {
#embed "Facts/CarCommands.json"
};
static const unsigned char FactsCarPlay[] = {
#embed "Facts/CarPlay.json"
};
static const unsigned char FactsConstants[] = {
#embed "Facts/Constants.json"
};
static const unsigned char FactsEnumerations[] = {
#embed "Facts/Enumerations.json"
};
static const unsigned char FactsFocusStatus[] = {
#embed "Facts/FocusStatus.json"
};
static const unsigned char FactsIndex[] = {
#embed "Facts/Index.json"
};
static const unsigned char FactsMedia[] = {
#embed "Facts/Media.json"
};
static const unsigned char FactsMessages[] = {
#embed "Facts/Messages.json"
};
static const unsigned char FactsNotesAndLists[] = {
#embed "Facts/NotesAndLists.json"
};
static const unsigned char FactsPayments[] = {
#embed "Facts/Payments.json"
};
static const unsigned char FactsPhotos[] = {
#embed "Facts/Photos.json"
};
static const unsigned char FactsProtocols[] = {
#embed "Facts/Protocols.json"
};
static const unsigned char FactsRadio[] = {
#embed "Facts/Radio.json"
};
static const unsigned char FactsReservations[] = {
#embed "Facts/Reservations.json"
};
static const unsigned char FactsResolutionResults[] = {
#embed "Facts/ResolutionResults.json"
};
static const unsigned char FactsRestaurantReservations[] = {
#embed "Facts/RestaurantReservations.json"
};
static const unsigned char FactsRidesharing[] = {
#embed "Facts/Ridesharing.json"
};
static const unsigned char FactsTypes[] = {
#embed "Facts/Types.json"
};
static const unsigned char FactsVisualCode[] = {
#embed "Facts/VisualCode.json"
};
static const unsigned char FactsWorkouts[] = {
#embed "Facts/Workouts.json"
};
static const unsigned char BehaviourCalls[] = {
#embed "Behaviour/Calls.json"
};
static const unsigned char BehaviourCarCommands[] = {
#embed "Behaviour/CarCommands.json"
};
static const unsigned char BehaviourCarPlay[] = {
#embed "Behaviour/CarPlay.json"
};
static const unsigned char BehaviourFocusStatus[] = {
#embed "Behaviour/FocusStatus.json"
};
static const unsigned char BehaviourMedia[] = {
#embed "Behaviour/Media.json"
};
static const unsigned char BehaviourMessages[] = {
#embed "Behaviour/Messages.json"
};
static const unsigned char BehaviourNotesAndLists[] = {
#embed "Behaviour/NotesAndLists.json"
};
static const unsigned char BehaviourPayments[] = {
#embed "Behaviour/Payments.json"
};
static const unsigned char BehaviourPhotos[] = {
#embed "Behaviour/Photos.json"
};
static const unsigned char BehaviourRadio[] = {
#embed "Behaviour/Radio.json"
};
static const unsigned char BehaviourReservations[] = {
#embed "Behaviour/Reservations.json"
};
static const unsigned char BehaviourRestaurantReservations[] = {
#embed "Behaviour/RestaurantReservations.json"
};
static const unsigned char BehaviourRidesharing[] = {
#embed "Behaviour/Ridesharing.json"
};
static const unsigned char BehaviourVisualCode[] = {
#embed "Behaviour/VisualCode.json"
};
static const unsigned char BehaviourWorkouts[] = {
#embed "Behaviour/Workouts.json"
};

static const struct {
    const char *name;
    const unsigned char *bytes;
    size_t length;
} files[] = {
    {"Facts/Calls", FactsCalls, sizeof FactsCalls},
    {"Facts/CarCommands", FactsCarCommands, sizeof FactsCarCommands},
    {"Facts/CarPlay", FactsCarPlay, sizeof FactsCarPlay},
    {"Facts/Constants", FactsConstants, sizeof FactsConstants},
    {"Facts/Enumerations", FactsEnumerations, sizeof FactsEnumerations},
    {"Facts/FocusStatus", FactsFocusStatus, sizeof FactsFocusStatus},
    {"Facts/Index", FactsIndex, sizeof FactsIndex},
    {"Facts/Media", FactsMedia, sizeof FactsMedia},
    {"Facts/Messages", FactsMessages, sizeof FactsMessages},
    {"Facts/NotesAndLists", FactsNotesAndLists, sizeof FactsNotesAndLists},
    {"Facts/Payments", FactsPayments, sizeof FactsPayments},
    {"Facts/Photos", FactsPhotos, sizeof FactsPhotos},
    {"Facts/Protocols", FactsProtocols, sizeof FactsProtocols},
    {"Facts/Radio", FactsRadio, sizeof FactsRadio},
    {"Facts/Reservations", FactsReservations, sizeof FactsReservations},
    {"Facts/ResolutionResults", FactsResolutionResults, sizeof FactsResolutionResults},
    {"Facts/RestaurantReservations", FactsRestaurantReservations, sizeof FactsRestaurantReservations},
    {"Facts/Ridesharing", FactsRidesharing, sizeof FactsRidesharing},
    {"Facts/Types", FactsTypes, sizeof FactsTypes},
    {"Facts/VisualCode", FactsVisualCode, sizeof FactsVisualCode},
    {"Facts/Workouts", FactsWorkouts, sizeof FactsWorkouts},
    {"Behaviour/Calls", BehaviourCalls, sizeof BehaviourCalls},
    {"Behaviour/CarCommands", BehaviourCarCommands, sizeof BehaviourCarCommands},
    {"Behaviour/CarPlay", BehaviourCarPlay, sizeof BehaviourCarPlay},
    {"Behaviour/FocusStatus", BehaviourFocusStatus, sizeof BehaviourFocusStatus},
    {"Behaviour/Media", BehaviourMedia, sizeof BehaviourMedia},
    {"Behaviour/Messages", BehaviourMessages, sizeof BehaviourMessages},
    {"Behaviour/NotesAndLists", BehaviourNotesAndLists, sizeof BehaviourNotesAndLists},
    {"Behaviour/Payments", BehaviourPayments, sizeof BehaviourPayments},
    {"Behaviour/Photos", BehaviourPhotos, sizeof BehaviourPhotos},
    {"Behaviour/Radio", BehaviourRadio, sizeof BehaviourRadio},
    {"Behaviour/Reservations", BehaviourReservations, sizeof BehaviourReservations},
    {"Behaviour/RestaurantReservations", BehaviourRestaurantReservations, sizeof BehaviourRestaurantReservations},
    {"Behaviour/Ridesharing", BehaviourRidesharing, sizeof BehaviourRidesharing},
    {"Behaviour/VisualCode", BehaviourVisualCode, sizeof BehaviourVisualCode},
    {"Behaviour/Workouts", BehaviourWorkouts, sizeof BehaviourWorkouts},
};

const unsigned char *hark_catalogue_file(const char *name, size_t *length) {
    for (size_t index = 0; index < sizeof files / sizeof files[0]; index++) {
        if (strcmp(files[index].name, name) == 0) {
            *length = files[index].length;
            return files[index].bytes;
        }
    }
    *length = 0;
    return NULL;
}
