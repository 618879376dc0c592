internal import PositionedJSON

/// What was observed somewhere, as an evidence file that nobody has judged yet: `bordercheck judge` does.
public struct EvidenceRecords: Sendable, Hashable {
  /// The products that were looked at.
  public var cells: [CellRecord]
  /// How languages were chosen for the bundles that were asked.
  public var choices: [ChoiceRecord]
  /// What messages showed.
  public var observations: [ObservationRecord]

  /// Makes evidence of its records.
  public init(cells: [CellRecord], choices: [ChoiceRecord], observations: [ObservationRecord]) {
    self.cells = cells
    self.choices = choices
    self.observations = observations
  }

  /// The bytes of the file: the header, then one record a line, ascending by their bytes.
  public var bytes: [UInt8] {
    var lines: [[UInt8]] = []
    for cell in cells { lines.append(Self.line { cell.append(to: &$0) }) }
    for choice in choices { lines.append(Self.line { choice.append(to: &$0) }) }
    for observation in observations { lines.append(Self.line { observation.append(to: &$0) }) }
    lines.sort { $0.lexicographicallyPrecedes($1) }
    return header + lines.joined()
  }

  /// Writes the file, so that it is there whole or not at all; its folder is made.
  ///
  /// - Returns: false where it cannot be written.
  public func write(to path: String) -> Bool { FileBytes.makeFolder(of: path) && FileBytes.write(bytes, to: path) }

  private var header: [UInt8] {
    Self.line { line in
      line.beginObject()
      line.member("kind", "header")
      line.member("formatVersion", FormatVersion.current)
      line.member("tool", ToolVersion.current)
      line.member("command", "run")
      line.member("matrix", MatrixDigest.of(cells: cells.map(\.id)))
      line.member("shard", "1/1")
      // What nobody has judged is not clean.
      line.member("verdict", "incomplete")
      line.beginObject("counts")
      line.member("cell", cells.count)
      line.member("choice", choices.count)
      line.member("finding", 0)
      line.member("observation", observations.count)
      line.endObject()
      line.endObject()
    }
  }

  private static func line(_ write: (inout JSONLine) -> Void) -> [UInt8] {
    var line = JSONLine()
    write(&line)
    return line.bytes + [UInt8(ascii: "\n")]
  }
}
