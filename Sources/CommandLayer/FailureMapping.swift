import Foundation

/// An error that brings its own lines, such as `file:line:column: error: …`, one for each problem.
package protocol LocatedError: Error {
  /// Complete lines without line ends, in the order they are printed.
  var diagnosticLines: [String] { get }
}

/// The one place where an error becomes a message and a status.
struct FailureMapping {
  let set: CommandSet
  let context: CommandContext

  func report(_ error: any Error) -> ExitStatus {
    switch error {
    case let error as UsageError:
      context.messages.write(usage(error))
      return .usage
    case let error as any CommandLineError where error.isOfCommandLine:
      context.messages.write("error: \(error)\n")
      return .usage
    case is CancellationError:
      context.messages.write("interrupted\n")
      return .interrupted
    case let error as any LocatedError:
      context.messages.write(error.diagnosticLines.map { "\($0)\n" }.joined())
      return .incomplete
    case let error as CocoaError:
      let path = error.filePath.map { "\($0): " } ?? ""
      context.messages.write("error: \(path)\(error.localizedDescription)\n")
      return .incomplete
    default:
      context.messages.write("error: \(error)\n")
      return .incomplete
    }
  }

  /// The system's text for an error number.
  static func reason(_ number: Int32) -> String { String(cString: strerror(number)) }

  private func usage(_ error: UsageError) -> String {
    let command = set.descriptions.first { $0.name == error.command }
    let usage = command.map { "usage: \(set.tool) \($0.usage)\n" } ?? ""
    let topic = error.command.map { "\($0) --help" } ?? "--help"
    let problems = error.problems.map { "error: \($0)\n" }.joined()
    return "\(problems)\(usage)see '\(set.tool) \(topic)'\n"
  }
}
