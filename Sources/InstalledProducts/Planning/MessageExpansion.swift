import Findings
import HostEvidence
import LocalizationRuntime
import OwnershipManifest
import PositionedJSON

/// Turns what a manifest says about messages into messages of products, globs and defaults resolved.
struct MessageExpansion {
  let image: ReleaseImage
  private(set) var messages: [PlannedMessage] = []
  private(set) var errors: [InputError] = []
  private var indexes: [PlannedMessage.Identity: Int] = [:]
  private var signatures: [String: [OwnerContent.KeyName: [[MessageArgument]]]] = [:]

  init(of image: ReleaseImage) {
    self.image = image
  }

  private var manifest: Manifest { image.installed.manifest }

  mutating func expand() {
    if manifest.messages == nil { expandEverything() }
    for declaration in manifest.messages ?? manifest.includedMessages { expand(declaration) }
  }

  // MARK: - Every message

  /// Every key of every owner in each product that holds it, but for the tables that only the system reads.
  private mutating func expandEverything() {
    for owner in manifest.owners {
      guard let content = image.owners[owner.name] else { continue }
      let names = content.keyNames.filter { !SystemTableName.isOne($0.table) }
      for product in holders(of: owner) {
        for name in names {
          add(name, of: owner, Presentation(product: product), lists: examples(of: name, content), owner.place)
        }
      }
    }
  }

  private func holders(of owner: Owner) -> [String] {
    manifest.products.filter { $0.name == owner.name || $0.embeds.contains(owner.name) }.map(\.name)
  }

  // MARK: - Declared messages

  private mutating func expand(_ declaration: MessageDeclaration) {
    guard let owner = manifest.owner(declaration.owner), let content = image.owners[owner.name] else { return }
    let names = content.keyNames(table: declaration.table, key: declaration.key)
    if names.isEmpty { noteNoMatch(declaration) }
    let presentations = declaration.presentations ?? holders(of: owner).map { Presentation(product: $0) }
    for presentation in presentations {
      for name in names {
        let lists = declaration.arguments ?? examples(of: name, content)
        add(name, of: owner, presentation, lists: lists, declaration.place)
      }
    }
  }

  private mutating func noteNoMatch(_ declaration: MessageDeclaration) {
    let place = declaration.place
    let message =
      "no key of owner \"\(declaration.owner)\" matches \"\(declaration.key)\" in table \"\(declaration.table)\"; "
      + "expected a glob that matches something, or a literal key"
    errors.append(InputError(file: place.file, line: place.line ?? 1, column: place.column ?? 1, message: message))
  }

  /// What the product's code passes as default, where the manifest leaves that to the catalog.
  private func codeText(
    of name: OwnerContent.KeyName, of owner: Owner, _ presentation: Presentation
  ) -> CodeText? {
    guard presentation.defaultValue == nil, manifest.product(presentation.product)?.executable == nil else {
      return nil
    }
    return image.owners[owner.name]?.codeTexts[name]
  }

  /// The derived argument lists of a key, found once for all products.
  private mutating func examples(of name: OwnerContent.KeyName, _ content: OwnerContent) -> [[MessageArgument]] {
    if let known = signatures[content.owner]?[name] { return known }
    let examples = content.signature(of: name.key, in: name.table).examples
    signatures[content.owner, default: [:]][name] = examples
    return examples
  }

  /// The presentation in every way in which the product's code asks; what the manifest says overrides the code.
  private func presentations(
    _ presentation: Presentation, _ name: OwnerContent.KeyName, of owner: Owner
  ) -> [Presentation] {
    let message = CodeWays.Message(
      product: presentation.product, owner: owner.name, table: name.table, key: name.key)
    let ways = image.ways[message]
    guard !ways.isEmpty else { return [presentation] }
    return ways.map { way in
      var presented = presentation
      if presentation.asks == .owner { presented.asks = way.asks }
      if presentation.defaultValue == nil { presented.defaultValue = way.defaultValue }
      if presentation.formatting == .current { presented.formatting = way.formatting }
      return presented
    }
  }

  private mutating func add(
    _ name: OwnerContent.KeyName, of owner: Owner, _ presentation: Presentation, lists: [[MessageArgument]],
    _ place: SourcePlace
  ) {
    for presented in presentations(presentation, name, of: owner) {
      insert(name, of: owner, presented, lists: lists, place)
    }
  }

  /// Adds a message, or more argument lists to one that is there already.
  private mutating func insert(
    _ name: OwnerContent.KeyName, of owner: Owner, _ presentation: Presentation, lists: [[MessageArgument]],
    _ place: SourcePlace
  ) {
    let identity = PlannedMessage.Identity(
      product: presentation.product, owner: owner.name, table: name.table, key: name.key, surface: presentation.surface,
      asks: presentation.asks, defaultValue: presentation.defaultValue,
      formatting: presentation.formatting)
    guard let index = indexes[identity] else {
      indexes[identity] = messages.count
      messages.append(
        PlannedMessage(
          identity: identity, lists: lists, persists: presentation.persists, place: place,
          codeText: codeText(of: name, of: owner, presentation)))
      return
    }
    messages[index].lists += lists.filter { !messages[index].lists.contains($0) }
    if messages[index].persists == .nothing { messages[index].persists = presentation.persists }
  }
}
