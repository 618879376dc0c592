extension PublicDeclaration: Packed {
  package func pack(into bytes: inout PackedBytes) {
    bytes.write(name)
    bytes.write(kind)
    bytes.write(isPackage)
    bytes.write(line)
    bytes.write(column)
  }

  package init(from bytes: inout PackedReader) throws(PackedReader.Damage) {
    self.init(
      name: try bytes.text(), kind: try bytes.value(), isPackage: try bytes.flag(), line: try bytes.number(),
      column: try bytes.number())
  }
}

extension PublicDeclaration.Kind: Packed {
  package func pack(into bytes: inout PackedBytes) {
    switch self {
    case .bundleParameter(let name, let bundle):
      bytes.write(0)
      bytes.write(name)
      bytes.write(bundle)
    case .bundleConstant(let bundle):
      bytes.write(1)
      bytes.write(bundle)
    case .accessor: bytes.write(2)
    case .resource: bytes.write(3)
    }
  }

  package init(from bytes: inout PackedReader) throws(PackedReader.Damage) {
    switch try bytes.number() {
    case 0: self = .bundleParameter(name: try bytes.text(), defaultValue: try bytes.optional())
    case 1: self = .bundleConstant(try bytes.value())
    case 2: self = .accessor
    case 3: self = .resource
    default: throw PackedReader.Damage()
    }
  }
}

extension MemberReference: Packed {
  package func pack(into bytes: inout PackedBytes) {
    bytes.write(name)
    bytes.write(line)
    bytes.write(column)
  }

  package init(from bytes: inout PackedReader) throws(PackedReader.Damage) {
    self.init(name: try bytes.text(), line: try bytes.number(), column: try bytes.number())
  }
}

extension TablePath: Packed {
  package func pack(into bytes: inout PackedBytes) {
    bytes.write(call)
    bytes.write(line)
    bytes.write(column)
    bytes.write(context)
  }

  package init(from bytes: inout PackedReader) throws(PackedReader.Damage) {
    self.init(call: try bytes.text(), line: try bytes.number(), column: try bytes.number(), context: try bytes.value())
  }
}

extension FileNames: Packed {
  package func pack(into bytes: inout PackedBytes) {
    bytes.write(imports)
    bytes.write(reexports)
    bytes.write(types)
    bytes.write(outerTypes)
    bytes.write(innerTypes)
    bytes.write(classes)
    bytes.write(references)
    bytes.write(literals)
    bytes.write(literalCalls)
    bytes.write(members)
    bytes.write(mentions)
    bytes.write(isTooDeep)
  }

  package init(from bytes: inout PackedReader) throws(PackedReader.Damage) {
    self.init()
    imports = try bytes.values()
    reexports = try bytes.values()
    types = try bytes.values()
    outerTypes = try bytes.values()
    innerTypes = try bytes.values()
    classes = try bytes.values()
    references = try bytes.values()
    literals = try bytes.values()
    literalCalls = try bytes.values()
    members = try bytes.values()
    mentions = try bytes.values()
    isTooDeep = try bytes.flag()
  }
}

extension ScannedFile: Packed {
  package func pack(into bytes: inout PackedBytes) {
    bytes.write(path)
    bytes.write(lookUps)
    bytes.write(isParsed)
    bytes.write(openEnd)
    bytes.write(constants)
    bytes.write(wrappers)
    bytes.write(calls)
    bytes.write(declarations)
    bytes.write(tablePaths)
    bytes.write(languageOverrides)
    bytes.write(joinedTexts)
    bytes.write(textGetters)
    bytes.write(shownMembers)
    bytes.write(shownLiterals)
    bytes.write(allows)
    bytes.write(names)
  }

  package init(from bytes: inout PackedReader) throws(PackedReader.Damage) {
    self.init(path: try bytes.text())
    lookUps = try bytes.values()
    isParsed = try bytes.flag()
    openEnd = try bytes.optional()
    constants = try bytes.values()
    wrappers = try bytes.values()
    calls = try bytes.values()
    declarations = try bytes.values()
    tablePaths = try bytes.values()
    languageOverrides = try bytes.values()
    joinedTexts = try bytes.values()
    textGetters = try bytes.values()
    shownMembers = try bytes.values()
    shownLiterals = try bytes.values()
    allows = try bytes.values()
    names = try bytes.value()
  }
}
