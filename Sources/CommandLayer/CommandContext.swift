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

  package init(
    output: TextStream, messages: TextStream, environment: [String: String], currentDirectory: String
  ) {
    self.output = output
    self.messages = messages
    self.environment = environment
    self.currentDirectory = currentDirectory
  }

  /// The context of this process.
  package static func process() -> CommandContext {
    CommandContext(
      output: .descriptor(1), messages: .descriptor(2), environment: ProcessInfo.processInfo.environment,
      currentDirectory: FileManager.default.currentDirectoryPath)
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
