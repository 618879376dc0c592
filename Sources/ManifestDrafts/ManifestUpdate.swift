package import PositionedJSON

/// Adds to a manifest what a draft has and the manifest lacks: owners and products by name. Everything that stands in
/// the manifest, comments and layout included, stays as it is.
package struct ManifestUpdate: Sendable {
  /// The text with the additions; the same text where there was nothing to add.
  package private(set) var text: String
  /// What was added, such as `owner Shop`.
  package private(set) var additions: [String] = []

  /// - Throws: the first place where the manifest is no JSON with comments, or lacks its objects.
  package init(of manifest: [UInt8], file: String, by draft: ManifestDraft) throws(InputErrors) {
    let document: JSONDocument
    do { document = try JSONDocument(manifest, dialect: .commented) } catch {
      throw InputErrors([InputError(file: file, position: error.position, message: error.message)])
    }
    let writer = ManifestDraftText(draft)
    let owners = Self.missing(draft.owners, in: document.root["owners"], name: \.name)
    let products = Self.missing(draft.products, in: document.root["products"], name: \.name)
    var splices: [(offset: Int, text: String)] = []
    let root = document.root
    Self.add(owners.flatMap(writer.lines(of:)), to: root["owners"], called: "owners", of: root, document, &splices)
    Self.add(
      products.flatMap(writer.lines(of:)), to: root["products"], called: "products", of: root, document, &splices)
    additions = owners.map { "owner \($0.name)" } + products.map { "product \($0.name)" }
    var bytes = document.bytes
    splices = splices.enumerated().filter { index, splice in
      splice.text != "," || !splices[..<index].contains { $0 == splice }
    }.map(\.element)
    // Of two at one place the first stands first.
    let ordered = splices.enumerated().sorted { ($0.element.offset, $0.offset) > ($1.element.offset, $1.offset) }
    for (_, splice) in ordered { bytes.insert(contentsOf: Array(splice.text.utf8), at: splice.offset) }
    text = String(decoding: bytes, as: UTF8.self)
  }

  private static func missing<Part>(_ parts: [Part], in object: JSONNode?, name: (Part) -> String) -> [Part] {
    let known = Set(object?.members.map(\.key) ?? [])
    return parts.filter { !known.contains(name($0)) }
  }

  /// Writes lines before the closing brace of an object, or the object itself before that of the root.
  private static func add(
    _ lines: [String], to object: JSONNode?, called name: String, of root: JSONNode, _ document: JSONDocument,
    _ splices: inout [(offset: Int, text: String)]
  ) {
    guard !lines.isEmpty else { return }
    if let object, object.kind == .object {
      splices += insertions(of: lines, into: object, indentation: "  ", document.bytes)
    } else {
      splices += insertions(of: ["  \"\(name)\": {"] + lines + ["  },"], into: root, indentation: "", document.bytes)
    }
  }

  private static func insertions(
    of lines: [String], into object: JSONNode, indentation: String, _ bytes: [UInt8]
  ) -> [(offset: Int, text: String)] {
    let brace = object.range.upperBound - 1
    let text = lines.joined(separator: "\n") + "\n"
    var splices: [(offset: Int, text: String)] = []
    if let end = Array(object.members).last?.value.range.upperBound, comma(bytes, end) == nil {
      splices.append((end, ","))
    }
    let start = bytes[..<brace].lastIndex { $0 != 0x20 && $0 != 0x09 }.map { $0 + 1 } ?? brace
    let isOwnLine = start > 0 && bytes[start - 1] == 0x0A
    return splices + [isOwnLine ? (start, text) : (brace, "\n" + text + indentation)]
  }

  /// The comma behind a value, comments between them skipped.
  private static func comma(_ bytes: [UInt8], _ offset: Int) -> Int? {
    var index = offset
    while index < bytes.count {
      if bytes[index...].starts(with: Array("//".utf8)) {
        index = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      } else if bytes[index...].starts(with: Array("/*".utf8)) {
        index += 2
        while index < bytes.count, !bytes[index...].starts(with: Array("*/".utf8)) { index += 1 }
        index += 2
      } else if bytes[index] == UInt8(ascii: ",") {
        return index
      } else if [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) {
        index += 1
      } else {
        return nil
      }
    }
    return nil
  }
}
