extension JoinedText: Packed {
  package func pack(into bytes: inout PackedBytes) {
    bytes.write(way == .concatenation)
    bytes.write(pieces)
    bytes.write(line)
    bytes.write(column)
  }

  package init(from bytes: inout PackedReader) throws(PackedReader.Damage) {
    self.init(
      way: try bytes.flag() ? .concatenation : .interpolation, pieces: try bytes.values(), line: try bytes.number(),
      column: try bytes.number())
  }
}

extension JoinedText.Piece: Packed {
  package func pack(into bytes: inout PackedBytes) {
    switch self {
    case .text(let text):
      bytes.write(0)
      bytes.write(text)
    case .call(let line, let column):
      bytes.write(1)
      bytes.write(line)
      bytes.write(column)
    case .name(let name):
      bytes.write(2)
      bytes.write(name)
    case .other: bytes.write(3)
    }
  }

  package init(from bytes: inout PackedReader) throws(PackedReader.Damage) {
    switch try bytes.number() {
    case 0: self = .text(try bytes.text())
    case 1: self = .call(line: try bytes.number(), column: try bytes.number())
    case 2: self = .name(try bytes.text())
    case 3: self = .other
    default: throw PackedReader.Damage()
    }
  }
}
