import CommandLayer
import Foundation
import SimulatedDevice
import TreeTransactions

/// The tool as a process.
package enum Bordercheck {
  /// Runs this process's command line and ends the process.
  package static func main() async -> Never {
    // Another process of this program may have been killed amid a change of files, which is finished here.
    if CommandLine.arguments.dropFirst().first == CommitterArgument.word {
      exit(CommitterProcess.run(Array(CommandLine.arguments.dropFirst(2))))
    }
    let problems = StartUpTest().problems
    guard problems.isEmpty else {
      TextStream.descriptor(2).write(problems.map { "error: \($0)\n" }.joined())
      exit(ExitStatus.incomplete.rawValue)
    }
    await CommandSet.bordercheck.runProcess { LiveChildren.ofThisProcess.endAtOnce() }
  }
}
