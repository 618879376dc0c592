import InstalledProducts
import LocalizationRuntime
import OwnershipManifest
import StringCatalogs

/// One change of a release that is tried out in memory, by playing a look-up on it.
struct Trial {
  /// What may be changed.
  struct Stage {
    var release: InstalledRelease
    var planned: PlannedObservation
    let product: String
  }

  /// Stands for a text that somebody would write.
  static let addedText = "\u{FFFC}"

  var action: String
  var change: (inout Stage) -> Void

  init(_ action: String, change: @escaping (inout Stage) -> Void) {
    self.action = action
    self.change = change
  }

  /// What the look-up shows after the change; nil where the bundle that it asks is not there.
  func played(on host: BundleHost, _ planned: PlannedObservation) -> ResolvedMessage? {
    var stage = Stage(release: host.release, planned: planned, product: host.product.name)
    change(&stage)
    guard let product = stage.release.product(host.product.name) else { return nil }
    let process = host.process
    let changed = BundleHost(
      cell: host.cell, product: product, release: stage.release, user: process.user, region: host.region,
      idiom: host.idiom, behavior: process.behavior)
    guard let asked = changed.asked(stage.planned) else { return nil }
    return asked.lookUp.resolve(stage.planned.request(literals: asked.installed.infoStrings))
  }
}

extension Trial.Stage {
  mutating func changeMain(_ change: (inout InstalledBundle) -> Void) { changeBundle(".", of: product, change) }

  /// Changes the bundle that the look-up asks by `path`, wherever it lies.
  mutating func changeBundle(
    _ path: String, _ planned: PlannedObservation, _ change: (inout InstalledBundle) -> Void
  ) {
    guard let found = release.bundle(asked: path, from: product) else { return }
    changeBundle(found.bundle.path, of: found.product.name, change)
  }

  mutating func addBundle(_ bundle: InstalledBundle) {
    guard let index = release.products.firstIndex(where: { $0.name == product }) else { return }
    release.products[index].bundles.append(bundle)
  }

  private mutating func changeBundle(_ path: String, of name: String, _ change: (inout InstalledBundle) -> Void) {
    guard let product = release.products.firstIndex(where: { $0.name == name }),
      let bundle = release.products[product].bundles.firstIndex(where: { $0.path == path })
    else { return }
    change(&release.products[product].bundles[bundle])
  }
}

extension InstalledBundle {
  mutating func addEntry(_ planned: PlannedObservation, localization: String) {
    if !localization.isEmpty, !description.folders.contains(localization) { description.folders.append(localization) }
    let place = BundleTables.Place(localization: localization, table: planned.table)
    var entries: StringsTable = [:]
    if case .entries(let known) = tables.strings(planned.table, localization: localization) { entries = known }
    entries[planned.key] = Trial.addedText
    tables.strings[place] = .entries(entries)
  }

  mutating func removeEntry(_ planned: PlannedObservation, localization: String) {
    let place = BundleTables.Place(localization: localization, table: planned.table)
    if case .entries(var entries)? = tables.strings[place] {
      entries[planned.key] = nil
      tables.strings[place] = .entries(entries)
    }
    if case .entries(var entries)? = tables.stringsDicts[place] {
      entries[planned.key] = nil
      tables.stringsDicts[place] = .entries(entries)
    }
  }

  mutating func addForm(_ form: String, variable: String, planned: PlannedObservation, localization: String) {
    let place = BundleTables.Place(localization: localization, table: planned.table)
    guard case .entries(var entries)? = tables.stringsDicts[place] else { return }
    entries[planned.key]?.variables[variable]?.forms[form] = Trial.addedText
    tables.stringsDicts[place] = .entries(entries)
  }
}
