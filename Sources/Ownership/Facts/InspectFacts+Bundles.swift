import Findings
import HostEvidence
import InstalledProducts
import LocalizationRuntime
import OwnershipManifest

extension InspectFacts {
  /// The product that holds another: the app of an extension.
  func container(of product: BuiltProduct) -> BuiltProduct? { product.container.flatMap(tree.product) }

  /// Every bundle that a process of the product finds at a known place: its own, and those of what holds it.
  func reachableBundles(of product: BuiltProduct) -> [BuiltBundle] {
    product.allBundles + (container(of: product)?.allBundles ?? [])
  }

  /// Whether a process of the product can show anything in the language.
  func hasTexts(in language: String, of product: BuiltProduct) -> Bool {
    reachableBundles(of: product).contains { $0.hasTexts(in: language) }
  }

  /// Whether the bundle is somebody else's, so that what it lacks is a note.
  func isExternal(_ bundle: BuiltBundle, in product: BuiltProduct) -> Bool {
    owner(of: bundle, in: product).flatMap(manifest.owner)?.isExternal ?? false
  }

  /// Where a bundle's Info.plist lies, else the bundle.
  func infoPlace(of bundle: BuiltBundle) -> SourcePlace {
    tree.files.place(tree.files.isFile(bundle.layout.info) ? bundle.layout.info : bundle.path)
  }

  /// Path of a bundle's language folder; nil where no folder has that name.
  func folder(_ localization: String, of bundle: BuiltBundle) -> String? {
    guard bundle.folders.contains(localization) else { return nil }
    return RelativeName.joined(bundle.layout.resources, "\(localization).lproj")
  }

  /// The localizations that a process of the product searches in one of its bundles, for a reader of one language.
  func choice(of bundle: BuiltBundle, in product: BuiltProduct, for language: String) -> [String] {
    let process = ProcessLanguages(main: product.main.description, user: [language], behavior: DeviceBehavior())
    let isMain = bundle.path == product.main.path
    return isMain ? process.main.searchList : process.choice(for: bundle.description).searchList
  }
}

extension BuiltProduct {
  /// How a message names a bundle of the product: by its path in it.
  func title(of bundle: BuiltBundle) -> String {
    let path = path(of: bundle)
    return path == "." ? "the main bundle" : path
  }
}
