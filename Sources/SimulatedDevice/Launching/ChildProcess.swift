internal import Dispatch

/// A program to start, with everything that it gets: nothing of the harness's own environment reaches it.
///
/// The child leads a process group of its own. However it ends, the rest of its group is ended with it and it is reaped
/// before `run` returns; no thread of the task pool is blocked meanwhile.
package struct ChildProcess: Sendable {
  /// Absolute path.
  package var executable: String
  /// Without the program's own name.
  package var arguments: [String]
  /// The whole environment.
  package var environment: [String: String]
  package var workingFolder: String
  /// Files that are created or emptied; standard input is empty.
  package var standardOutput: String
  package var standardError: String
  /// Further files that count against the output limit.
  package var watchedFiles: [String]
  package var limits: LaunchLimits

  package init(
    executable: String, arguments: [String] = [], environment: [String: String] = [:], workingFolder: String,
    standardOutput: String, standardError: String, watchedFiles: [String] = [], limits: LaunchLimits = LaunchLimits()
  ) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
    self.workingFolder = workingFolder
    self.standardOutput = standardOutput
    self.standardError = standardError
    self.watchedFiles = watchedFiles
    self.limits = limits
  }

  /// Starts the child and waits for its end; cancelling the task ends the child.
  ///
  /// - Parameter children: knows the child while it runs, so that a tool that must end at once can end it.
  package func run(among children: LiveChildren = .ofThisProcess) async -> ProcessResult {
    let child: RunningChild
    do {
      child = try children.start(self)
    } catch {
      return ProcessResult(end: error.end, standardErrorTail: "")
    }
    let end = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        DispatchQueue(label: "bordercheck.child").async {
          let watch = child.watch()
          let end = child.waitForEnd()
          watch.cancel()
          children.forget(child)
          continuation.resume(returning: end)
        }
      }
    } onCancel: {
      child.end(because: .cancelled)
    }
    return ProcessResult(end: end, standardErrorTail: FileTail.text(of: standardError))
  }
}
