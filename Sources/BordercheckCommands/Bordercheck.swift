import CommandLayer
import SimulatedDevice

/// The tool as a process.
package enum Bordercheck {
  /// Runs this process's command line and ends the process.
  package static func main() async -> Never {
    await CommandSet.bordercheck.runProcess { LiveChildren.ofThisProcess.endAtOnce() }
  }
}
