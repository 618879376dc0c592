/// What a copy says in one language.
package struct CopyText: Sendable, Hashable {
  /// One text, and the way to it.
  package struct Form: Sendable, Hashable {
    /// `the text`, `plural one`, `device mac`, `count: plural few`.
    package var name: String
    package var text: String
    /// As the table has it: `translated`, `needs_review`, `new`; empty where it says none.
    package var state: String
  }

  package var language: String
  /// In the table's order.
  package var forms: [Form]

  /// The texts by the ways to them, which is what equal copies have in common; states are not texts.
  var meaning: [String: String] { Dictionary(forms.map { ($0.name, $0.text) }) { _, last in last } }
}
