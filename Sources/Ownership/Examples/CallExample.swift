/// Builds tiny projects with Swift sources: app `H` and package `K`, which `H` embeds, each with a catalog and code.
enum CallExample {
  /// App `H` has `account.title` and asks for it, package `K` has `trip.title` and offers it; both in English and German.
  static func project(_ title: String, _ changes: KeyValuePairs<String, String?> = [:]) -> RuleExample {
    RuleExample(
      title,
      files: [
        "bordercheck.json": manifest(),
        "H/Localizable.xcstrings": catalog("account.title"),
        "K/Localizable.xcstrings": catalog("trip.title"),
        app: screen("Text(\"account.title\")"),
        package: copy("String(localized: \"trip.title\", bundle: .module)"),
      ]
    ).changing(title, changes)
  }

  /// The app's one file, and the package's.
  static let app = "H/Code/Screen.swift"
  static let package = "K/Code/TripCopy.swift"

  /// The manifest, with further members of owner `H`, owner `K`, product `H`, and further products.
  static func manifest(
    h: String = "", k: String = "", app: String = "", products: String = "", bundle: String = "K.bundle",
    languages: String = "\"de\""
  ) -> String {
    """
    { "developmentRegion": "en",
      "owners": {
        "H": { "resources": ["H"], "sources": ["H/Code"], "languages": [\(languages)], \(h) },
        "K": { "resources": ["K"], "sources": ["K/Code"], "bundle": "\(bundle)", "languages": [\(languages)], \(k) } },
      "products": { "H": { "kind": "app", "embeds": ["K"], \(app) }, \(products) } }
    """
  }

  /// A catalog of manual keys, each in English and German.
  static func catalog(_ keys: String...) -> String { catalogOf(keys) }

  static func catalogOf(_ keys: [String]) -> String {
    CatalogExample.catalog(
      keys.map { key in
        CatalogExample.manual(
          key, CatalogExample.text("en", "English \(key)"), CatalogExample.text("de", "Deutsch \(key)"))
      })
  }

  /// A catalog of keys that Xcode took from code.
  static func extracted(_ keys: String...) -> String {
    CatalogExample.catalog(keys.map { CatalogExample.entry($0, CatalogExample.text("de", "Deutsch \($0)")) })
  }

  /// A view with this body.
  static func screen(_ body: String, more: String = "") -> String {
    """
    import SwiftUI

    struct Screen: View {
      \(more)
      var body: some View {
        \(body)
      }
    }
    """
  }

  /// The package's accessor with this body.
  static func copy(_ body: String, more: String = "") -> String {
    """
    import Foundation

    public enum TripCopy {
      \(more)
      public static var title: String { \(body) }
    }
    """
  }
}
