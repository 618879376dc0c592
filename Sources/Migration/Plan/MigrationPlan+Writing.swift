import PositionedJSON

extension MigrationPlan {
  /// The file, UTF-8, JSON with a comment at the top: the same bytes for the same plan.
  package var bytes: [UInt8] {
    Array(heading.utf8) + fragment.rendered(in: [Self.layout], indentation: "") + [UInt8(ascii: "\n")]
  }

  private static var layout: JSONLayout {
    var layout = JSONLayout.xcode
    layout.colon = ": "
    layout.empty = .blanks("")
    layout.escaping.escapesUnseen = true
    return layout
  }

  private var heading: String {
    let open = openParts.count
    let first = """
      // What moves to \(to), and what becomes of the code that asks for it. Nothing has been changed yet.
      // "do" of a message is "move" or "keep-separate"; "do" of an edit is "change" or "leave"; "becomes" may be edited.

      """
    guard open > 0 else { return first }
    return first + """
      // To decide: \(open) place\(open == 1 ? "" : "s") with "use": "". Write the owner whose version stands, or take out
      // "use" and write the "value" that all are to show.

      """
  }

  private var fragment: JSONFragment {
    .object([
      .init("formatVersion", .string(Self.formatVersion)),
      .init("from", .strings(from)),
      .init("to", .string(to)),
      .init("table", .string(table)),
      .init("messages", .array(messages.map(\.fragment))),
      .init("edits", .array(edits.map(\.fragment))),
      .init("byHand", .strings(byHand)),
      .init(
        "inputs",
        .object(
          inputs.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map {
            .init($0.key, .string($0.value))
          })),
    ])
  }
}

extension PlannedMessage {
  fileprivate var fragment: JSONFragment {
    var members: [JSONFragment.Member] = [.init("key", .string(key))]
    if newKey != key { members.append(.init("newKey", .string(newKey))) }
    members.append(.init("do", .string(decision.rawValue)))
    members.append(
      .init(
        "copies",
        .array(
          copies.map {
            .object([.init("owner", .string($0.owner)), .init("table", .string($0.table))])
          })))
    members.append(.init("entry", .object(parts.filter { !$0.isLocalization }.map(\.member))))
    members.append(.init("localizations", .object(parts.filter(\.isLocalization).map(\.member))))
    members.append(.init("missing", .strings(missingLanguages)))
    return .object(members)
  }
}

extension PlannedPart {
  fileprivate var member: JSONFragment.Member { .init(name, fragment) }

  private var fragment: JSONFragment {
    let value = JSONFragment.Member("value", self.value ?? .string(""))
    switch decision {
    case .agreed: return .object([.init("from", .strings(choices.flatMap(\.owners))), value])
    case .written: return .object([value, choicesMember])
    case .open: return .object([.init("use", .string("")), choicesMember])
    case .owner(let owner): return .object([.init("use", .string(owner)), choicesMember])
    }
  }

  private var choicesMember: JSONFragment.Member {
    .init(
      "choices",
      .array(
        choices.map {
          .object([.init("from", .strings($0.owners)), .init("value", $0.value)])
        }))
  }
}

extension PlannedEdit {
  fileprivate var fragment: JSONFragment {
    var members: [JSONFragment.Member] = [
      .init("do", .string(isWanted ? "change" : "leave")), .init("file", .string(file)), .init("line", .integer(line)),
    ]
    if isNewFile { members.append(.init("isNewFile", .boolean(true))) }
    members += [
      .init("was", .strings(was)), .init("becomes", .strings(becomes)), .init("messages", .strings(messages)),
    ]
    return .object(members)
  }
}

extension JSONFragment {
  fileprivate static func strings(_ texts: [String]) -> JSONFragment { .array(texts.map(JSONFragment.string)) }
}
