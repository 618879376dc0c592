package import PositionedJSON

/// One member of an entry, or what it says in one language, with every copy's version of it.
package struct PlannedPart: Sendable, Hashable {
  /// What some of the copies say.
  package struct Choice: Sendable, Hashable {
    /// Owners, in the plan's order.
    package var owners: [String]
    package var value: JSONFragment

    package init(owners: [String], value: JSONFragment) {
      self.owners = owners
      self.value = value
    }
  }

  package enum Decision: Sendable, Hashable {
    /// All who have it say the same.
    case agreed
    /// Nobody has said yet which one stands.
    case open
    /// That of this owner.
    case owner(String)
    /// A value that a person wrote.
    case written(JSONFragment)
  }

  /// `comment`, `extractionState`, …; of a localization the language.
  package var name: String
  package var isLocalization: Bool
  /// Each different version once, never empty.
  package var choices: [Choice]
  package var decision: Decision

  package init(_ name: String, isLocalization: Bool, choices: [Choice]) {
    self.name = name
    self.isLocalization = isLocalization
    self.choices = choices
    decision = choices.count == 1 ? .agreed : .open
  }

  package var language: String? { isLocalization ? name : nil }

  /// What the entry says; nil while that is open.
  package var value: JSONFragment? {
    switch decision {
    case .agreed: choices.first?.value
    case .open: nil
    case .owner(let owner): choices.first { $0.owners.contains(owner) }?.value
    case .written(let value): value
    }
  }

  /// Owners that have it and say something else than what was decided: what their products show changes.
  package var outvoted: [String] {
    guard let value else { return [] }
    return choices.filter { !$0.value.hasSameMeaning(as: value) }.flatMap(\.owners)
  }

  /// Owners whose readers would read other words than before, whatever forms the words have.
  package var reworded: [String] {
    guard let text = value?.mainText else { return [] }
    return choices.filter { $0.value.mainText.map { $0 != text } ?? false }.flatMap(\.owners)
  }

  /// What the versions differ in.
  package var difference: Difference? {
    guard choices.count > 1 else { return nil }
    let shapes = Set(choices.map { $0.value.shape })
    if shapes.count > 1 { return .shape }
    let texts = choices.map { $0.value.texts }
    return texts.allSatisfy { $0 == texts[0] } ? .state : .text
  }

  package enum Difference: String, Sendable, Hashable, CaseIterable {
    /// Words.
    case text
    /// Plain here, with plural forms there.
    case shape
    /// The same words, translated here and to be reviewed there.
    case state
  }
}
