internal import Findings
internal import HostEvidence
internal import PositionedJSON

/// What records say against each other or against what a record can be, collected while they are read.
///
/// A cell has one record, and whatever names a cell has it; only the cell of a host that failed has none, and then a
/// finding of severity `incomplete` names it. Lines and columns count from 1. Nothing lies at an absolute path, and no
/// table outside of its bundle; a finding may be in a file beside the project's folder.
struct RecordContradictions {
  /// Errors that are named; the others are counted.
  static let namedLimit = 40

  private var recorded: Set<String> = []
  /// Cells that could not be observed.
  private var lost: Set<String> = []
  /// Cell → where it is first named, of those without a record so far.
  private var strays: [String: EvidenceError] = [:]
  /// What one record alone may say: a finding by its identity, a choice by its cell and bundle.
  private var said: Set<[String]> = []
  /// Place of a look-up → what it gave, both as hashes.
  private var given: [Int: Int] = [:]
  private var errors: [EvidenceError] = []
  private var unnamed = 0
  /// That of the record before, most often that of the next one as well.
  private var lastCell = ""

  mutating func add(_ cell: CellRecord, _ fields: RecordFields) {
    if !recorded.insert(cell.id).inserted {
      note("cell \"\(cell.id)\" is there twice; expected each cell once", fields)
    }
    if cell.process.hasPrefix("/") { note("cell.process is an absolute path; \(Self.onDevice)", fields, "process") }
  }

  mutating func add(_ choice: ChoiceRecord, _ fields: RecordFields) {
    addCell(choice.cell, fields)
    if !said.insert([choice.cell, choice.bundle]).inserted {
      note(
        "bundle \"\(choice.bundle)\" of cell \"\(choice.cell)\" is there twice; expected each choice once", fields,
        "bundle")
    }
    if choice.bundle.hasPrefix("/") { note("choice.bundle is an absolute path; \(Self.inProduct)", fields, "bundle") }
  }

  mutating func add(_ observation: ObservationRecord, _ fields: RecordFields) {
    addCell(observation.cell, fields)
    addLookUp(observation, fields)
    for (name, bundle) in [("asked", observation.asked), ("bundle", observation.bundle)]
    where bundle?.hasPrefix("/") == true {
      note("observation.\(name) is an absolute path; \(Self.inProduct)", fields, name)
    }
    if let file = observation.file, file.hasPrefix("/") || file.split(separator: "/").contains("..") {
      note("observation.file leads out of its bundle; expected a path inside of it", fields, "file")
    }
  }

  mutating func add(_ finding: Finding, _ fields: RecordFields) {
    if finding.severity == .incomplete { lost.formUnion(finding.cells) }
    for cell in finding.cells { addCell(cell, fields, "cells") }
    if !said.insert([finding.id]).inserted {
      note("finding \(finding.id) (\(finding.rule)) is there twice; expected each finding once", fields)
    }
    if finding.exception.map(\.isBlank) == true {
      note("finding.exception is empty; expected the reason why finding \(finding.id) is accepted", fields, "exception")
    }
    guard let place = finding.place else { return }
    if place.file.hasPrefix("/") {
      note("finding.file is an absolute path; expected one relative to the project's folder", fields, "file")
    }
    for (name, number) in [("line", place.line), ("column", place.column)] where number.map({ $0 < 1 }) == true {
      note("finding.\(name) is \(number ?? 0); expected a number from 1", fields, name)
    }
  }

  /// All of them in the order of their places; of what comes behind the first is told how many there are.
  var found: [EvidenceError] {
    let strays = strays.filter { !recorded.contains($0.key) && !lost.contains($0.key) }.values
    let all = (errors + strays).sorted { ($0.line, $0.column, $0.message) < ($1.line, $1.column, $1.message) }
    let rest = unnamed + max(0, all.count - Self.namedLimit)
    guard rest > 0, let last = all.prefix(Self.namedLimit).last else { return all }
    let more = EvidenceError(line: last.line, column: last.column, message: "\(rest) more contradictions are not named")
    return all.prefix(Self.namedLimit) + [more]
  }
}

extension RecordContradictions {
  private static let onDevice = "expected one on the device, such as App.app"
  private static let inProduct = "expected one inside the product, such as \".\" or \"Kit.bundle\""

  /// One look-up has one answer. What a caller's default gives is not one: the same message may have several; and a
  /// message may be asked for at one place more than once, so that the same record is there again.
  private mutating func addLookUp(_ observation: ObservationRecord, _ fields: RecordFields) {
    guard observation.outcome == .value || observation.outcome == .key else { return }
    var (place, answer) = (observation, observation)
    (place.bundle, place.file, place.resolvedLocale, place.variant, place.value) = (nil, nil, nil, nil, nil)
    (answer.cell, answer.owner, answer.table, answer.key, answer.surface) = ("", "", "", "", "")
    answer.arguments = []
    guard given.updateValue(answer.hashValue, forKey: place.hashValue).map({ $0 != answer.hashValue }) == true else {
      return
    }
    note(
      "observation of key \"\(observation.key)\" of \(observation.owner) in cell \"\(observation.cell)\" is there twice, "
        + "with different answers; expected one answer to one look-up", fields, "key")
  }

  private mutating func addCell(_ cell: String, _ fields: RecordFields, _ member: String = "cell") {
    guard cell != lastCell else { return }
    lastCell = cell
    guard !recorded.contains(cell), strays[cell] == nil else { return }
    strays[cell] = error("\(fields.kind) of cell \"\(cell)\", of which there is no record", fields, member)
  }

  private mutating func note(_ message: String, _ fields: RecordFields, _ member: String = "id") {
    if errors.count < Self.namedLimit { errors.append(error(message, fields, member)) } else { unnamed += 1 }
  }

  private func error(_ message: String, _ fields: RecordFields, _ member: String) -> EvidenceError {
    fields.error("\(message); write the file again", at: fields.optional(member) ?? fields.node)
  }
}

extension String {
  /// Whether there is nothing in it to read.
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
