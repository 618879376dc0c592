package import PositionedJSON

/// A manifest's text, to be changed where it lists languages or exceptions; comments and layout stay.
package struct ManifestText {
  package let document: JSONDocument

  /// Nil for a text that is no manifest, or not in UTF-8.
  package init?(_ bytes: [UInt8]) {
    guard let document = try? JSONDocument(bytes, dialect: .commented), document.bytes == bytes else { return nil }
    self.document = document
  }

  /// Adds to an owner's `languages`, which are made where there are none.
  func adding(_ language: String, toLanguagesOf owner: String) -> [UInt8]? {
    adding(language, to: "languages", of: owner, in: "owners")
  }

  /// Adds to an owner's `optionalLanguages`.
  package func adding(_ language: String, toOptionalLanguagesOf owner: String) -> [UInt8]? {
    adding(language, to: "optionalLanguages", of: owner, in: "owners")
  }

  /// Adds to what a product holds besides its own bundle.
  package func adding(_ owner: String, toEmbedsOf product: String) -> [UInt8]? {
    adding(owner, to: "embeds", of: product, in: "products")
  }

  /// Adds to a list of names, which is made where there is none.
  private func adding(_ text: String, to list: String, of name: String, in collection: String) -> [UInt8]? {
    let place: (JSONNode) -> JSONNode? = { $0[collection]?[name]?[list] }
    guard let node = document.root[collection]?[name], node.kind == .object else { return nil }
    guard let array = place(document.root) else {
      let member = JSONFragment.Member(list, .array([.string(text)]))
      return verified(document.appending(member, to: node), at: place, list: [text])
    }
    return adding(text, to: array, at: place)
  }

  /// Adds to the `CFBundleLocalizations` of an `info` that has them.
  package func adding(_ language: String, toInfoOf name: String, in collection: String) -> [UInt8]? {
    let place: (JSONNode) -> JSONNode? = { $0[collection]?[name]?["info"]?["CFBundleLocalizations"] }
    return place(document.root).flatMap { adding(language, to: $0, at: place) }
  }

  private func adding(_ language: String, to list: JSONNode, at place: (JSONNode) -> JSONNode?) -> [UInt8]? {
    guard list.kind == .array else { return nil }
    let before = list.elements.compactMap(\.string)
    return verified(document.appending(language, to: list), at: place, list: before + [language])
  }

  /// The changed text, if a reader finds what it is to say.
  private func verified(
    _ splices: [JSONSplice], at place: (JSONNode) -> JSONNode?, list: [String]
  ) -> [UInt8]? {
    let text = document.text(applying: splices)
    guard let changed = try? JSONDocument(text, dialect: .commented), changed.notices.count == document.notices.count
    else { return nil }
    return place(changed.root)?.elements.compactMap(\.string) == list ? text : nil
  }
}
