import PositionedJSON

extension BuiltIntents {
  /// Reads the file of a bundle; nil where it has none.
  init?(of layout: BundleLayout, in files: ProductFiles) {
    let path = RelativeName.joined(layout.resources, "Metadata.appintents/extract.actionsdata")
    guard files.isFile(path) else { return nil }
    self.init(path: path)
    guard let bytes = files.bytes(path) else {
      problem = "it cannot be read"
      return
    }
    do {
      read(try JSONDocument(bytes).root)
    } catch {
      problem = error.message
      line = error.position.line
      column = error.position.column
    }
  }

  private mutating func read(_ root: JSONNode) {
    guard root.kind == .object else {
      problem = "its root is no object"
      return
    }
    for action in root.members(of: "actions") where Self.isSeen(action.value) { addAction(action.value, action.key) }
    for item in root.elements(of: "enums") where Self.isSeen(item) { addEnumeration(item) }
    for entity in root.members(of: "entities") where Self.isSeen(entity.value) { addEntity(entity.value, entity.key) }
    for shortcut in root.elements(of: "autoShortcuts") { addShortcut(shortcut) }
  }

  /// Whether a person finds it in Shortcuts, Siri or Spotlight.
  private static func isSeen(_ node: JSONNode) -> Bool {
    let visibility = node["visibilityMetadata"]
    let flag = visibility?["isDiscoverable"] ?? node["isDiscoverable"]
    return flag?.boolean != false && visibility?["assistantOnly"]?.boolean != true
      && node["isSystem"]?.boolean != true
  }

  private mutating func addAction(_ action: JSONNode, _ name: String) {
    add(action["title"], "the title of \(name)")
    add(action["descriptionMetadata"]?["descriptionText"], "the description of \(name)")
    add(action["descriptionMetadata"]?["categoryName"], "the category of \(name)")
    for parameter in action.elements(of: "parameters") {
      let title = "parameter \(parameter["name"]?.string ?? "") of \(name)"
      add(parameter["title"], title)
      add(parameter["parameterDescription"], "the description of \(title)")
    }
  }

  private mutating func addEnumeration(_ item: JSONNode) {
    let name = item["identifier"]?.string ?? ""
    add(item["displayTypeName"], "the name of \(name)")
    for choice in item.elements(of: "cases") {
      let subject = "choice \(choice["identifier"]?.string ?? "") of \(name)"
      add(choice["displayRepresentation"]?["title"], subject)
      add(choice["displayRepresentation"]?["subtitle"], "the subtitle of \(subject)")
    }
  }

  private mutating func addEntity(_ entity: JSONNode, _ name: String) {
    add(entity["displayTypeName"], "the name of \(name)")
    for property in entity.elements(of: "properties") {
      add(property["title"], "property \(property["identifier"]?.string ?? "") of \(name)")
    }
  }

  private mutating func addShortcut(_ shortcut: JSONNode) {
    let name = shortcut["actionIdentifier"]?.string ?? ""
    let phrases = shortcut.elements(of: "phraseTemplates").compactMap { $0["key"]?.string }
    if !phrases.isEmpty { shortcuts.append(Shortcut(action: name, phrases: phrases)) }
    add(shortcut["shortTitle"], "the short title of \(name)")
  }

  /// A text without a letter is what is to be shown.
  private mutating func add(_ node: JSONNode?, _ subject: String) {
    guard let node, let key = node["key"]?.string, key.contains(where: \.isLetter) else { return }
    texts.append(
      Text(
        key: key, table: node["table"]?.string ?? "Localizable", defaultText: node["defaultValue"]?.string,
        bundle: ["bundleURL", "bundleClassName", "bundle"].lazy.compactMap { node[$0] }.first { !$0.isNull }
          .map(Self.bundleName), subject: subject))
  }

  /// The last name of an address, or a class; empty for a form that says neither.
  private static func bundleName(_ node: JSONNode) -> String {
    let text = node.string ?? node["relative"]?.string ?? ""
    return text.split(separator: "/").last.map(String.init) ?? ""
  }
}

extension JSONNode {
  fileprivate func elements(of key: String) -> [JSONNode] {
    guard let node = self[key], node.kind == .array else { return [] }
    return Array(node.elements)
  }

  fileprivate func members(of key: String) -> [JSONMember] {
    guard let node = self[key], node.kind == .object else { return [] }
    return Array(node.members)
  }
}
