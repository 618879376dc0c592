/// Puts the constants of a module in the place of their names.
struct LookUpResolver {
  let constants: ModuleConstants
  /// Types that the module declares outside of others, and those inside of others after the outermost.
  let ownTypes: Set<String>

  /// A look-up with what its names stand for; none where a view's name is that of a type of the module's own.
  func resolved(_ lookUp: LookUp) -> [LookUp] {
    let types = Self.path(lookUp.context.types)
    if case .view(let name) = lookUp.api, isOwn(name, seenFrom: types) { return [] }
    var lookUp = lookUp
    lookUp.table = table(lookUp.table, seenFrom: types)
    lookUp.bundle = bundle(lookUp.bundle, seenFrom: types)
    lookUp.key = key(lookUp.key, seenFrom: types)
    lookUp.defaultValue = lookUp.defaultValue.map { key($0, seenFrom: types) }
    return [lookUp]
  }

  private func isOwn(_ name: String, seenFrom types: [String]) -> Bool {
    ownTypes.contains(name) || types.first.map { ownTypes.contains("\($0).\(name)") } ?? false
  }

  func key(_ key: KeyText, seenFrom types: [String]) -> KeyText {
    guard case .dynamic(let expression) = key, let text = constants.text(expression, seenFrom: types) else {
      return key
    }
    return .literal(text)
  }

  func table(_ table: TableName, seenFrom types: [String]) -> TableName {
    guard case .unknown(let name) = table, let text = constants.text(name, seenFrom: types) else { return table }
    return .named(text)
  }

  func bundle(_ bundle: BundleExpression, seenFrom types: [String]) -> BundleExpression {
    switch bundle {
    case .named(let name), .unknown(let name): constants.bundle(name, seenFrom: types) ?? bundle
    default: bundle
    }
  }

  /// Types one by one, where an extension names several: `Outer.Inner`.
  static func path(_ types: [String]) -> [String] { types.flatMap { $0.split(separator: ".").map(String.init) } }

  // MARK: - Raw values

  /// A look-up of an enumeration's own `rawValue` is one of each of its cases, where the case stands.
  func spreadRawValues(over files: inout [ScannedFile]) {
    var spread: [(file: Int, lookUp: LookUp)] = []
    for index in files.indices {
      files[index].lookUps = files[index].lookUps.map { lookUp in
        guard lookUp.key == .dynamic("rawValue") || lookUp.key == .dynamic("self.rawValue"),
          let cases = constants.rawValues[lookUp.context.types.joined(separator: ".")]
        else { return lookUp }
        spread += cases.map { ($0.file, self.lookUp(lookUp, of: $0.constant)) }
        var body = lookUp
        body.context.isHelperBody = true
        return body
      }
    }
    for (file, lookUp) in spread where !files[file].lookUps.contains(lookUp) { files[file].lookUps.append(lookUp) }
  }

  private func lookUp(_ body: LookUp, of constant: NamedConstant) -> LookUp {
    var lookUp = body
    lookUp.line = constant.line
    lookUp.column = constant.column
    if case .rawValue(let text) = constant.value { lookUp.key = .literal(text) }
    return lookUp
  }

  // MARK: - What other files may know

  /// The names that stayed open: the first part of a dotted one.
  func unknownNames(in files: [ScannedFile]) -> Set<String> {
    var names: Set<String> = []
    for lookUp in files.lazy.flatMap(\.lookUps) where !lookUp.context.isHelperBody {
      if case .dynamic(let text) = lookUp.key { names.formUnion(Self.typeName(text)) }
      if case .unknown(let text) = lookUp.table { names.formUnion(Self.typeName(text)) }
      if case .named(let text) = lookUp.bundle { names.formUnion(Self.typeName(text)) }
    }
    return names
  }

  private static func typeName(_ expression: String) -> [String] {
    let parts = expression.split(separator: ".")
    let isPath = parts.count > 1 && expression.utf8.allSatisfy { TokenReader.isWord($0) || $0 == UInt8(ascii: ".") }
    guard isPath, let first = parts.first, first.first?.isUppercase == true else { return [] }
    return [String(first)]
  }
}
