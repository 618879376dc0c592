extension AllowComment: Packed {
  package func pack(into bytes: inout PackedBytes) {
    bytes.write(line)
    bytes.write(column)
    bytes.write(coveredLine)
    bytes.write(command)
    bytes.write(rule)
    bytes.write(reason)
  }

  package init(from bytes: inout PackedReader) throws(PackedReader.Damage) {
    self.init(
      line: try bytes.number(), column: try bytes.number(), coveredLine: try bytes.number(),
      command: try bytes.text(), rule: try bytes.text(), reason: try bytes.text())
  }
}
