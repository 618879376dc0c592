/// What the tables of a project say of each message, for the people who write them.
package struct CatalogTexts: Sendable, Hashable {
  /// Names one message.
  package struct Place: Sendable, Hashable {
    package var owner: String
    package var table: String
    package var key: String

    package init(owner: String, table: String, key: String) {
      self.owner = owner
      self.table = table
      self.key = key
    }

    /// By bytes: two keys that spell one letter differently are two keys.
    package static func == (left: Self, right: Self) -> Bool {
      left.key.isIdentical(to: right.key) && left.table.isIdentical(to: right.table)
        && left.owner.isIdentical(to: right.owner)
    }

    package func hash(into hasher: inout Hasher) {
      for name in [owner, table, key] { ExactText(name).hash(into: &hasher) }
    }
  }

  /// A message in one language.
  package struct Text: Sendable, Hashable {
    /// With its specifiers, as it is written; forms one below the other, each behind its name and a colon.
    package var value: String
    /// `translated`, `new`, `needs_review`, …; of several forms all that there are, joined by a comma.
    package var state: String

    package init(value: String, state: String) {
      self.value = value
      self.state = state
    }
  }

  package struct Message: Sendable, Hashable {
    package var comment: String?
    /// The text that is translated from; nil where neither the table nor the key has one.
    package var source: String?
    /// By language, as the table spells it.
    package var texts: [String: Text]
    /// Why nobody has to translate it: `stale`, `not to be translated`.
    package var exemption: String?

    package init(
      comment: String? = nil, source: String? = nil, texts: [String: Text] = [:], exemption: String? = nil
    ) {
      self.comment = comment
      self.source = source
      self.texts = texts
      self.exemption = exemption
    }
  }

  package struct Owner: Sendable, Hashable {
    /// The products that have its tables, in the manifest's order.
    package var products: [String]
    /// The languages that it must have.
    package var languages: [String]

    package init(products: [String], languages: [String]) {
      self.products = products
      self.languages = languages
    }
  }

  package var owners: [String: Owner]
  package var messages: [Place: Message]

  package init(owners: [String: Owner] = [:], messages: [Place: Message] = [:]) {
    self.owners = owners
    self.messages = messages
  }
}

extension CatalogTexts {
  /// Every language that a table has or an owner must have, in byte order.
  var languages: [String] {
    let had = messages.values.lazy.flatMap(\.texts.keys)
    return Set(had).union(owners.values.lazy.flatMap(\.languages))
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The state of a message in a language: that of its text, or why it has none; empty where it needs none.
  func state(of message: Message, at place: Place, in language: String) -> String {
    if let text = message.texts[language] { return text.state }
    guard owners[place.owner]?.languages.contains(language) == true else { return "" }
    return message.exemption ?? "missing"
  }
}
