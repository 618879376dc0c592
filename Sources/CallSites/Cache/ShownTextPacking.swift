extension TextGetter: Packed {
  package func pack(into bytes: inout PackedBytes) {
    bytes.write(name)
    bytes.write(texts)
    bytes.write(line)
    bytes.write(column)
  }

  package init(from bytes: inout PackedReader) throws(PackedReader.Damage) {
    self.init(
      name: try bytes.text(), texts: try bytes.values(), line: try bytes.number(), column: try bytes.number())
  }
}

extension ShownMember: Packed {
  package func pack(into bytes: inout PackedBytes) {
    bytes.write(view)
    bytes.write(type)
    bytes.write(name)
    bytes.write(context)
  }

  package init(from bytes: inout PackedReader) throws(PackedReader.Damage) {
    self.init(view: try bytes.text(), type: try bytes.text(), name: try bytes.text(), context: try bytes.value())
  }
}

extension ShownLiteral: Packed {
  package func pack(into bytes: inout PackedBytes) {
    bytes.write(way)
    bytes.write(text)
    bytes.write(line)
    bytes.write(column)
    bytes.write(context)
  }

  package init(from bytes: inout PackedReader) throws(PackedReader.Damage) {
    self.init(
      way: try bytes.text(), text: try bytes.text(), line: try bytes.number(), column: try bytes.number(),
      context: try bytes.value())
  }
}
