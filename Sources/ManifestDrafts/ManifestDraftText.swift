import HostEvidence
import OwnershipManifest
import PositionedJSON

/// Writes a draft as `bordercheck.json`, with a comment at every guess.
package struct ManifestDraftText: Sendable {
  private let draft: ManifestDraft

  package init(_ draft: ManifestDraft) {
    self.draft = draft
  }

  /// The whole file.
  package var text: String {
    let head = draft.remarks.map { "  // \(Self.line($0))" }
    let region =
      Self.comment(draft.developmentRegion.reason)
      + ["  \"developmentRegion\": \(Self.quoted(draft.developmentRegion.value)),"]
    let owners = ["  \"owners\": {"] + draft.owners.flatMap(lines(of:)) + ["  },"]
    let products = ["  \"products\": {"] + draft.products.flatMap(lines(of:)) + ["  },"]
    return (["{"] + head + ["  \"formatVersion\": \"1.0\","] + region + owners + products + duplicates + ["}", ""])
      .joined(separator: "\n")
  }

  private var duplicates: [String] {
    guard !draft.duplicates.isEmpty else { return [] }
    let heading = [
      "  // These keys stand in more than one owner. Give each one owner, or accept it with an exception of",
      "  // owner.duplicate-key:",
    ]
    return heading + draft.duplicates.map { "  //   \(Self.line($0))" }
  }

  // MARK: - Owners and products

  /// One owner as a member of `owners`.
  func lines(of owner: DraftedOwner) -> [String] {
    var body = Members()
    body.add("resources", owner.resources)
    if let bundle = owner.bundle { body.add("bundle", bundle.value, because: bundle.reason) }
    if let region = owner.developmentRegion {
      body.add(raw: "\"info\": { \"CFBundleDevelopmentRegion\": \(Self.quoted(region)) }")
    }
    if let reason = owner.external { body.add(raw: "\"external\": true", because: reason) }
    body.add("languages", owner.languages.value, because: owner.languages.reason)
    body.add("optionalLanguages", owner.optionalLanguages)
    body.add("sources", owner.sources)
    body.add("keyPrefixes", owner.keyPrefixes.value, because: owner.keyPrefixes.reason)
    body.add("accessors", owner.accessors)
    return Self.member(owner.name, origin: owner.origin, body.lines)
  }

  /// One product as a member of `products`.
  func lines(of product: DraftedProduct) -> [String] {
    var body = Members()
    body.add("kind", product.kind.rawValue)
    if let identifier = product.identifier { body.add("identifier", identifier) }
    if let file = product.infoFile {
      body.add("info", file)
    } else if let info = Self.info(of: product) {
      body.add(raw: "\"info\": \(info)")
    }
    body.add("embeds", product.embeds)
    body.add("contains", product.contains)
    body.add("sources", product.sources)
    return Self.member(product.name, origin: product.origin, body.lines)
  }

  private static func info(of product: DraftedProduct) -> String? {
    var info = JSONLine()
    info.beginObject()
    if let localizations = product.localizations { info.member("CFBundleLocalizations", localizations) }
    if let mixed = product.allowsMixedLocalizations {
      info.name("CFBundleAllowMixedLocalizations")
      info.element(mixed)
    }
    info.endObject()
    return info.text == "{}" ? nil : info.text
  }

  private static func member(_ name: String, origin: String, _ body: [String]) -> [String] {
    ["    // \(line(origin))", "    \(quoted(name)): {"] + body.map { "      \($0)" } + ["    },"]
  }

  // MARK: - Text

  /// Lines of an object: lists that are empty are left out, reasons stand above.
  private struct Members {
    var lines: [String] = []

    mutating func add(_ name: String, _ values: [String], because reason: String? = nil) {
      guard !values.isEmpty else { return }
      let list = values.map(ManifestDraftText.quoted).joined(separator: ", ")
      let short = "\"\(name)\": [\(list)]"
      if short.count <= 90 { return add(raw: short, because: reason) }
      add(raw: "\"\(name)\": [", because: reason, comma: "")
      lines += values.map { "  \(ManifestDraftText.quoted($0))," } + ["],"]
    }

    mutating func add(_ name: String, _ value: String, because reason: String? = nil) {
      add(raw: "\"\(name)\": \(ManifestDraftText.quoted(value))", because: reason)
    }

    mutating func add(raw: String, because reason: String? = nil, comma: String = ",") {
      if let reason { lines.append("// \(ManifestDraftText.line(reason))") }
      lines.append(raw + comma)
    }
  }

  private static func comment(_ reason: String?) -> [String] { reason.map { ["  // \(line($0))"] } ?? [] }

  static func quoted(_ text: String) -> String {
    var line = JSONLine()
    line.element(text)
    return line.text
  }

  /// What may stand behind `//`.
  static func line(_ text: String) -> String { String(text.map { $0.isNewline ? " " : $0 }) }
}
