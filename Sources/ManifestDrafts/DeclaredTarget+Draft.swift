import Findings
import Projects

extension DeclaredTarget {
  /// Where it was declared, for a comment.
  var origin: String { "target \(name) of \(project) (\(kind.rawValue))" }
}
