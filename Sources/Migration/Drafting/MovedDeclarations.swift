import OwnershipManifest
import PositionedJSON

/// The `messages` of a manifest once messages have moved: the same products present them, of the new owner.
struct MovedDeclarations {
  /// The manifest's bytes.
  private(set) var text: [UInt8]

  private let plan: MigrationPlan

  init(_ plan: MigrationPlan, in text: [UInt8]) {
    self.plan = plan
    self.text = text
    for message in plan.messages {
      for copy in message.copies where copy.owner != plan.to || message.newKey != message.key {
        move(message, copy)
      }
    }
  }

  /// A declaration of this key alone becomes that of the new owner; one of many keys stays, and the new one is added.
  private mutating func move(_ message: PlannedMessage, _ copy: PlannedMessage.Copy) {
    guard let document = try? JSONDocument(text, dialect: .commented), document.bytes == text,
      let list = document.root["messages"], list.kind == .array
    else { return }
    for node in list.elements where covers(node, message.key, copy) {
      let splices =
        node["key"]?.string == message.key
        ? document.replacing(node, by: moved(node, message))
        : document.appending(moved(node, message), to: list)
      let changed = document.text(applying: splices)
      guard (try? JSONDocument(changed, dialect: .commented)) != nil else { return }
      text = changed
      return
    }
  }

  private func covers(_ node: JSONNode, _ key: String, _ copy: PlannedMessage.Copy) -> Bool {
    guard node["owner"]?.string == copy.owner, let declared = node["key"]?.string else { return false }
    return Glob(node["table"]?.string ?? "Localizable").matches(copy.table) && Glob(declared).matches(key)
  }

  /// The declaration for the new owner, whose own bundle every product asks.
  private func moved(_ node: JSONNode, _ message: PlannedMessage) -> JSONFragment {
    guard case .object(let members) = JSONFragment(node) else { return JSONFragment(node) }
    var result: [JSONFragment.Member] = [.init("owner", .string(plan.to))]
    if plan.table != "Localizable" { result.append(.init("table", .string(plan.table))) }
    result.append(.init("key", .string(message.newKey)))
    for member in members where !["owner", "table", "key"].contains(member.key) {
      result.append(.init(member.key, member.key == "in" ? Self.askingOwner(member.value) : member.value))
    }
    return .object(result)
  }

  private static func askingOwner(_ presentations: JSONFragment) -> JSONFragment {
    guard case .array(let elements) = presentations else { return presentations }
    return .array(
      elements.map { element in
        guard case .object(let members) = element else { return element }
        return .object(members.filter { $0.key != "asks" })
      })
  }
}

extension JSONDocument {
  /// Only the names change where the rest stays as it is, so that its lines keep their layout.
  fileprivate func replacing(_ node: JSONNode, by fragment: JSONFragment) -> [JSONSplice] {
    guard case .object(let members) = fragment, node.members.map(\.key).sorted() == members.map(\.key).sorted(),
      case .object(let before) = JSONFragment(node)
    else { return [JSONSplice(node.range, fragment.rendered(in: [inline], indentation: ""))] }
    let changed = members.filter { !before.contains($0) }
    return changed.compactMap { member in
      node[member.key].map { JSONSplice($0.range, member.value.rendered(in: [inline], indentation: "")) }
    }
  }

  fileprivate func appending(_ fragment: JSONFragment, to list: JSONNode) -> [JSONSplice] {
    guard let last = list.elements.reversed().first else { return [] }
    let line = bytes[..<last.range.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let blanks = bytes[line...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let item = Array((",\n").utf8) + blanks + fragment.rendered(in: [inline], indentation: "")
    return [JSONSplice(last.range.upperBound..<last.range.upperBound, item)]
  }

  /// On one line, with blanks as people write them.
  private var inline: JSONLayout {
    var inline = layout
    inline.indent = nil
    inline.colon = ": "
    inline.padding = " "
    inline.separator = ", "
    return inline
  }
}
