import CallSites
import Findings
import OwnershipManifest

/// A look-up whose key only running code knows.
struct ComposedLookUp {
  /// The owners of the bundles that may be asked.
  var owners: Set<String>
  /// Nil where syntax does not show it.
  var table: String?
  /// What is known of the key: `status.*` of `"status.\(state)"`.
  var pattern: Glob
  /// As the code has it.
  var written: String
  var place: SourcePlace

  func mayMean(_ key: String, of owner: String, in table: String) -> Bool {
    owners.contains(owner) && (self.table == nil || self.table == table) && pattern.matches(key)
  }

  /// The pieces of a literal, with `*` for each interpolation; `*` for anything else.
  static func pattern(of written: String) -> Glob {
    guard written.hasPrefix("\""), !written.hasPrefix("\"\"\""), written.hasSuffix("\""), written.utf8.count > 1 else {
      return Glob("*")
    }
    var pattern = ""
    var rest = written.dropFirst().dropLast()
    while let character = rest.popFirst() {
      guard character == "\\" else {
        // Behind the end of the literal the code goes on.
        if character == "\"" { return Glob("*") }
        pattern.append(character)
        continue
      }
      guard rest.first == "(" else { return Glob("*") }
      var depth = 0
      while let inner = rest.popFirst() {
        depth += inner == "(" ? 1 : inner == ")" ? -1 : 0
        if depth == 0 { break }
      }
      pattern.append("*")
    }
    return Glob(pattern)
  }
}
