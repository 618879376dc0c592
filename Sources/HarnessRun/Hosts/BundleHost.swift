package import HostEvidence
package import InstalledProducts
package import LocalizationRuntime
import Ownership
import OwnershipManifest

/// Plays one product in process: the look-ups that its code makes, over its installed bundles.
package struct BundleHost: Sendable {
  package let cell: String
  package let product: InstalledProduct
  package let release: InstalledRelease
  package let process: ProcessLanguages
  package let region: String?
  package let idiom: String

  package init(
    cell: String, product: InstalledProduct, release: InstalledRelease, user: UserLanguages, region: String?,
    idiom: String, behavior: DeviceBehavior
  ) {
    self.cell = cell
    self.product = product
    self.release = release
    self.region = region
    self.idiom = idiom
    let main = product.mainBundle?.description ?? BundleDescription(developmentRegion: nil)
    process = ProcessLanguages(main: main, user: user, behavior: behavior)
  }

  /// The cell's own record.
  package var record: CellRecord {
    CellRecord(
      id: cell, release: release.name, process: product.path, host: .bundle, languages: process.user.languages,
      languagesFrom: process.user.source.inEvidence, searchList: process.main.searchList,
      formattingLocale: process.formattingLocale(region: region))
  }

  /// The bundle that a planned look-up asks; nil where none lies there.
  package func asked(_ planned: PlannedObservation) -> AskedBundle? {
    let path = path(asked: planned)
    guard let found = release.bundle(asked: path, from: product.name) else { return nil }
    let isMain = found.product.name == product.name && found.bundle.path == "."
    let bundle =
      isMain
      ? LocalizedBundle(mainOf: process, source: found.bundle.tables)
      : LocalizedBundle(found.bundle.description, in: process, source: found.bundle.tables)
    return AskedBundle(
      path: isMain ? "." : path, installed: found.bundle,
      lookUp: MessageLookUp(bundle: bundle, region: region, idiom: idiom))
  }

  /// The path that the code asks, as evidence names it: relative to the product, and inside it where it can be.
  package func path(asked planned: PlannedObservation) -> String {
    switch planned.asks {
    case .owner: release.bundlePath(of: planned.owner, in: product)
    case .main: "."
    case .path(let path): release.name(ofAsked: path, from: product)
    }
  }

  /// One bundle that this process asks.
  package struct AskedBundle: Sendable {
    package var path: String
    package var installed: InstalledBundle
    package var lookUp: MessageLookUp

    /// How its languages were chosen.
    package func choice(in cell: String) -> ChoiceRecord {
      let choice = lookUp.bundle.choice
      return ChoiceRecord(
        cell: cell, bundle: path, identifier: installed.identifier, offers: choice.offers, gate: choice.gate,
        searchList: choice.searchList)
    }
  }
}
