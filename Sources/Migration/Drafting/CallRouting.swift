import CallSites
import Findings
import Ownership
import OwnershipManifest
import PositionedJSON
import ProjectCheck
import Projects
import SwiftSources

/// The code that asks for what moves, and what it becomes.
struct CallRouting {
  private(set) var edits: [PlannedEdit] = []
  private(set) var byHand: [String] = []
  /// New names of the messages whose calls become calls of an accessor.
  private(set) var accessorKeys: Set<String> = []
  /// Whether a call asks the owner's bundle by a constant.
  private(set) var usesBundle = false

  /// Products that show what moves and do not hold the new owner.
  private(set) var unlinkedProducts: [String] = []

  private let plan: MigrationPlan
  private let facts: CheckFacts
  private let needs: OwnerNeeds
  private let target: CheckedTable
  private let files: (String) -> [UInt8]?
  /// Files whose calls were routed.
  private var links: [(file: String, calls: [Call])] = []

  init(
    _ plan: MigrationPlan, _ facts: CheckFacts, needs: OwnerNeeds, target: CheckedTable,
    files: @escaping (String) -> [UInt8]?
  ) {
    self.files = files
    self.plan = plan
    self.facts = facts
    self.needs = needs
    self.target = target
    let calls = Self.calls(of: plan, in: facts)
    for (file, calls) in calls { route(calls, in: file, files) }
    noteComposed()
    let others = links.filter { link in link.calls.contains { !isInside($0) } }.map(\.file)
    let linking = ModuleLinks(to: needs.module, from: others, facts, files: files)
    edits += linking.edits
    byHand += linking.byHand
    noteProducts(calls.flatMap(\.calls))
  }

  private struct Call {
    var judged: JudgedLookUp
    var message: PlannedMessage
  }

  /// Look-ups that find a copy which is to go, by file.
  private static func calls(of plan: MigrationPlan, in facts: CheckFacts) -> [(file: String, calls: [Call])] {
    var messages: [KeyPlace: PlannedMessage] = [:]
    for message in plan.messages {
      for copy in message.copies where copy.owner != plan.to || message.newKey != message.key {
        messages[KeyPlace(owner: copy.owner, table: copy.table, key: message.key)] = message
      }
    }
    let calls = facts.lookUps.compactMap { judged -> Call? in
      let places = judged.found
      guard let message = places.lazy.compactMap({ messages[$0] }).first else { return nil }
      return Call(judged: judged, message: message)
    }
    return Dictionary(grouping: calls, by: \.judged.file).sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      .map { ($0.key, $0.value) }
  }

  /// Look-ups that may ask for a copy which is to go: which one, only running code knows.
  private mutating func noteComposed() {
    for judged in facts.lookUps {
      guard let key = ComposedKey(judged) else { continue }
      let messages = plan.messages.filter { message in
        message.copies.contains { copy in
          (copy.owner != plan.to || message.newKey != message.key)
            && key.mayBe(KeyPlace(owner: copy.owner, table: copy.table, key: message.key))
        }
      }
      guard !messages.isEmpty else { continue }
      let keys = messages.map { "\"\($0.key)\"" }.joined(separator: ", ")
      byHand.append(
        "\(judged.file):\(judged.lookUp.line):\(judged.lookUp.column): ask \(plan.to) for \(keys): the key is composed here"
      )
    }
  }

  // MARK: - One file

  private mutating func route(_ calls: [Call], in file: String, _ files: (String) -> [UInt8]?) {
    guard let bytes = files(file), String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) else {
      byHand += calls.map {
        "\(Self.place($0)): route \"\($0.message.key)\" to \(plan.to); the file is no text in UTF-8"
      }
      return
    }
    #if canImport(SwiftParser)
      if calls.contains(where: { $0.message.newKey != $0.message.key }) { return rename(calls, bytes, file) }
      let module = facts.declared.targets.first { $0.sources.contains(file) }?.module
      let editing = CallEditing(bytes, file: file, module: module)
      let first = editing.outcome(of: calls.map { routed($0, needs.route(to: $0.message, isInside: isInside($0))) })
      let refused = calls.filter { call in first.refusals.contains { $0.isAt(call.judged.lookUp) } }
      let others = calls.filter { call in !first.refusals.contains { $0.isAt(call.judged.lookUp) } }
      let second =
        refused.isEmpty
        ? first
        : editing.outcome(
          of: others.map { routed($0, needs.route(to: $0.message, isInside: isInside($0))) }
            + refused.map { routed($0, needs.fallback) })
      note(second, calls)
      edits += lineEdits(second.edits, bytes, file, calls)
      links.append((file: file, calls: calls))
    #else
      byHand += calls.map { "\(Self.place($0)): route \"\($0.message.key)\" to \(plan.to); this build reads no Swift" }
    #endif
  }

  /// Each run of lines with the keys of the calls in it; without any, with that of the call before it, or of all.
  private func lineEdits(
    _ changes: [SourceEdit], _ bytes: [UInt8], _ file: String, _ calls: [Call]
  ) -> [PlannedEdit] {
    LineEdits(changes, of: bytes, file: file).edits.map { edit in
      let lines = edit.line..<(edit.line + max(edit.was.count, 1))
      let inside = calls.filter { lines.contains($0.judged.lookUp.line) }
      let above = calls.last { $0.judged.lookUp.line < edit.line }.map { [$0] } ?? calls
      var edit = edit
      edit.messages = Set((inside.isEmpty ? above : inside).map(\.message.key)).sorted()
      return edit
    }
  }

  /// Code of the new owner's module asks its own bundle.
  private func isInside(_ call: Call) -> Bool { call.judged.owner == plan.to }

  private func routed(_ call: Call, _ route: CallRoute) -> RoutedCall {
    RoutedCall(
      call.judged.lookUp, route, text: sourceText(of: call.message), module: isInside(call) ? nil : needs.module)
  }

  /// What the owner says in the language that is translated from, where that is one text.
  private func sourceText(of message: PlannedMessage) -> String? {
    let part = message.parts.first { $0.language == target.sourceLanguage }
    guard case .string(let text)? = part?.value?.texts[["stringUnit", "value"]] else { return nil }
    return text
  }

  private mutating func note(_ outcome: CallEditingOutcome, _ calls: [Call]) {
    for routed in outcome.made {
      switch routed.route {
      case .accessor:
        if let call = calls.first(where: { $0.judged.lookUp == routed.lookUp }) {
          accessorKeys.insert(call.message.newKey)
        }
      case .bundle(let expression, _): usesBundle = usesBundle || expression != ".module"
      case .keyed: break
      }
    }
    for refusal in outcome.refusals {
      guard let call = calls.first(where: { refusal.isAt($0.judged.lookUp) }) else { continue }
      byHand.append("\(Self.place(call)): route \"\(call.message.key)\" to \(plan.to) by hand: \(refusal)")
    }
  }

  private static func place(_ call: Call) -> String {
    "\(call.judged.file):\(call.judged.lookUp.line):\(call.judged.lookUp.column)"
  }

  // MARK: - Renames

  /// A key that stands in the code as the literal that it is.
  private mutating func rename(_ calls: [Call], _ bytes: [UInt8], _ file: String) {
    var changed: [SourceEdit] = []
    for call in calls {
      let literal = Array("\"\(call.message.key)\"".utf8)
      let place = LineEdits.offset(line: call.judged.lookUp.line, column: call.judged.lookUp.column, in: bytes)
      if let place, bytes[place...].starts(with: literal),
        !call.message.newKey.contains(where: { "\"\\\n\r".contains($0) })
      {
        changed.append(SourceEdit(range: place..<place + literal.count, text: "\"\(call.message.newKey)\""))
      } else {
        byHand.append("\(Self.place(call)): call \"\(call.message.key)\" \"\(call.message.newKey)\" by hand")
      }
    }
    edits += lineEdits(changed, bytes, file, calls)
  }

  // MARK: - Products

  /// Products that are to show what they do not hold.
  private mutating func noteProducts(_ calls: [Call]) {
    let products = Set(calls.filter { !isInside($0) }.flatMap { $0.judged.answers.map(\.product) })
    unlinkedProducts = facts.manifest.products.filter { products.contains($0.name) && !$0.holds(target.owner) }
      .map(\.name)
    byHand += unlinkedProducts.map {
      "put the bundle of \(plan.to) into \($0), which shows what moves: link \(needs.module)"
    }
  }
}

extension CallRefusal {
  fileprivate func isAt(_ lookUp: LookUp) -> Bool { line == lookUp.line && column == lookUp.column }
}

extension LineEdits {
  /// The offset of a place, 1-based, the column in UTF-8 bytes; nil where there is none.
  static func offset(line: Int, column: Int, in bytes: [UInt8]) -> Int? {
    var start = bytes.startIndex
    for _ in 1..<max(line, 1) {
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = end + 1
    }
    let offset = start + column - 1
    return bytes.indices.contains(offset) ? offset : nil
  }
}
