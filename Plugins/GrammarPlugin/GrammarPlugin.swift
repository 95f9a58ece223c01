import Foundation
import PackagePlugin

/// Compiles the text files beside a target's sources into that target.
@main struct GrammarPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let target = target as? SourceModuleTarget else { return [] }
    let inputs = target.sourceFiles.map(\.url)
      .filter { ["grammar", "lexicon", "csv"].contains($0.pathExtension) }
      .sorted { $0.path < $1.path }
    let output = context.pluginWorkDirectoryURL.appending(path: "Compiled.swift")
    return [
      .buildCommand(
        displayName: "Compiling \(inputs.count) files of \(target.name)",
        executable: try context.tool(named: "grammarc").url,
        arguments: [output.path, target.directoryURL.path] + inputs.map(\.path),
        inputFiles: inputs, outputFiles: [output])
    ]
  }
}
