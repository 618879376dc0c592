/// One owner of messages, as tests of a product need to know it.
public struct TestedOwner: Sendable, Hashable {
  /// The name in the manifest.
  public let name: String
  /// Where its tables lie in the product: a path inside it, `.` for the product's own bundle.
  public let bundle: String
  /// The languages that it must have, its development region first.
  public let languages: [String]

  /// Makes an owner of its parts.
  public init(_ name: String, bundle: String, languages: [String]) {
    self.name = name
    self.bundle = bundle
    self.languages = languages
  }

  /// The language that its texts are written in.
  var developmentRegion: String { languages.first ?? "en" }
}
