/// The `cell` line of an evidence file: one product in one launch step of one device.
public struct CellRecord: Sendable, Hashable {
  /// Where the language list of a process came from.
  public enum LanguageSource: String, Sendable, Hashable, CaseIterable {
    case device
    case app
  }

  /// What kind of host stood in for the product.
  public enum Host: String, Sendable, Hashable, CaseIterable {
    case bundle
    case process
  }

  /// `<scenario>/<entry>/<step>/<product>`.
  public var id: String
  /// A release's name; `current` for the manifest itself.
  public var release: String
  /// The product's path on the device, such as `AppShell.app/PlugIns/TripWidget.appex`.
  public var process: String
  /// What stood in for the product.
  public var host: Host
  /// The list that this process read, best first.
  public var languages: [String]
  /// Where `languages` came from.
  public var languagesFrom: LanguageSource
  /// The search list of the main bundle.
  public var searchList: [String]
  /// Such as `de_DE`.
  public var formattingLocale: String

  /// Makes a record of its parts.
  public init(
    id: String, release: String, process: String, host: Host, languages: [String], languagesFrom: LanguageSource,
    searchList: [String], formattingLocale: String
  ) {
    self.id = id
    self.release = release
    self.process = process
    self.host = host
    self.languages = languages
    self.languagesFrom = languagesFrom
    self.searchList = searchList
    self.formattingLocale = formattingLocale
  }
}
