/// One step of a scenario.
package enum Step: Sendable, Hashable {
  /// A language list, or the entry being played.
  package enum Languages: Sendable, Hashable {
    case list([String])
    case each
  }

  /// Which products a launch starts.
  package enum Launch: Sendable, Hashable {
    case all
    case products([String])
  }

  /// Sets the device's language list.
  case languages(Languages)
  /// Sets, or with nil removes, the list in a product's own preferences; sorted by product name.
  case appLanguages([AppLanguages])
  /// A clean install of a release.
  case install(release: String)
  /// Replaces the bundles by those of a release; containers and preferences stay.
  case upgrade(release: String)
  case launch(Launch)

  /// One product's own list.
  package struct AppLanguages: Sendable, Hashable {
    package var product: String
    package var languages: Languages?

    package init(product: String, languages: Languages?) {
      self.product = product
      self.languages = languages
    }
  }
}
