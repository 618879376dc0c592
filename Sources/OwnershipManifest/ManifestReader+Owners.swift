import PositionedJSON

extension ManifestReader {
  static let ownerMembers = [
    "resources", "bundle", "info", "compile", "languages", "external", "access", "optionalLanguages", "sources",
    "keyPrefixes", "accessors", "dynamicKeys", "keyStyle",
  ]

  private static let tableSuffixes = [".xcstrings", ".strings", ".stringsdict"]

  mutating func readOwners(of object: StrictObject) {
    let expected = "an object from owner names to owners"
    guard let node = reader.required("owners", of: object, expected: expected),
      let members = reader.members(of: node, "\"owners\"")
    else { return }
    result.owners = members.compactMap { owner($0) }
  }

  private mutating func owner(_ member: JSONMember) -> ManifestFile.DraftOwner? {
    let name = name(member, of: "an owner")
    guard let object = reader.object(member.value, "an owner", members: Self.ownerMembers) else {
      return ManifestFile.DraftOwner(
        owner: Owner(name: name, place: place(member.keyPosition), resources: [], bundle: "."),
        position: member.keyPosition, saysBundle: true, bundlePosition: member.keyPosition)
    }
    _ = reader.required("resources", of: object, expected: "an array of catalogs, tables and folders of them")
    let bundle = object["bundle"].flatMap { bundlePath($0) }
    var owner = Owner(
      name: name, place: place(member.keyPosition), resources: resources(of: object),
      bundle: bundle ?? "\(name).bundle")
    owner.info = object["info"].flatMap { info($0) } ?? .object([:])
    owner.compiles = reader.boolean("compile", of: object) ?? true
    owner.languages = languages("languages", of: object)
    owner.optionalLanguages = languages("optionalLanguages", of: object)
    owner.isExternal = reader.boolean("external", of: object) ?? false
    owner.access = reader.choice("access", of: object) ?? .accessor
    owner.sources = paths("sources", of: object)
    owner.keyPrefixes = strings("keyPrefixes", of: object)
    owner.accessors = strings("accessors", of: object)
    owner.dynamicKeys = strings("dynamicKeys", of: object)
    owner.keyStyle = keyPattern(of: object)
    return ManifestFile.DraftOwner(
      owner: owner, position: member.keyPosition, saysBundle: bundle != nil,
      bundlePosition: object["bundle"]?.position ?? member.keyPosition)
  }

  /// Where a bundle lies inside a product: in no place of something else.
  private mutating func bundlePath(_ node: JSONNode) -> String? {
    guard let path = productPath(node, "\"bundle\"", mayLeave: false) else { return nil }
    for part in path.split(separator: "/") {
      if part.hasSuffix(".lproj") {
        reader.note("\"\(path)\" lies in a language folder; expected a bundle beside those", at: node.position)
        return nil
      }
      guard part == "Info.plist" || Self.tableSuffixes.contains(where: { part.hasSuffix($0) }) else { continue }
      reader.note(
        "\"\(path)\" is the place of a file, \(part); expected a folder such as \"K.bundle\"", at: node.position)
      return nil
    }
    return path
  }

  private mutating func keyPattern(of object: StrictObject) -> KeyPattern? {
    guard let node = object["keyStyle"], let text = reader.string(node, "\"keyStyle\"") else { return nil }
    do {
      return try KeyPattern(text)
    } catch {
      let expected = "a pattern that whole keys match, such as \"[a-z]+(\\\\.[a-zA-Z0-9]+)+\""
      reader.note("\"keyStyle\" is no regular expression: \(error); expected \(expected)", at: node.position)
      return nil
    }
  }

  /// Catalogs, loose tables, and folders of them.
  private mutating func resources(of object: StrictObject) -> [String] {
    guard let node = object["resources"] else { return [] }
    guard let elements = reader.elements(of: node, "\"resources\"", expected: "an array of paths") else { return [] }
    return elements.compactMap { element in
      guard let path = path(element, "a path of \"resources\"") else { return nil }
      let isTable = Self.tableSuffixes.contains { path.hasSuffix($0) }
      if isTable || isFolder(path) { return path }
      let expected = "a catalog (.xcstrings), a table (.strings, .stringsdict) or a folder"
      reader.note("\"\(path)\" holds no table; expected \(expected)", at: element.position)
      return nil
    }
  }
}
