import Foundation
import HarkTerminal

exit(await HarkProgram().run(Array(CommandLine.arguments.dropFirst())).rawValue)
