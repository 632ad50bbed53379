import PackagePlugin

@main
struct ExtensionEntryPoint: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] { [] }
}
