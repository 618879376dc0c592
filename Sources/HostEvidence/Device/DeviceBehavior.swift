/// What differs between system versions or is not known for sure, as a scenario's `device` member sets it.
///
/// Every member is one that the reference on Apple's behaviour calls unsure or contested; the defaults are the best
/// reading. A default-made value equals what an empty `device` object gives.
public struct DeviceBehavior: Sendable, Hashable {
  /// Whether an extension is held to its main bundle's languages.
  public enum Gate: String, Sendable, Hashable, CaseIterable {
    case open
    case closed
  }

  /// What formats numbers and picks plural categories where the code passes no locale.
  public enum LocaleFreeFormatting: String, Sendable, Hashable, CaseIterable {
    /// The root locale: `one` for 1, else `other`.
    case root
    /// The main bundle's first language.
    case main
  }

  /// Which device variant is shown on a device that the entry does not name.
  public enum DeviceFallback: String, Sendable, Hashable, CaseIterable {
    /// None: the plain entry, else a miss.
    case exact
    /// iPad and iPod take iPhone's, Vision Pro takes iPad's.
    case related
  }

  /// Whether an extension reads the list that a person chose for the app that contains it.
  public var extensionsInheritAppLanguages: Bool = false
  /// Whether an extension is gated by its main bundle, as an app is.
  public var extensionGate: Gate = .open
  /// The language list that a host hands to its extensions, best first.
  public var hostsPassLanguages: [String]?
  /// Which rules serve a format without a locale.
  public var formattingWithoutLocale: LocaleFreeFormatting = .root
  /// False stands for a program linked against an old SDK.
  public var developmentRegionOffered: Bool = true
  /// Whether `.strings` of one language and `.stringsdict` of another may serve one table.
  public var tablesMixFileTypes: Bool = true
  /// Which variant serves a device that the entry does not name.
  public var deviceFallback: DeviceFallback = .exact

  /// The defaults.
  public init() {}
}
