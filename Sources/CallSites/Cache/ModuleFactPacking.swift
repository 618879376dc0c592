extension NamedConstant: Packed {
  package func pack(into bytes: inout PackedBytes) {
    bytes.write(name)
    bytes.write(value)
    bytes.write(line)
    bytes.write(column)
  }

  package init(from bytes: inout PackedReader) throws(PackedReader.Damage) {
    self.init(name: try bytes.text(), value: try bytes.value(), line: try bytes.number(), column: try bytes.number())
  }
}

extension NamedConstant.Value: Packed {
  package func pack(into bytes: inout PackedBytes) {
    switch self {
    case .text(let text):
      bytes.write(0)
      bytes.write(text)
    case .rawValue(let text):
      bytes.write(1)
      bytes.write(text)
    case .bundle(let bundle):
      bytes.write(2)
      bytes.write(bundle)
    case .alias(let text):
      bytes.write(3)
      bytes.write(text)
    }
  }

  package init(from bytes: inout PackedReader) throws(PackedReader.Damage) {
    switch try bytes.number() {
    case 0: self = .text(try bytes.text())
    case 1: self = .rawValue(try bytes.text())
    case 2: self = .bundle(try bytes.value())
    case 3: self = .alias(try bytes.text())
    default: throw PackedReader.Damage()
    }
  }
}

extension LookUpWrapper: Packed {
  package func pack(into bytes: inout PackedBytes) {
    bytes.write(types)
    bytes.write(name)
    bytes.write(parameters)
    bytes.write(isMemberwise)
    bytes.write(key)
    bytes.write(isPlain)
    bytes.write(api)
    bytes.write(table)
    bytes.write(bundle)
    bytes.write(defaultValue)
    bytes.write(locale)
  }

  package init(from bytes: inout PackedReader) throws(PackedReader.Damage) {
    self.init(
      types: try bytes.values(), name: try bytes.text(), parameters: try bytes.values(), isMemberwise: try bytes.flag(),
      key: try bytes.value(), isPlain: try bytes.flag(), api: try bytes.value(), table: try bytes.value(),
      bundle: try bytes.value(), defaultValue: try bytes.optional(), locale: try bytes.value())
  }
}

extension LookUpWrapper.KeySource: Packed {
  package func pack(into bytes: inout PackedBytes) {
    switch self {
    case .receiver: bytes.write(0)
    case .parameter(let text):
      bytes.write(1)
      bytes.write(text)
    }
  }

  package init(from bytes: inout PackedReader) throws(PackedReader.Damage) {
    switch try bytes.number() {
    case 0: self = .receiver
    case 1: self = .parameter(try bytes.text())
    default: throw PackedReader.Damage()
    }
  }
}

extension LookUpWrapper.Parameter: Packed {
  package func pack(into bytes: inout PackedBytes) {
    bytes.write(label)
    bytes.write(name)
    bytes.write(text)
  }

  package init(from bytes: inout PackedReader) throws(PackedReader.Damage) {
    self.init(label: try bytes.optional(), name: try bytes.text(), text: try bytes.optional())
  }
}

extension HelperCall: Packed {
  package func pack(into bytes: inout PackedBytes) {
    bytes.write(name)
    bytes.write(base)
    bytes.write(arguments)
    bytes.write(context)
  }

  package init(from bytes: inout PackedReader) throws(PackedReader.Damage) {
    self.init(
      name: try bytes.text(), base: try bytes.value(), arguments: try bytes.values(), context: try bytes.value())
  }
}

extension HelperCall.Base: Packed {
  package func pack(into bytes: inout PackedBytes) {
    switch self {
    case .nothing: bytes.write(0)
    case .literal(let argument):
      bytes.write(1)
      bytes.write(argument)
    case .names(let text):
      bytes.write(2)
      bytes.write(text)
    case .expression: bytes.write(3)
    }
  }

  package init(from bytes: inout PackedReader) throws(PackedReader.Damage) {
    switch try bytes.number() {
    case 0: self = .nothing
    case 1: self = .literal(try bytes.value())
    case 2: self = .names(try bytes.text())
    case 3: self = .expression
    default: throw PackedReader.Damage()
    }
  }
}

extension HelperCall.Argument: Packed {
  package func pack(into bytes: inout PackedBytes) {
    bytes.write(label)
    bytes.write(text)
    bytes.write(bundle)
    bytes.write(line)
    bytes.write(column)
  }

  package init(from bytes: inout PackedReader) throws(PackedReader.Damage) {
    self.init(
      label: try bytes.optional(), text: try bytes.value(), bundle: try bytes.optional(), line: try bytes.number(),
      column: try bytes.number())
  }
}
