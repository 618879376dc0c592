import HostEvidence

/// What is tested of one owner in one product.
struct OwnerTests: Sendable, Hashable {
  /// One message as the product presents it.
  struct Message: Sendable, Hashable {
    var table: String
    var key: String
    var surface: String
    var arguments: [[MessageArgument]]
    var defaultValue: String?
    var isInSource: Bool
    /// Languages in which what is found is accepted; `*` stands for all.
    var acceptedIn: [String]
    /// Whether an answer of the main bundle is accepted.
    var mayBeCopied: Bool
  }

  var name: String
  /// A path in the product.
  var bundle: String
  /// The development region first.
  var languages: [String]
  var messages: [Message]

  /// Whether the product's main bundle is another than the owner's.
  var hasOwnBundle: Bool { bundle != "." }
}
