import HostEvidence
import LocalizationRuntime

/// Tells the bundles of whoever builds a product from those that other organizations make for anybody's products.
///
/// Those come in the languages of their own users, whatever the product claims. Nothing in a bundle says so: it is
/// inferred from its identifier, else from how many languages it has besides those of the product.
struct BundleOrigin {
  private let organizations: Set<String>
  /// What the outermost products offer.
  private let claimed: [String]

  /// More languages than these in a product of one language, or of none, are not its own.
  private static let manyLanguages = 10

  init(_ tree: BuiltTree) {
    let outermost = tree.products.filter { $0.container == nil }
    organizations = Set(outermost.compactMap(\.main.info.identifier).map(Self.organization))
    claimed = Set(outermost.flatMap { $0.main.description.offers(behavior: DeviceBehavior()) })
      .subtracting(["Base"]).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  func isThirdParty(_ bundle: BuiltBundle) -> Bool {
    guard bundle.kind != .main else { return false }
    if let identifier = bundle.info.identifier, !organizations.isEmpty {
      if organizations.contains(Self.organization(of: identifier)) { return false }
      if Self.namesOrganization(identifier) { return true }
    }
    return foreignLanguages(of: bundle).count > (claimed.count < 2 ? Self.manyLanguages : claimed.count)
  }

  /// Its languages that no outermost product offers.
  private func foreignLanguages(of bundle: BuiltBundle) -> [String] {
    bundle.folders.filter { folder in
      folder != "Base" && LanguageMatching.matches(preferences: [folder], available: claimed).isEmpty
    }
  }

  /// `com.example.trips.Texts` → `com.example`
  private static func organization(of identifier: String) -> String {
    identifier.lowercased().split(separator: ".").prefix(2).joined(separator: ".")
  }

  /// SwiftPM's `trips.TripTexts.resources` names a package and a target, which may be anybody's.
  private static func namesOrganization(_ identifier: String) -> Bool {
    identifier.split(separator: ".").count > 2 && !identifier.hasSuffix(".resources")
  }
}
