package import Findings
package import HostEvidence

/// One difference between two reports: of one class, about one message, owner, product, language or finding.
package struct Change: Sendable, Hashable {
  /// A product and the surface in it; the surface may be empty.
  package struct Place: Sendable, Hashable {
    package var product: String
    package var surface: String
  }

  /// What one report observed.
  package struct Shown: Sendable, Hashable {
    /// The bundle that served the value.
    package var bundle: String?
    /// The localization that served it.
    package var localization: String?
    package var variant: String?
    package var outcome: Outcome
    package var value: String?
  }

  /// What one reader sees: a language list, arguments, and the value before and after.
  package struct Sample: Sendable, Hashable {
    package var places: [Place]
    /// Best first.
    package var languages: [String]
    package var arguments: [MessageArgument]
    package var old: Shown?
    package var new: Shown?
    /// Whether it is the text that the others are translated from.
    package var isSource = false
  }

  /// What a message was called in the old report, where that is another name.
  package struct Origin: Sendable, Hashable {
    package var owner: String?
    package var table: String?
    package var key: String?
    package var bundle: String?
  }

  /// Identifier of its class.
  package var change: String
  package var severity: Severity
  /// What it is about, where that is neither a message nor an owner nor a product: a language.
  package var name: String?
  package var products: [String] = []
  package var owner: String?
  package var table: String?
  /// Nil for what is about more than one message.
  package var key: String?
  package var origin: Origin?
  /// Where the message is served from now, where that is what changed.
  package var bundle: String?
  /// Language lists that it is about, in byte order; empty where it is about all of them.
  package var languages: [[String]] = []
  /// One sentence about what changed, without the message's name.
  package var text: String
  package var samples: [Sample] = []
  /// How many messages it stands for.
  package var messageCount = 0
  package var finding: Finding?

  package init(_ description: ChangeDescription, severity: Severity? = nil, text: String) {
    change = description.id
    self.severity = severity ?? description.severity
    self.text = text
  }
}

extension Change.Sample {
  /// `de-AT,en`.
  package var languageText: String { languages.joined(separator: ",") }
}
