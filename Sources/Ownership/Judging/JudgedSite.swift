import Findings
package import HostEvidence
package import InstalledProducts
package import LocaleMatrix
internal import LocalizationRuntime
package import OwnershipManifest
internal import Synchronization

/// One owner asked for in one bundle by one product in one launch: everything that its observations have in common, and
/// what follows from that alone, found once for all of them.
package final class JudgedSite: Sendable {
  package let release: InstalledRelease
  package let device: PlannedDevice
  package let launch: PlayedLaunch
  package let cell: PlayedCell
  package let owner: Owner
  package let product: Product
  package let languages: OwnerLanguages
  /// The bundle that was asked, where it lies in an installed product.
  package let asked: InstalledBundle?
  /// How languages were chosen for the asked bundle.
  package let choice: ChoiceRecord?
  /// The product's main bundle.
  let main: InstalledBundle?
  /// The list that the process read.
  let userLanguages: [String]
  /// The language that a finding here names.
  let language: String
  /// The best language for the user among those that the owner must have.
  let required: String
  /// What the process cannot choose of the asked bundle.
  let gap: LanguageGap?
  private let searches = Mutex(Searches())

  init(
    release: InstalledRelease, device: PlannedDevice, launch: PlayedLaunch, cell: PlayedCell, owner: Owner,
    product: Product, asked path: String
  ) {
    self.release = release
    self.device = device
    self.launch = launch
    self.cell = cell
    self.owner = owner
    self.product = product
    languages = release.languages(of: owner)
    asked = release.bundle(asked: path, from: product.name)?.bundle
    choice = cell.choices.first { $0.bundle == path }
    main = release.product(product.name)?.mainBundle
    userLanguages = cell.record?.languages ?? []
    language =
      owner.isInferred && !Self.offers(main, anyOf: userLanguages)
      ? languages.namedOrSource(for: userLanguages) : languages.named(for: userLanguages)
    required = languages.required(for: userLanguages)
    gap = LanguageGap(
      asked: asked, choice: choice, main: main, user: userLanguages, behavior: device.scenario.device.behavior,
      developmentRegion: languages.developmentRegion)
  }

  /// Whether the product claims a language of the list.
  private static func offers(_ main: InstalledBundle?, anyOf list: [String]) -> Bool {
    guard let offers = main?.description.offers(behavior: DeviceBehavior()) else { return false }
    return !LanguageMatching.matches(preferences: list, available: offers).isEmpty
  }

  /// Languages of the asked bundle that the main bundle does not offer.
  var unclaimedLanguages: [String] {
    guard let asked, let offers = main?.description.offers(behavior: DeviceBehavior()) else { return [] }
    return asked.description.folders.filter { folder in
      folder != "Base" && LanguageMatching.matches(preferences: [folder], available: offers).isEmpty
    }
  }

  /// The languages that the main bundle offers, in words: `only English`.
  var offered: String {
    let names = (main?.description.offers(behavior: device.scenario.device.behavior) ?? []).map(LanguageNames.name)
    return names.isEmpty ? "no language" : "only \(names.listed(upTo: 5))"
  }

  /// Where the file of the main bundle's Info.plist says which languages it offers; nil where the manifest says so.
  var infoPlace: SourcePlace? { release.product(product.name)?.infoPlace }

  /// The tables that a look-up in the asked bundle goes through.
  func searched(_ table: String) -> SearchedTables? {
    guard let asked, let choice else { return nil }
    return searches.withLock { searches in
      searches.tables(table, of: &searches.asked, in: asked, searchList: choice.searchList)
    }
  }

  /// Those that one in the main bundle goes through.
  func searchedInMain(_ table: String) -> SearchedTables? {
    guard let main, let searchList = cell.record?.searchList else { return nil }
    return searches.withLock { $0.tables(table, of: &$0.main, in: main, searchList: searchList) }
  }

  private struct Searches {
    var asked: [String: SearchedTables] = [:]
    var main: [String: SearchedTables] = [:]

    func tables(
      _ table: String, of known: inout [String: SearchedTables], in bundle: InstalledBundle, searchList: [String]
    ) -> SearchedTables {
      if let tables = known[table] { return tables }
      let tables = SearchedTables(table: table, in: bundle, searchList: searchList)
      known[table] = tables
      return tables
    }
  }
}
