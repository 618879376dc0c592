import Ownership
import OwnershipManifest

/// The surfaces that the manifest's `messages` name.
struct DeclaredSurfaces {
  private let manifest: Manifest
  private let declarations: [String: [MessageDeclaration]]

  init(_ manifest: Manifest) {
    self.manifest = manifest
    let all = (manifest.messages ?? []) + manifest.includedMessages
    declarations = Dictionary(grouping: all.filter { $0.presentations != nil }, by: \.owner)
  }

  /// In the order of the manifest.
  func surfaces(of key: KeyPlace) -> [OwnershipRow.Surface] {
    (declarations[key.owner] ?? []).filter { declaration in
      Glob(declaration.table).matches(key.table) && Glob(declaration.key).matches(key.key)
    }
    .flatMap { ($0.presentations ?? []).map { surface($0, of: key.owner) } }
  }

  private func surface(_ presentation: Presentation, of owner: String) -> OwnershipRow.Surface {
    let bundle =
      switch presentation.asks {
      case .owner: manifest.owner(owner)?.bundle ?? "."
      case .main: "."
      case .path(let path): path
      }
    return OwnershipRow.Surface(product: presentation.product, name: presentation.surface, bundle: bundle)
  }
}
