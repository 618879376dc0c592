import CallSites
import Findings
import OwnershipManifest
import Projects

/// Resolves the look-ups of all modules in every product that has them.
struct LookUpJudge {
  private let manifest: Manifest
  private let modules: [CheckedModule]
  private let bundles: BundleResolver
  private let keys: KeyIndex
  private let symbols: SymbolIndex
  /// Tables that targets have and no owner declares.
  private let undeclaredTables: Set<String>
  private let release: ReleaseCode
  private let linked: LinkedCode

  init(_ manifest: Manifest, _ declared: DeclaredProject, _ tables: [CheckedTable], _ modules: [CheckedModule]) {
    self.manifest = manifest
    self.modules = modules
    bundles = BundleResolver(manifest, declared, modules)
    let asks = modules.contains { $0.files.contains { !$0.lookUps.isEmpty } }
    keys = KeyIndex(asks ? tables : [])
    let asksSymbols = modules.contains { $0.files.contains { $0.lookUps.contains(where: \.isOfSymbol) } }
    symbols = SymbolIndex(asksSymbols ? tables : [])
    undeclaredTables = Self.undeclared(declared, tables)
    release = ReleaseCode(declared)
    linked = LinkedCode(manifest, declared, modules)
  }

  /// Modules in their order, then files, then places.
  func lookUps() -> [JudgedLookUp] { HelperEvidence(keys, manifest).decided(judged) }

  private var judged: [JudgedLookUp] {
    modules.indices.flatMap { index in
      let products = modules[index].products.compactMap(manifest.product)
      return modules[index].files.flatMap { file in
        let isTest = release.isTest(file.path)
        return file.lookUps.map { judged($0, in: file.path, isTest: isTest, of: index, products) }
      }
    }
  }

  private func judged(
    _ lookUp: LookUp, in file: String, isTest: Bool, of module: Int, _ products: [Product]
  ) -> JudgedLookUp {
    let answers = products.map { product in
      var asked = isCompiled(lookUp, of: module) ? bundles.bundle(lookUp, in: file, of: module, in: product) : nil
      if let table = lookUp.table.name, let owners = asked?.owners {
        asked?.owners = owners.filter { keys.hasTable(table, $0) } + owners.filter { !keys.hasTable(table, $0) }
      }
      return JudgedLookUp.Answer(
        product: product.name, asked: asked,
        outcome: asked.map { outcome(of: lookUp, asking: $0, module, product) } ?? .unknown,
        isReached: linked.reaches(lookUp, in: file, from: product.name))
    }
    return JudgedLookUp(
      lookUp: lookUp, file: file, owner: modules[module].owner, module: module, answers: answers,
      isOutsideRelease: !ReleaseCode.holds(lookUp.context, isTest: isTest))
  }

  /// Code for when the module is no package is not in one.
  private func isCompiled(_ lookUp: LookUp, of module: Int) -> Bool {
    guard let owner = modules[module].owner, manifest.product(owner) == nil else { return true }
    return !lookUp.context.conditions.contains("!SWIFT_PACKAGE")
  }

  // MARK: - The key

  private func outcome(
    of lookUp: LookUp, asking bundle: AskedBundle, _ module: Int, _ product: Product
  ) -> JudgedLookUp.Outcome {
    if case .symbol(let name) = lookUp.api { return outcome(ofSymbol: name, module) }
    guard let table = lookUp.table.name, let likely = lookUp.key.likelyKey else { return .unknown }
    for owner in bundle.owners {
      if let place = keys.place(of: lookUp.key, in: table, of: owner) { return .found(place) }
    }
    guard isJudgeable(lookUp, likely, table, product), bundle.owners.allSatisfy(keys.isReadable) else {
      return .unknown
    }
    for owner in bundle.owners {
      if let place = keys.place(of: lookUp.key, besides: table, of: owner) { return .inOtherTable(place) }
    }
    if let place = elsewhere(lookUp.key, table, likely, besides: bundle, module, product) {
      return .inOtherBundle(place)
    }
    return bundle.owners.isEmpty || isUndeclared(table, bundle) ? .unknown : .nowhere
  }

  /// Whether the table that is asked may be one that nobody declares.
  private func isUndeclared(_ table: String, _ bundle: AskedBundle) -> Bool {
    undeclaredTables.contains(table) && !bundle.owners.contains { keys.hasTable(table, $0) }
  }

  private static func undeclared(_ declared: DeclaredProject, _ tables: [CheckedTable]) -> Set<String> {
    let known = Set(tables.flatMap(\.files))
    let endings = [".xcstrings", ".strings", ".stringsdict"]
    let paths = declared.targets.filter { !$0.kind.isTest }.flatMap(\.resources).map(\.path)
    return Set(
      paths.filter { !known.contains($0) }.compactMap { path in
        let name = path.split(separator: "/").last ?? ""
        return endings.first { name.hasSuffix($0) }.map { String(name.dropLast($0.count)) }
      })
  }

  /// Text without a letter needs no table, and the system fills phrases and payloads in its own way.
  private func isJudgeable(_ lookUp: LookUp, _ likely: String, _ table: String, _ product: Product) -> Bool {
    guard SpecifierFreeText(likely).hasLetters, !SystemTable.isOne(table) else { return false }
    return lookUp.api != .notification || product.kind == .app
  }

  /// The owner of the code has the key, or, where it looks like a name, another owner that the product holds.
  private func elsewhere(
    _ key: KeyText, _ table: String, _ likely: String, besides bundle: AskedBundle, _ module: Int, _ product: Product
  ) -> KeyPlace? {
    let own = modules[module].owner
    let others = manifest.owners.map(\.name).filter { name in
      guard !bundle.owners.contains(name) else { return false }
      if name == own { return true }
      return KeyStyle(of: likely) == .identifier && manifest.owner(name).map(product.holds) ?? false
    }
    let ordered = others.filter { $0 == own } + others.filter { $0 != own }
    return ordered.lazy.compactMap { keys.place(of: key, in: table, of: $0) }.first
      ?? ordered.lazy.compactMap { keys.place(of: key, besides: table, of: $0) }.first
  }

  private func outcome(ofSymbol name: String, _ module: Int) -> JudgedLookUp.Outcome {
    guard let owner = modules[module].owner, let place = symbols.place(of: name, of: owner) else { return .unknown }
    return .found(place)
  }
}

extension LookUpContext {
  /// Whether only debug builds have the code.
  var isDebugOnly: Bool {
    conditions.contains { $0.contains("DEBUG") && !$0.contains("!DEBUG") || $0 == "false" || $0.hasPrefix("false &&") }
  }
}

extension LookUp {
  /// Whether it asks through a generated Swift symbol.
  var isOfSymbol: Bool { if case .symbol = api { true } else { false } }
}
