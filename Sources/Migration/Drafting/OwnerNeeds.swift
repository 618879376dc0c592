import CallSites
import Ownership
import OwnershipManifest
import PositionedJSON
import Projects

/// What the new owner has for those who ask it, and what it gets.
struct OwnerNeeds {
  /// The module that others import.
  let module: String
  private let plan: MigrationPlan
  private let facts: CheckFacts
  private let target: CheckedTable
  private let files: (String) -> [UInt8]?
  private let offers: TargetOffers
  /// By the keys' bytes; each has a name of its own.
  private var drafts: [[UInt8]: AccessorDraft] = [:]

  init(_ plan: MigrationPlan, _ facts: CheckFacts, target: CheckedTable, files: @escaping (String) -> [UInt8]?) {
    self.plan = plan
    self.facts = facts
    self.target = target
    self.files = files
    let own = facts.modules.filter { $0.owner == plan.to }.flatMap(\.files)
    module =
      facts.declared.targets.first { target in own.contains { target.sources.contains($0.path) } }?.module
      ?? plan.to
    offers = TargetOffers(of: plan.to, table: plan.table, facts, files: files)
    var taken = takenNames
    for message in plan.messages where offers.accessor(for: message.newKey) == nil {
      guard let draft = Self.draft(for: message, of: target.owner, taken) else { continue }
      taken.insert(draft.name)
      drafts[Array(message.newKey.utf8)] = draft
    }
  }

  // MARK: - How a message is asked for

  /// What calls of other modules become; the owner's own just ask its bundle.
  func route(to message: PlannedMessage, isInside: Bool) -> CallRoute {
    if isInside { return .bundle(".module", table: tableArgument) }
    if let accessor = offers.accessor(for: message.newKey) { return .accessor(accessor) }
    if target.owner.access == .bundle, let bundle = offers.bundle { return .bundle(bundle, table: tableArgument) }
    let hasArguments = !SpecifierList(message.newKey).isEmpty
    if let keyed = offers.keyed(withArguments: hasArguments) { return .keyed(keyed) }
    if let draft = draft(for: message) { return .accessor(draft.accessor(of: type)) }
    return fallback
  }

  /// What stands in where the call is none that an accessor can take the place of.
  var fallback: CallRoute { .bundle(offers.bundle ?? Self.draftedConstant(of: plan.to), table: tableArgument) }

  private var tableArgument: String? { plan.table == "Localizable" ? nil : plan.table }

  private func draft(for message: PlannedMessage) -> AccessorDraft? { drafts[Array(message.newKey.utf8)] }

  private static func draft(for message: PlannedMessage, of owner: Owner, _ taken: Set<String>) -> AccessorDraft? {
    let part = message.parts.first { $0.name == "comment" && !$0.isLocalization }
    var words: String?
    if case .string(let comment)? = part?.value { words = comment }
    return AccessorDraft(key: message.newKey, comment: words, prefixes: owner.keyPrefixes, taken: taken)
  }

  /// Names of members that the type has, as far as others see them or they have to do with localization.
  private var takenNames: Set<String> {
    let own = facts.modules.filter { $0.owner == plan.to }.flatMap(\.files)
    let declared =
      own.flatMap(\.declarations).map(\.name)
      + own.flatMap(\.lookUps).compactMap { lookUp in
        lookUp.context.member.map { (lookUp.context.types + [$0]).joined(separator: ".") }
      }
    return Set(declared.filter { $0.hasPrefix(type + ".") }.map { String($0.dropFirst(type.count + 1)) })
  }

  /// The type that accessors stand in: the first that the manifest names and the owner's code declares, else a new one.
  private var type: String { existingType ?? plan.to + "Text" }

  private var existingType: String? {
    let own = facts.modules.filter { $0.owner == plan.to }.flatMap(\.files)
    return target.owner.accessors.first { name in own.contains { $0.names.outerTypes.contains(name) } }
  }

  private static func draftedConstant(of owner: String) -> String {
    "." + owner.prefix(1).lowercased() + owner.dropFirst().filter { $0.isLetter || $0.isNumber }
  }

  // MARK: - What it gets

  /// New accessors, one file for all that the owner lacks.
  func edits(for calls: CallRouting) -> [PlannedEdit] {
    let drafted = plan.messages.filter {
      calls.accessorKeys.contains($0.newKey) && offers.accessor(for: $0.newKey) == nil
    }
    let drafts = drafted.compactMap { message in draft(for: message).map { (message.key, $0) } }
    var edits: [PlannedEdit] = []
    if !drafts.isEmpty { edits += accessorFile(drafts) }
    if calls.usesBundle, offers.bundle == nil { edits += constantFile }
    return edits
  }

  /// Each function by itself, so that one whose message is kept separate is not written.
  private func accessorFile(_ drafts: [(key: String, draft: AccessorDraft)]) -> [PlannedEdit] {
    let opening = existingType.map { "extension \($0) {" } ?? "public enum \(type) {"
    let first = header + ["/// Messages that this module took over.", opening]
    let keys = drafts.map(\.key)
    let functions = drafts.enumerated().map { number, draft in
      (lines: (number == 0 ? [] : [""]) + draft.draft.lines(table: plan.table), keys: [draft.key])
    }
    return newFile("\(type)+Moved.swift", [(first, keys)] + functions + [(["}"], keys)])
  }

  private var constantFile: [PlannedEdit] {
    let name = Self.draftedConstant(of: plan.to).dropFirst()
    let lines = [
      "public import Foundation", "", "extension Bundle {", "  /// The bundle that holds the tables of \(module).",
      "  public static var \(name): Bundle { .module }", "}",
    ]
    return newFile("Bundle+\(plan.to).swift", [(lines, [])])
  }

  /// What the owner's other files import, where they look something up.
  private var header: [String] {
    let own = facts.modules.filter { $0.owner == plan.to }.flatMap(\.files)
    let usesOurs = own.contains { $0.names.imports.contains("LocalizedStrings") }
    return ["public import Foundation"] + (usesOurs ? ["import LocalizedStrings"] : []) + [""]
  }

  /// Beside the owner's other code; a name that is taken gets a number.
  ///
  /// - Parameter pieces: lines one behind the other, with the keys that they are for.
  private func newFile(_ name: String, _ pieces: [(lines: [String], keys: [String])]) -> [PlannedEdit] {
    let own = facts.modules.filter { $0.owner == plan.to }.flatMap(\.files).map(\.path)
    guard let first = own.first else { return [] }
    let folder = first.split(separator: "/").dropLast().joined(separator: "/")
    let stem = name.dropLast(".swift".count)
    let candidates = [name] + (2...99).map { "\(stem)\($0).swift" }
    let path = candidates.map { folder.isEmpty ? $0 : "\(folder)/\($0)" }.first { files($0) == nil }
    guard let path else { return [] }
    var line = 1
    return pieces.map { piece in
      defer { line += piece.lines.count }
      return PlannedEdit(
        file: path, line: line, was: [], becomes: piece.lines, messages: piece.keys, isNewFile: true)
    }
  }

  /// Nobody's fallback counts for what the new owner lacks.
  var byHand: [String] {
    plan.messages.filter { !$0.missingLanguages.isEmpty }.map { message in
      "translate \"\(message.newKey)\" of \(plan.to) in \(message.missingLanguages.joined(separator: ", ")): no copy has it"
    }
  }
}
