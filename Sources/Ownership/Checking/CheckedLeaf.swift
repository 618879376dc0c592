package import Findings

/// One text with its state, and the way that leads to it.
///
/// It is a class for the same reason as `CheckedEntry`.
package final class CheckedLeaf: Sendable {
  /// A step on the way: `device` → `mac`, `plural` → `one`, `substitution` → its name, `width` → `20`, `phrase` → `0`.
  package struct Step: Sendable, Hashable {
    package var axis: String
    package var name: String

    package init(_ axis: String, _ name: String) {
      self.axis = axis
      self.name = name
    }
  }

  /// Empty for a plain text.
  package let path: [Step]
  package let text: String
  /// What stands for arguments in the text.
  package let specifiers: SpecifierList
  /// As it is written; `translated` in legacy tables, empty where a catalog has none.
  package let state: String
  /// Where the text stands.
  package let place: SourcePlace

  package init(path: [Step], text: String, state: String, place: SourcePlace) {
    self.path = path
    self.text = text
    specifiers = SpecifierList(text)
    self.state = state
    self.place = place
  }

  /// The plural category of the last plural step.
  package var pluralCategory: String? { path.last { $0.axis == "plural" }?.name }
  /// The substitution that it is a form of.
  package var substitution: String? { path.first { $0.axis == "substitution" }?.name }
  package var device: String? { path.first { $0.axis == "device" }?.name }
  package var isPhrase: Bool { path.first?.axis == "phrase" }
}
