package import PositionedJSON

/// One message of a plan: the copies there are, and the entry that they become.
package struct PlannedMessage: Sendable, Hashable {
  package enum Decision: String, Sendable, Hashable, CaseIterable {
    case move
    /// The copies are not the same message, or not yet.
    case keepSeparate = "keep-separate"
  }

  /// A table that has the key.
  package struct Copy: Sendable, Hashable {
    package var owner: String
    package var table: String

    package init(owner: String, table: String) {
      self.owner = owner
      self.table = table
    }
  }

  package var key: String
  /// What the key is called afterwards; the same but in a plan that renames.
  package var newKey: String
  package var decision: Decision
  /// Those of `from` first, then that of the new owner, where it has one.
  package var copies: [Copy]
  /// Members of the entry, then its localizations by language.
  package var parts: [PlannedPart]
  /// Languages that the new owner must have and the entry lacks: no fallback of another product stands in for them.
  package var missingLanguages: [String]

  package init(key: String, newKey: String? = nil, copies: [Copy], parts: [PlannedPart]) {
    self.key = key
    self.newKey = newKey ?? key
    decision = .move
    self.copies = copies
    self.parts = parts
    missingLanguages = []
  }

  /// The entry that the new owner gets; nil while a part is open.
  package var entry: JSONFragment? {
    var members: [JSONFragment.Member] = []
    var localizations: [JSONFragment.Member] = []
    for part in parts {
      guard let value = part.value else { return nil }
      if let language = part.language {
        localizations.append(.init(language, value))
      } else {
        members.append(.init(part.name, value))
      }
    }
    if !localizations.isEmpty { members.append(.init("localizations", .object(localizations))) }
    return .object(members.sorted { KeyOrderOfMembers.precedes($0.key, $1.key) })
  }
}

/// The order in which Xcode writes the members of an entry: by their letters.
private enum KeyOrderOfMembers {
  static func precedes(_ left: String, _ right: String) -> Bool { left.utf8.lexicographicallyPrecedes(right.utf8) }
}
