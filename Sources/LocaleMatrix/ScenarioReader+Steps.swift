import PositionedJSON

extension ScenarioReader {
  static let stepKinds = ["languages", "appLanguages", "install", "upgrade", "launch"]

  /// Reads the steps in order and follows what is installed, so that a launch names products that are there.
  mutating func steps(of object: StrictObject) -> [Step] {
    let expected = "an array of steps, at least one of them {\"launch\": \"all\"}"
    guard let node = reader.required("steps", of: object, expected: expected),
      let elements = reader.elements(of: node, "\"steps\"", expected: expected)
    else { return [] }
    let hasLaunch = elements.contains { $0["launch"] != nil }
    if !hasLaunch { reader.note("no step launches anything; expected \(expected)", at: node.position) }
    return elements.compactMap { step($0) }
  }

  private mutating func step(_ node: JSONNode) -> Step? {
    guard let object = reader.object(node, "a step", members: Self.stepKinds) else { return nil }
    let kinds = Self.stepKinds.filter { object[$0] != nil }
    guard let kind = kinds.first, kinds.count == 1, let value = object[kind] else {
      if kinds.count > 1 || object.count == 0 {
        let choices = Self.stepKinds.map { "\"\($0)\"" }.joined(separator: ", ")
        reader.note("a step has exactly one member, one of \(choices); this has \(kinds.count)", at: node.position)
      }
      return nil
    }
    switch kind {
    case "languages": return languages(value, "\"languages\"").map { .languages($0) }
    case "appLanguages": return appLanguages(value)
    case "install": return install(value)
    case "upgrade": return upgrade(value)
    default: return launch(value)
    }
  }

  // MARK: - Languages

  private mutating func languages(_ node: JSONNode, _ name: String) -> Step.Languages? {
    if node.isString("each") { return .each }
    return reader.languageList(node, name).map { .list($0) }
  }

  private mutating func appLanguages(_ node: JSONNode) -> Step? {
    guard let members = reader.members(of: node, "\"appLanguages\"") else { return nil }
    if members.isEmpty {
      reader.note("\"appLanguages\" is empty; expected a product and its languages", at: node.position)
    }
    let lists = members.compactMap { member -> Step.AppLanguages? in
      hold(member.key, against: context.everyProduct, "product", at: member.keyPosition)
      if member.value.kind == .null { return Step.AppLanguages(product: member.key, languages: nil) }
      return languages(member.value, "the list of \"\(member.key)\"")
        .map { Step.AppLanguages(product: member.key, languages: $0) }
    }
    return .appLanguages(lists.sorted { $0.product.utf8.lexicographicallyPrecedes($1.product.utf8) })
  }

  // MARK: - Releases

  private mutating func install(_ node: JSONNode) -> Step? {
    guard let release = release(node, "\"install\"") else { return nil }
    installed = release
    return .install(release: release)
  }

  private mutating func upgrade(_ node: JSONNode) -> Step? {
    if installed == nil {
      reader.note("nothing is installed that could be upgraded; expected an \"install\" before", at: node.position)
    }
    guard let release = release(node, "\"upgrade\"") else { return nil }
    installed = release
    return .upgrade(release: release)
  }

  private mutating func release(_ node: JSONNode, _ name: String) -> String? {
    guard let release = reader.string(node, name) else { return nil }
    hold(release, against: context.releases.map { $0.keys.sorted() }, "release", at: node.position)
    return release
  }

  // MARK: - Launches

  private mutating func launch(_ node: JSONNode) -> Step? {
    if installed == nil {
      reader.note("nothing is installed that could be launched; expected an \"install\" before", at: node.position)
    }
    if node.isString("all") { return .launch(.all) }
    let expected = "\"all\" or an array of products"
    guard let elements = reader.elements(of: node, "\"launch\"", expected: expected) else { return nil }
    if elements.isEmpty { reader.note("\"launch\" is empty; expected \(expected)", at: node.position) }
    var products: [String] = []
    for element in elements {
      guard let product = reader.string(element, "a product to launch") else { continue }
      if products.contains(product) {
        reader.note("\"\(product)\" is launched twice in one step; write a step for each launch", at: element.position)
      }
      let known = installed.flatMap { context.products(of: $0) }
      hold(product, against: known, "product of the installed release", at: element.position)
      products.append(product)
    }
    return .launch(.products(products))
  }

  private mutating func hold(_ name: String, against known: [String]?, _ what: String, at position: JSONPosition) {
    guard let known, !known.contains(name) else { return }
    reader.note("there is no \(what) \"\(name)\"\(NameSuggestion.hint(for: name, in: known))", at: position)
  }
}
