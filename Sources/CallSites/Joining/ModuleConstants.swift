/// The constants of all files of a module, found from the place that names them.
struct ModuleConstants {
  /// By full name. Nil where branches of `#if` or files disagree.
  private var values: [String: NamedConstant.Value?] = [:]
  /// By the enumeration's full name, its cases in order with the file of each.
  private(set) var rawValues: [String: [(constant: NamedConstant, file: Int)]] = [:]

  /// - Parameter companions: Files that are compiled with these and are judged elsewhere.
  init(_ files: [ScannedFile], companions: [ScannedFile]) {
    for file in companions { for constant in file.constants { add(constant) } }
    for (index, file) in files.enumerated() {
      for constant in file.constants {
        add(constant)
        if case .rawValue = constant.value, let dot = constant.name.lastIndex(of: ".") {
          rawValues[String(constant.name[..<dot]), default: []].append((constant, index))
        }
      }
    }
  }

  private mutating func add(_ constant: NamedConstant) {
    guard let known = values[constant.name] else {
      values[constant.name] = .some(constant.value)
      return
    }
    if known == constant.value { return }
    // Of a bundle that `#if` decides on, the way of a package stands.
    if case .bundle? = known, case .bundle(let other) = constant.value {
      if other == .module { values[constant.name] = .some(constant.value) }
    } else {
      values[constant.name] = .some(nil)
    }
  }

  /// The text that an expression stands for: `Keys.title`, `Self.title`, `Kind.bus.rawValue`.
  func text(_ expression: String, seenFrom types: [String], depth: Int = 0) -> String? {
    guard depth < 6 else { return nil }
    let isRaw = expression.hasSuffix(".rawValue")
    switch value(isRaw ? String(expression.dropLast(".rawValue".count)) : expression, seenFrom: types) {
    case .text(let text) where !isRaw: return text
    case .rawValue(let text) where isRaw: return text
    case .alias(let name) where !isRaw: return text(name, seenFrom: types, depth: depth + 1)
    default: return nil
    }
  }

  /// The bundle that a name stands for: `.shop`, `Bundle.shop`, `Tables.bundle`.
  func bundle(_ name: String, seenFrom types: [String], depth: Int = 0) -> BundleExpression? {
    let path = name.hasPrefix(".") ? "Bundle\(name)" : name
    guard depth < 6, let value = value(path, seenFrom: types) else { return nil }
    switch value {
    case .bundle(.named(let other)), .bundle(.unknown(let other)):
      guard other != name else { return nil }
      return bundle(other, seenFrom: types, depth: depth + 1)
    case .bundle(let bundle): return bundle
    case .alias(let other): return bundle(other, seenFrom: types, depth: depth + 1)
    case .text, .rawValue: return nil
    }
  }

  /// The constant that a name means from inside of `types`: the innermost that there is.
  private func value(_ name: String, seenFrom types: [String]) -> NamedConstant.Value? {
    var name = name
    for prefix in ["self.", "Self."] where name.hasPrefix(prefix) { name = String(name.dropFirst(prefix.count)) }
    for count in stride(from: types.count, through: 0, by: -1) {
      let path = (types.prefix(count) + [name]).joined(separator: ".")
      if let found = values[path] { return found }
    }
    return nil
  }
}
