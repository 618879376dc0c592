import Findings
import PositionedJSON

/// Joins a manifest with what it includes, fills in what depends on the whole, and holds every name against the whole.
struct ManifestJoin {
  let root: ManifestFile
  let included: [ManifestFile]
  let folder: String
  private(set) var errors: [InputError] = []

  init(root: ManifestFile, included: [ManifestFile], folder: String) {
    self.root = root
    self.included = included
    self.folder = folder
  }

  mutating func manifest() -> Manifest {
    var manifest = Manifest(file: root.file, folder: folder, developmentRegion: root.developmentRegion ?? "")
    manifest.owners = owners()
    manifest.products = products()
    manifest.messages = root.messages
    let joining = included.flatMap { $0.messages ?? [] }
    if manifest.messages == nil { manifest.includedMessages = joining } else { manifest.messages? += joining }
    manifest.exceptions = root.exceptions + included.flatMap(\.exceptions)
    manifest.rules = root.rules
    manifest.profiles = Manifest.Profile.builtIn.merging(root.profiles) { _, own in own }
    manifest.matrix = root.matrix
    manifest.state = root.state
    manifest.remoteKeys = root.remoteKeys
    manifest.releases = root.releases.map(\.release).sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    checkReferences()
    checkContainment()
    checkIdentifiers(manifest.products)
    checkHostMembers()
    checkHolders(manifest)
    checkBundlePlaces(manifest)
    return manifest
  }

  // MARK: - What depends on the whole

  /// All owners in the order of the files, each name once.
  private mutating func owners() -> [Owner] {
    var owners: [Owner] = []
    let products = Set(root.products.map(\.product.name))
    for file in [root] + included {
      for draft in file.owners {
        if let first = owners.first(where: { $0.name == draft.owner.name }) {
          let place = "\(first.place.file):\(first.place.line ?? 1)"
          note("the owner \"\(first.name)\" is defined twice, first in \(place); keep one", file.file, draft.position)
          continue
        }
        var owner = draft.owner
        if !draft.saysBundle && products.contains(owner.name) { owner.bundle = "." }
        owners.append(owner)
      }
    }
    return owners
  }

  private func products() -> [Product] {
    root.products.map { draft in
      var product = draft.product
      if !draft.saysIdentifier { product.identifier = identifier(of: product.name, visited: []) }
      return product
    }
  }

  /// The identifier of a product by the manifest or by default; a containment that goes in circles ends it.
  private func identifier(of name: String, visited: Set<String>) -> String {
    guard let draft = root.products.first(where: { $0.product.name == name }) else { return name }
    if draft.saysIdentifier { return draft.product.identifier }
    let container = root.products.first { $0.product.contains.contains(name) }?.product.name
    guard let container, !visited.contains(container) else { return "bordercheck.\(name)" }
    return "\(identifier(of: container, visited: visited.union([name]))).\(name)"
  }
}

// MARK: - Checks

extension ManifestJoin {
  private mutating func checkReferences() {
    // Products of an included manifest do not join, and what it says about them is its own matter.
    for file in [root] + included {
      for reference in file.references {
        let known = names(of: reference.kind)
        guard !known.contains(reference.name) else { continue }
        let hint = NameSuggestion.hint(for: reference.name, in: known)
        note("there is no \(reference.kind.rawValue) \"\(reference.name)\"\(hint)", reference.file, reference.position)
      }
    }
  }

  private func names(of kind: NameReference.Kind) -> [String] {
    switch kind {
    case .owner: ([root] + included).flatMap { $0.owners.map(\.owner.name) }
    case .product: root.products.map(\.product.name)
    }
  }

  private mutating func checkContainment() {
    var containers: [String: String] = [:]
    for draft in root.products {
      for contained in draft.contained {
        checkContained(contained.name, at: contained.position)
        if let first = containers[contained.name], first != draft.product.name {
          let message =
            "\"\(contained.name)\" is contained twice, first in \"\(first)\"; a product lies in one place only"
          note(message, root.file, contained.position)
        } else {
          containers[contained.name] = draft.product.name
        }
      }
    }
    for draft in root.products { checkPlace(of: draft, containers) }
  }

  private mutating func checkContained(_ name: String, at position: JSONPosition) {
    guard let draft = root.products.first(where: { $0.product.name == name }), !draft.product.kind.liesInContainer
    else {
      return
    }
    let message = "\"\(name)\" is of kind \"\(draft.product.kind.rawValue)\", which lies in no other product; "
    note(message + "remove it from \"contains\", or give it another kind", root.file, position)
  }

  private mutating func checkPlace(of draft: ManifestFile.DraftProduct, _ containers: [String: String]) {
    let name = draft.product.name
    if draft.product.kind.liesInContainer && containers[name] == nil {
      let message = "\"\(name)\" is of kind \"\(draft.product.kind.rawValue)\" and lies in no product; "
      note(message + "name it in the \"contains\" of its app", root.file, draft.position)
    }
    var visited: Set<String> = []
    var outer = containers[name]
    while let next = outer, next != name, visited.insert(next).inserted { outer = containers[next] }
    if outer == name {
      note("\"\(name)\" contains itself; expected containment without circles", root.file, draft.position)
    }
  }

  private mutating func checkIdentifiers(_ products: [Product]) {
    var firsts: [String: String] = [:]
    for (product, draft) in zip(products, root.products) {
      if let first = firsts[product.identifier] {
        let message = "\"\(product.name)\" and \"\(first)\" have one identifier, \"\(product.identifier)\"; "
        note(message + "give each its own", root.file, draft.position)
      }
      firsts[product.identifier] = product.name
    }
  }

  private mutating func checkHostMembers() {
    let processes = Set(root.products.filter { $0.product.executable != nil }.map(\.product.name))
    for member in ([root] + included).flatMap(\.hostMembers) where processes.contains(member.product) {
      let message = "\"\(member.product)\" runs as a process, whose code decides; remove \"\(member.member)\""
      note(message, member.file, member.position)
    }
  }

  mutating func note(_ message: String, _ file: String, _ position: JSONPosition) {
    errors.append(InputError(file: file, position: position, message: message))
  }
}
