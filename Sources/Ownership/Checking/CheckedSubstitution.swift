package import Findings

/// A named part of a text, `%#@name@`, that varies by an argument of its own.
package struct CheckedSubstitution: Sendable {
  package var name: String
  package var place: SourcePlace
  /// 1-based; nil where it is not said.
  package var argNum: Int?
  /// `lld`; nil where it is not said.
  package var formatSpecifier: String?

  package init(name: String, place: SourcePlace, argNum: Int?, formatSpecifier: String?) {
    self.name = name
    self.place = place
    self.argNum = argNum
    self.formatSpecifier = formatSpecifier
  }
}
