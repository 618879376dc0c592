import CommandLayer

/// The tool as a process.
package enum Bordercheck {
  /// Runs this process's command line and ends the process.
  package static func main() async -> Never { await CommandSet.bordercheck.runProcess() }
}
