import HostEvidence
import InstalledProducts
import LocalizationRuntime
import Ownership
import OwnershipManifest

/// What is tested of one product.
struct ProductTests: Sendable, Hashable {
  var name: String
  /// Path on a device.
  var process: String
  var identifier: String
  /// In the manifest's order; those without a message in this product are not there.
  var owners: [OwnerTests]

  /// Nil where the product presents nothing.
  init?(of product: InstalledProduct, in image: ReleaseImage, _ plan: ObservationPlan) {
    let release = image.installed
    name = product.name
    process = product.path
    identifier = product.identifier
    let planned = Dictionary(grouping: plan.observations(of: product.name, counts: nil), by: \.owner)
    owners = release.manifest.owners.compactMap { owner in
      planned[owner.name].map { OwnerTests($0, of: owner, in: product, release) }
    }
    if owners.isEmpty { return nil }
  }
}

extension OwnerTests {
  init(
    _ planned: [PlannedObservation], of owner: Owner, in product: InstalledProduct, _ release: InstalledRelease
  ) {
    name = owner.name
    bundle = release.bundlePath(of: owner.name, in: product)
    languages = release.languages(of: owner).required
    messages = []
    let accepted = AcceptedFindings(release.manifest.exceptions, of: owner.name, in: product.name)
    let tables = product.bundle(bundle)?.tables
    var numbers: [[String]: Int] = [:]
    for observation in planned {
      let identity = [observation.table, observation.key, observation.surface]
      if let number = numbers[identity] {
        let arguments = observation.arguments
        if !messages[number].arguments.contains(arguments) { messages[number].arguments.append(arguments) }
        continue
      }
      numbers[identity] = messages.count
      let isInfo = SystemTableName.isOne(observation.table)
      let literal = isInfo ? product.bundle(bundle)?.infoStrings[observation.key] : nil
      messages.append(
        Message(
          table: observation.table, key: observation.key, surface: observation.surface,
          arguments: [observation.arguments], defaultValue: literal ?? observation.defaultValue,
          isInSource: tables?.has(observation.key, in: observation.table, languages.first ?? "") ?? true,
          acceptedIn: accepted.languages(of: observation.key, in: observation.table),
          mayBeCopied: accepted.isCopy(observation.key, in: observation.table)))
    }
  }
}

extension BundleTables {
  /// Whether a reader of the language is served by its own table, `Base`, or one outside any language.
  fileprivate func has(_ key: String, in table: String, _ language: String) -> Bool {
    [language, "Base", ""].contains { localization in
      if case .entries(let entries) = strings(table, localization: localization), entries[key] != nil { return true }
      if case .entries(let entries) = stringsDict(table, localization: localization), entries[key] != nil {
        return true
      }
      return false
    }
  }
}
