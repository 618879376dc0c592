internal import Findings
internal import HostEvidence
internal import PositionedJSON

/// Line 1 of an evidence file: what the file is and how many records of each kind it has.
struct ReportHeader: Sendable, Hashable {
  var tool: String
  var command: Report.Origin
  var matrix: String
  var shard: Shard
  var verdict: Report.Verdict
  /// Record kind → number of lines; the kinds of this version are `cell`, `choice`, `finding`, `observation`.
  var counts: [String: Int]
  /// What a static check looked at, for people.
  var scope: String?
  /// How many look-ups were made, where the file does not hold a record of each.
  var lookUps: Int?
  /// The severity from which a finding made the verdict, where it is not `error`.
  var failOn: Severity?
  /// The rules that could not look, by name.
  var unjudged: [UnjudgedRule]
  /// The options that chose a part; empty where all was looked at.
  var selection: [String]
  /// The profile under which findings were judged, where it is not `release`.
  var profile: String?
  /// Digest of the evidence that new findings were told from.
  var base: String?

  init(_ report: Report) {
    tool = report.tool
    command = report.command
    matrix = report.matrix
    shard = report.shard
    verdict = report.verdict
    counts = [
      "cell": report.cells.count, "choice": report.choices.count, "finding": report.findings.count,
      "observation": report.observations.count,
    ]
    scope = report.scope
    lookUps = report.lookUps == report.observations.count || report.lookUps == 0 ? nil : report.lookUps
    failOn = report.failOn == .error ? nil : report.failOn
    unjudged = report.unjudgedInOrder
    selection = report.selection
    profile = report.profile
    base = report.base
  }

  /// Appends the header with the members of an evidence file, in its order.
  func append(to line: inout JSONLine) {
    line.beginObject()
    line.member("kind", "header")
    line.member("formatVersion", FormatVersion.current)
    line.member("tool", tool)
    line.member("command", command.rawValue)
    line.member("matrix", matrix)
    line.member("shard", shard.text)
    line.member("verdict", verdict.rawValue)
    line.beginObject("counts")
    for (kind, count) in counts.sorted(by: { $0.key < $1.key }) { line.member(kind, count) }
    line.endObject()
    line.member("scope", scope)
    line.member("lookUps", lookUps)
    line.member("failOn", failOn?.rawValue)
    if !unjudged.isEmpty {
      line.beginArray("unjudged")
      for rule in unjudged { rule.append(to: &line) }
      line.endArray()
    }
    line.member("selection", selection.isEmpty ? nil : selection)
    line.member("profile", profile)
    line.member("base", base)
    line.endObject()
  }

  /// Reads a header whose version is known to be readable; members that are not known are ignored.
  ///
  /// - Throws: `EvidenceError` at the first member that is missing or of a wrong type.
  init(_ fields: RecordFields) throws(EvidenceError) {
    tool = try fields.string("tool")
    command = try fields.word("command", of: Report.Origin.self)
    matrix = try fields.string("matrix")
    // Who only observes draws no verdict, and what nobody has judged is not clean.
    verdict =
      fields.optional("verdict") == nil ? .incomplete : try fields.word("verdict", of: Report.Verdict.self)
    let shardNode = try fields.required("shard")
    guard let shard = shardNode.string.flatMap({ Shard($0) }) else {
      throw fields.error("header.shard: expected a part such as \"1/4\"", at: shardNode)
    }
    self.shard = shard
    scope = try fields.optionalString("scope")
    lookUps = fields.optional("lookUps") == nil ? nil : try fields.count("lookUps")
    failOn = fields.optional("failOn") == nil ? nil : try fields.word("failOn", of: Severity.self)
    unjudged = []
    for element in fields.optional("unjudged") == nil ? [] : try fields.elements("unjudged") {
      unjudged.append(try UnjudgedRule(RecordFields(element, kind: "header.unjudged")))
    }
    selection = try fields.optionalStrings("selection") ?? []
    profile = try fields.optionalString("profile")
    base = try fields.optionalString("base")
    counts = [:]
    let list = try RecordFields(fields.required("counts"), kind: "header.counts")
    for member in list.node.members { counts[member.key] = try list.count(member.key) }
  }
}

extension Report {
  /// What a header says, without records.
  init(_ header: ReportHeader) {
    self.init(tool: header.tool, command: header.command, matrixCells: [], shard: header.shard)
    matrix = header.matrix
    verdict = header.verdict
    failOn = header.failOn ?? .error
    scope = header.scope
    unjudged = header.unjudged
    lookUps = header.lookUps ?? header.counts["observation", default: 0]
    selection = header.selection
    profile = header.profile
    base = header.base
  }
}

extension RecordFields {
  /// More records than that no file has; so many can still be added up.
  private static let countLimit = 1 << 53

  /// - Throws: `EvidenceError` if the member is not there or no number of records.
  fileprivate func count(_ name: String) throws(EvidenceError) -> Int {
    let node = try required(name)
    guard node.kind == .number else { return try integer(name) }
    guard let count = node.integer, (0...Self.countLimit).contains(count) else {
      throw error("\(kind).\(name): expected a number of records, a whole one from 0 to \(Self.countLimit)", at: node)
    }
    return count
  }
}
