import Foundation
import HarkTerminal

// The main thread waits: an asynchronous main would end it, and a thread that ends is unwound, for which a static program first sorts all
// the stack frames that it knows, tens of milliseconds.
Task.detached { exit(await HarkProgram().run(Array(CommandLine.arguments.dropFirst())).rawValue) }
while true { pause() }
