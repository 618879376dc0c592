/// The App Intents of one product, as `Metadata.appintents/extract.actionsdata` describes them to the system.
///
/// Xcode's `appintentsmetadataprocessor` writes the file, JSON of version 1, into the resources of an app, an extension or
/// a framework. What is read of it, as apps built with Xcode 26 hold it:
///
/// - `actions`: identifier → `title`, `descriptionMetadata` (`descriptionText`, `categoryName`), `parameters` (each with
///   `title`, `parameterDescription`), `isDiscoverable` or `visibilityMetadata.isDiscoverable`
/// - `enums`: an array of `displayTypeName` and `cases`, each with `displayRepresentation` (`title`, `subtitle`)
/// - `entities`: identifier → `displayTypeName` and `properties`, each with `title`
/// - `autoShortcuts`: an array of `actionIdentifier`, `phraseTemplates` and `shortTitle`
///
/// Every text is an object with `key`, `alternatives`, and, where the code says so, `table`, `defaultValue`, and
/// `bundleURL` or `bundleClassName` for a bundle other than the product's. A phrase has `${applicationName}` in it and is
/// looked up in table `AppShortcuts`, every other text in `Localizable` unless it names a table.
package struct BuiltIntents: Sendable, Hashable {
  /// One text that the system shows.
  package struct Text: Sendable, Hashable {
    package var key: String
    package var table: String
    /// What is shown where no table has the key; nil shows the key.
    package var defaultText: String?
    /// The bundle that the code names, such as `Trips_Intents.bundle`; nil is the product's own.
    package var bundle: String?
    /// What it is the text of: `the title of BookTrip`.
    package var subject: String
  }

  /// What a person says to Siri.
  package struct Shortcut: Sendable, Hashable {
    package var action: String
    /// The keys, as the file has them; one of them that is translated is enough to be understood.
    package var phrases: [String]

    package init(action: String, phrases: [String]) {
      self.action = action
      self.phrases = phrases
    }
  }

  /// Below the root of what is inspected.
  package var path: String
  /// Why it cannot be read.
  package var problem: String?
  /// Where reading stopped, counted from 1.
  package var line: Int?
  package var column: Int?
  /// In the order of the file; those that no person sees are left out.
  package var texts: [Text] = []
  package var shortcuts: [Shortcut] = []

  package init(path: String) {
    self.path = path
  }
}
