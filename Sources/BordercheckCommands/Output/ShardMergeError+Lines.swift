import CommandLayer
import Reports

extension ShardMergeError: LocatedError {
  package var diagnosticLines: [String] {
    problems.map { problem in (problem.file.map { "\($0):1:1: " } ?? "") + "error: \(problem.message)" }
  }
}
