import Foundation
import PackagePlugin

/// Compiles the text files beside a target's sources into that target.
@main struct GrammarPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let target = target as? SourceModuleTarget else { return [] }
    let inputs = target.sourceFiles.map(\.url)
      .filter { ["grammar", "lexicon"].contains($0.pathExtension) }
      .sorted { $0.path < $1.path }
    let output = context.pluginWorkDirectoryURL.appending(path: "CompiledGrammars.swift")
    return [
      .buildCommand(
        displayName: "Compiling \(inputs.count) grammar files",
        executable: try context.tool(named: "grammarc").url,
        arguments: [output.path, target.directoryURL.path] + inputs.map(\.path),
        inputFiles: inputs, outputFiles: [output])
    ]
  }
}
