extension BundleExpression: Packed {
  package func pack(into bytes: inout PackedBytes) {
    switch self {
    case .unsaid: bytes.write(0)
    case .main: bytes.write(1)
    case .module: bytes.write(2)
    case .type(let text):
      bytes.write(3)
      bytes.write(text)
    case .identifier(let text):
      bytes.write(4)
      bytes.write(text)
    case .path(let text):
      bytes.write(5)
      bytes.write(text)
    case .named(let text):
      bytes.write(6)
      bytes.write(text)
    case .parameter(let text):
      bytes.write(7)
      bytes.write(text)
    case .unknown(let text):
      bytes.write(8)
      bytes.write(text)
    case .elsewhere(let bundle, let file):
      bytes.write(9)
      bytes.write(file)
      bundle.pack(into: &bytes)
    }
  }

  package init(from bytes: inout PackedReader) throws(PackedReader.Damage) {
    switch try bytes.number() {
    case 0: self = .unsaid
    case 1: self = .main
    case 2: self = .module
    case 3: self = .type(try bytes.text())
    case 4: self = .identifier(try bytes.text())
    case 5: self = .path(try bytes.text())
    case 6: self = .named(try bytes.text())
    case 7: self = .parameter(try bytes.text())
    case 8: self = .unknown(try bytes.text())
    case 9:
      let file = try bytes.text()
      self = .elsewhere(try BundleExpression(from: &bytes), file: file)
    default: throw PackedReader.Damage()
    }
  }
}

extension TableName: Packed {
  package func pack(into bytes: inout PackedBytes) {
    switch self {
    case .unsaid: bytes.write(0)
    case .named(let text):
      bytes.write(1)
      bytes.write(text)
    case .unknown(let text):
      bytes.write(2)
      bytes.write(text)
    }
  }

  package init(from bytes: inout PackedReader) throws(PackedReader.Damage) {
    switch try bytes.number() {
    case 0: self = .unsaid
    case 1: self = .named(try bytes.text())
    case 2: self = .unknown(try bytes.text())
    default: throw PackedReader.Damage()
    }
  }
}

extension LocaleExpression: Packed {
  package func pack(into bytes: inout PackedBytes) {
    switch self {
    case .unsaid: bytes.write(0)
    case .none: bytes.write(1)
    case .current: bytes.write(2)
    case .given(let text):
      bytes.write(3)
      bytes.write(text)
    }
  }

  package init(from bytes: inout PackedReader) throws(PackedReader.Damage) {
    switch try bytes.number() {
    case 0: self = .unsaid
    case 1: self = .none
    case 2: self = .current
    case 3: self = .given(try bytes.text())
    default: throw PackedReader.Damage()
    }
  }
}

extension LookUpAPI: Packed {
  package func pack(into bytes: inout PackedBytes) {
    switch self {
    case .string: bytes.write(0)
    case .attributedString: bytes.write(1)
    case .resource: bytes.write(2)
    case .nsLocalizedString: bytes.write(3)
    case .bundleMethod: bytes.write(4)
    case .localizedStringKey: bytes.write(5)
    case .view(let text):
      bytes.write(6)
      bytes.write(text)
    case .notification: bytes.write(7)
    case .symbol(let text):
      bytes.write(8)
      bytes.write(text)
    case .accessor(let text):
      bytes.write(9)
      bytes.write(text)
    }
  }

  package init(from bytes: inout PackedReader) throws(PackedReader.Damage) {
    switch try bytes.number() {
    case 0: self = .string
    case 1: self = .attributedString
    case 2: self = .resource
    case 3: self = .nsLocalizedString
    case 4: self = .bundleMethod
    case 5: self = .localizedStringKey
    case 6: self = .view(try bytes.text())
    case 7: self = .notification
    case 8: self = .symbol(try bytes.text())
    case 9: self = .accessor(try bytes.text())
    default: throw PackedReader.Damage()
    }
  }
}

extension KeyText: Packed {
  package func pack(into bytes: inout PackedBytes) {
    switch self {
    case .literal(let text):
      bytes.write(0)
      bytes.write(text)
    case .interpolated(let segments):
      bytes.write(1)
      bytes.write(segments)
    case .dynamic(let text):
      bytes.write(2)
      bytes.write(text)
    }
  }

  package init(from bytes: inout PackedReader) throws(PackedReader.Damage) {
    switch try bytes.number() {
    case 0: self = .literal(try bytes.text())
    case 1: self = .interpolated(try bytes.values())
    case 2: self = .dynamic(try bytes.text())
    default: throw PackedReader.Damage()
    }
  }
}

extension KeyText.KeySegment: Packed {
  package func pack(into bytes: inout PackedBytes) {
    switch self {
    case .text(let text):
      bytes.write(0)
      bytes.write(text)
    case .argument(let specifiers, let expression):
      bytes.write(1)
      bytes.write(specifiers)
      bytes.write(expression)
    }
  }

  package init(from bytes: inout PackedReader) throws(PackedReader.Damage) {
    switch try bytes.number() {
    case 0: self = .text(try bytes.text())
    case 1: self = .argument(specifiers: try bytes.values(), expression: try bytes.text())
    default: throw PackedReader.Damage()
    }
  }
}
