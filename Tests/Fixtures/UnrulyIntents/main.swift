import IntentsExtensionMain

// Its own main, unlike an ordinary extension's, since it has two principal classes to choose from.
ExtensionMain.run(principals: ["IntentHandler": { IntentHandler() }, "CrashingHandler": { CrashingHandler() }])
