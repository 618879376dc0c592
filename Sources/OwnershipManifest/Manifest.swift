package import Findings

/// `bordercheck.json`: who owns which message, which product looks it up where, and what is known and accepted.
///
/// A value of this type is checked: every name refers to something, every path is relative to `folder`.
package struct Manifest: Sendable, Hashable {
  /// The manifest file, relative to the project's folder; findings point at it.
  package var file: String
  /// Path of the folder that holds the manifest.
  package var folder: String
  package var developmentRegion: String
  /// Owners by name, in the order of the file (includes after).
  package var owners: [Owner]
  /// Products in the order of the file.
  package var products: [Product]
  /// Nil where the file says nothing: every key of every owner, in each product that holds the owner.
  package var messages: [MessageDeclaration]?
  /// What included manifests present where this one leaves `messages` out: said in addition to every key.
  package var includedMessages: [MessageDeclaration]
  package var exceptions: [RuleException]
  /// Severity by policy: rule → severity, nil for `off`.
  package var rules: [String: Severity?]
  package var profiles: [String: Profile]
  /// Folder of the scenarios, relative to `folder`.
  package var matrix: String
  package var state: [PersistedState]
  package var remoteKeys: [RemoteKeys]
  /// Release name → folder relative to `folder`, sorted by name.
  package var releases: [ReleaseFolder]

  package init(file: String, folder: String, developmentRegion: String) {
    self.file = file
    self.folder = folder
    self.developmentRegion = developmentRegion
    owners = []
    products = []
    messages = nil
    includedMessages = []
    exceptions = []
    rules = [:]
    profiles = [:]
    matrix = "Matrix"
    state = []
    remoteKeys = []
    releases = []
  }

  /// The owner of that name.
  package func owner(_ name: String) -> Owner? { owners.first { $0.name == name } }

  /// The product of that name.
  package func product(_ name: String) -> Product? { products.first { $0.name == name } }

  /// The product that contains `name`, if one does.
  package func container(of name: String) -> Product? { products.first { $0.contains.contains(name) } }

  /// Severities and failing severity of a `--profile`.
  package struct Profile: Sendable, Hashable {
    package var rules: [String: Severity?]
    package var failOn: Severity?

    package init(rules: [String: Severity?], failOn: Severity?) {
      self.rules = rules
      self.failOn = failOn
    }
  }

  /// An earlier release.
  package struct ReleaseFolder: Sendable, Hashable {
    package var name: String
    package var folder: String

    package init(name: String, folder: String) {
      self.name = name
      self.folder = folder
    }
  }

  /// What an earlier release left on the device, where it has no executable to leave it.
  package struct PersistedState: Sendable, Hashable {
    package enum Form: String, Sendable, Hashable, CaseIterable {
      case text
      case key
      case languages
    }

    package var message: String?
    package var product: String
    package var form: Form
    package var languages: [String]

    package init(message: String?, product: String, form: Form, languages: [String]) {
      self.message = message
      self.product = product
      self.form = form
      self.languages = languages
    }
  }

  /// Keys that a server sends.
  package struct RemoteKeys: Sendable, Hashable {
    package var product: String
    package var table: String
    package var keys: [String]

    package init(product: String, table: String, keys: [String]) {
      self.product = product
      self.table = table
      self.keys = keys
    }
  }
}
