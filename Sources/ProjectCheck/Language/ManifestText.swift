import PositionedJSON

/// A manifest's text, to be changed where it lists languages or exceptions; comments and layout stay.
struct ManifestText {
  let document: JSONDocument

  /// Nil for a text that is no manifest, or not in UTF-8.
  init?(_ bytes: [UInt8]) {
    guard let document = try? JSONDocument(bytes, dialect: .commented), document.bytes == bytes else { return nil }
    self.document = document
  }

  /// Adds to an owner's `languages`, which are made where there are none.
  func adding(_ language: String, toLanguagesOf owner: String) -> [UInt8]? {
    guard let node = document.root["owners"]?[owner], node.kind == .object else { return nil }
    guard let languages = node["languages"] else {
      let member = JSONFragment.Member("languages", .array([.string(language)]))
      let place: (JSONNode) -> JSONNode? = { $0["owners"]?[owner]?["languages"] }
      return verified(document.appending(member, to: node), at: place, list: [language])
    }
    return adding(language, to: languages) { $0["owners"]?[owner]?["languages"] }
  }

  /// Adds to the `CFBundleLocalizations` of an `info` that has them.
  func adding(_ language: String, toInfoOf name: String, in collection: String) -> [UInt8]? {
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
