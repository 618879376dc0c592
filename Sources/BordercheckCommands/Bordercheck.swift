import CommandLayer
import Foundation
import SimulatedDevice

/// The tool as a process.
package enum Bordercheck {
  /// Runs this process's command line and ends the process.
  package static func main() async -> Never {
    let problems = StartUpTest().problems
    guard problems.isEmpty else {
      TextStream.descriptor(2).write(problems.map { "error: \($0)\n" }.joined())
      exit(ExitStatus.incomplete.rawValue)
    }
    await CommandSet.bordercheck.runProcess { LiveChildren.ofThisProcess.endAtOnce() }
  }
}
