/// Why a command could not do its work, in the sentence to print, and the program's exit code.
struct CommandFailure: Error {
    var message: String
    var status: Int32 = 1
}
