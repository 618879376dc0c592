package import PositionedJSON

/// The entries of one key in several owners, made into one with every difference left open.
package struct EntryMerge: Sendable {
  /// One owner's entry.
  package struct Copy: Sendable, Hashable {
    package var owner: String
    package var entry: JSONFragment

    package init(owner: String, entry: JSONFragment) {
      self.owner = owner
      self.entry = entry
    }
  }

  private let copies: [Copy]

  package init(_ copies: [Copy]) { self.copies = copies }

  /// The members in byte order, then the localizations by language.
  package var parts: [PlannedPart] {
    let members = copies.map { ($0.owner, Self.members($0.entry).filter { $0.key != "localizations" }) }
    let localizations = copies.map { ($0.owner, Self.localizations($0.entry)) }
    return Self.parts(members, isLocalization: false) + Self.parts(localizations, isLocalization: true)
  }

  private static func parts(
    _ copies: [(owner: String, members: [JSONFragment.Member])], isLocalization: Bool
  ) -> [PlannedPart] {
    let names = Set(copies.flatMap { $0.members.map(\.key) })
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { name in
      var choices: [PlannedPart.Choice] = []
      for (owner, members) in copies {
        let stated = members.last { $0.key == name }?.value
        guard let value = stated ?? (isLocalization ? nil : Self.unstated[name]) else { continue }
        if let index = choices.firstIndex(where: { $0.value.hasSameMeaning(as: value) }) {
          choices[index].owners.append(owner)
        } else {
          choices.append(.init(owners: [owner], value: value))
        }
      }
      return PlannedPart(name, isLocalization: isLocalization, choices: choices)
    }
  }

  /// What an entry says by lacking a member.
  private static let unstated: [String: JSONFragment] = ["shouldTranslate": .boolean(true)]

  private static func members(_ fragment: JSONFragment) -> [JSONFragment.Member] {
    if case .object(let members) = fragment { members } else { [] }
  }

  private static func localizations(_ entry: JSONFragment) -> [JSONFragment.Member] {
    members(entry).last { $0.key == "localizations" }.map { members($0.value) } ?? []
  }
}
