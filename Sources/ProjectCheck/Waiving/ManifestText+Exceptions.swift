import PositionedJSON

extension ManifestText {
  /// Where lines of exceptions are broken.
  private static let columns = 120

  /// The text with an exception behind those that are there, and the exception as it is written; nil where a reader would
  /// not find exactly that.
  func adding(_ waiver: Waiver) -> (text: [UInt8], exception: String, line: Int)? {
    let members = waiver.members
    let splices = document.appending(members, toRootArray: "exceptions", columns: Self.columns)
    let text = document.text(applying: splices)
    guard let changed = try? JSONDocument(text, dialect: .commented), changed.notices == document.notices,
      let exceptions = changed.root["exceptions"].map({ Array($0.elements) }), let added = exceptions.last,
      Self.says(added, members), Self.isSame(document, changed, but: exceptions.dropLast())
    else { return nil }
    return (text, added.spelling, added.position.line)
  }

  private static func says(_ node: JSONNode, _ members: [JSONFragment.Member]) -> Bool {
    let found = node.members.map { member in (member.key, member.value.string) }
    return found.count == members.count
      && zip(found, members).allSatisfy { found, member in
        if case .string(let text) = member.value { found.0 == member.key && found.1 == text } else { false }
      }
  }

  /// Whether everything that was there is written as it was.
  private static func isSame(_ before: JSONDocument, _ after: JSONDocument, but earlier: ArraySlice<JSONNode>) -> Bool {
    let others: (JSONDocument) -> [String] = { document in
      document.root.members.filter { !$0.isNamed("exceptions") }.map { "\($0.key):\($0.value.spelling)" }
    }
    return others(before) == others(after)
      && (before.root["exceptions"].map { $0.elements.map(\.spelling) } ?? []) == earlier.map(\.spelling)
  }
}
