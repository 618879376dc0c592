import Foundation

/// Everything a command gets from outside, handed in so that the whole tool runs inside a test.
package struct CommandContext: Sendable {
  /// Takes results.
  package var output: TextStream
  /// Takes messages and progress.
  package var messages: TextStream
  package var environment: [String: String]
  /// Absolute path; relative paths of a command line are relative to it.
  package var currentDirectory: String
  /// How a person starts this tool from the working folder, for commands that are printed to be copied.
  package var invocation: [String]
  /// Everything on standard input, for an option that says `-`; nil where it cannot be read.
  package var input: @Sendable () -> [UInt8]?

  package init(
    output: TextStream, messages: TextStream, environment: [String: String], currentDirectory: String,
    invocation: [String] = [], input: @escaping @Sendable () -> [UInt8]? = { StandardInput.bytes() }
  ) {
    self.output = output
    self.messages = messages
    self.environment = environment
    self.currentDirectory = currentDirectory
    self.invocation = invocation
    self.input = input
  }

  /// The context of this process.
  package static func process() -> CommandContext {
    let folder = FileManager.default.currentDirectoryPath
    return CommandContext(
      output: .descriptor(1), messages: .descriptor(2), environment: ProcessInfo.processInfo.environment,
      currentDirectory: folder, invocation: invocation(of: CommandLine.arguments.first ?? "", in: folder))
  }

  /// The words that start the executable `path` again from `folder`.
  ///
  /// What `swift run` has built there is started by `swift run`, and what was found by its name alone by that name.
  package static func invocation(of path: String, in folder: String) -> [String] {
    let name = String(path.split(separator: "/").last ?? "")
    if !path.contains("/") { return [name] }
    if path.hasPrefix("\(folder)/.build/") || path.hasPrefix(".build/") { return ["swift", "run", name] }
    return [path.hasPrefix("\(folder)/") ? "." + path.dropFirst(folder.count) : path]
  }

  /// `path` as an absolute one, without `.` and `..`.
  package func absolute(_ path: String) -> String {
    let isAbsolute = path.hasPrefix("/")
    return URL(filePath: isAbsolute ? path : "\(currentDirectory)/\(path)").standardizedFileURL.path(
      percentEncoded: false
    )
    .droppingTrailingSlash
  }

  /// Columns of the help: those of the terminal up to 100, and 80 where there is none.
  package var helpColumns: Int { min(output.columns ?? 80, 100) }
}

extension String {
  fileprivate var droppingTrailingSlash: String { count > 1 && hasSuffix("/") ? String(dropLast()) : self }
}
