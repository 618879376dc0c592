import Findings
internal import HostEvidence
internal import PositionedJSON
package import ReportFormats
internal import Reports

/// Everything that was compared as one JSON document, a record on each line.
package enum JSONDiff: DiffFormat {
  package static let name = "json"
  package static let summary = "every change as one document, for programs"

  package static func bytes(of comparison: ReportComparison, in context: RenderingContext) -> [UInt8] {
    var file = Array("{\"header\":".utf8) + header(of: comparison).bytes
    append("classes", ChangeClasses.descriptions, to: &file) { $0.append(to: &$1) }
    append("gaps", comparison.gaps, to: &file) { $0.append(to: &$1) }
    append("changes", comparison.changes, to: &file) { $0.append(to: &$1) }
    return LogSafeJSON.bytes(file + "}\n".utf8)
  }

  private static func append<Record>(
    _ name: String, _ records: [Record], to file: inout [UInt8], add: (Record, inout JSONLine) -> Void
  ) {
    file += ",\n\"\(name)\":[".utf8
    for (index, record) in records.enumerated() {
      var line = JSONLine()
      add(record, &line)
      file += (index == 0 ? "\n" : ",\n").utf8 + line.bytes
    }
    file.append(UInt8(ascii: "]"))
  }

  private static func header(of comparison: ReportComparison) -> JSONLine {
    var line = JSONLine()
    line.beginObject()
    line.member("kind", "comparison")
    line.member("formatVersion", FormatVersion.current)
    line.member("tool", ToolVersion.current)
    line.member("verdict", comparison.verdict.rawValue)
    line.member("failOn", comparison.failing.map(\.word))
    line.name("old")
    comparison.old.append(to: &line)
    line.name("new")
    comparison.new.append(to: &line)
    comparison.selection.append(to: &line)
    line.beginObject("counts")
    line.member("added", comparison.messageCount(.added))
    line.member("changed", comparison.messageCount(.changed))
    line.member("compared", comparison.comparedCount)
    line.member("failing", comparison.failures.count)
    line.member("fixed", comparison.count(.better))
    line.member("regressions", comparison.changes.count(where: \.isRegression))
    line.member("removed", comparison.messageCount(.removed))
    line.endObject()
    line.endObject()
    return line
  }
}

extension ReportComparison.Side {
  fileprivate func append(to line: inout JSONLine) {
    line.beginObject()
    line.member("name", name)
    line.member("form", form.rawValue)
    line.member("command", command.rawValue)
    line.member("tool", tool)
    line.member("matrix", matrix)
    line.member("verdict", verdict.rawValue)
    line.member("observations", observationCount)
    line.member("findings", findingCount)
    line.endObject()
  }
}

extension ComparisonSelection {
  fileprivate func append(to line: inout JSONLine) {
    guard !isWhole else { return }
    line.beginObject("selection")
    line.member("products", products?.sortedByBytes())
    line.member("owners", owners?.sortedByBytes())
    if !languages.isEmpty { line.member("languages", lists: languages) }
    line.endObject()
  }
}

extension ChangeDescription {
  fileprivate func append(to line: inout JSONLine) {
    line.beginObject()
    line.member("id", id)
    line.member("title", title)
    line.member("reason", reason)
    line.member("severity", severity.rawValue)
    line.member("direction", direction.rawValue)
    line.member("tally", tally.rawValue)
    line.endObject()
  }
}

extension ComparisonGap {
  fileprivate func append(to line: inout JSONLine) {
    line.beginObject()
    line.member("kind", kind.rawValue)
    line.member("incomplete", isIncomplete)
    line.member("message", text)
    line.endObject()
  }
}

extension JSONLine {
  mutating func member(_ name: String, lists: [[String]]) {
    beginArray(name)
    for list in lists {
      beginArray()
      for element in list { self.element(element) }
      endArray()
    }
    endArray()
  }
}
