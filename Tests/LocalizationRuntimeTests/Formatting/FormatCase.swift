import Foundation
import HostEvidence
import PositionedJSON
import StringCatalogs

/// One recorded result of real Foundation: a table entry, arguments and a locale, and the text that was shown.
struct FormatCase: Sendable {
  var id: String
  var key: String
  var strings: String?
  var stringsDict: StringsDictEntry?
  var value: String?
  var arguments: [MessageArgument]
  var locale: String
  var width: Int?
  var expected: String

  /// Members of the case that nothing here reads.
  var unread: [String]
}

extension FormatCase {
  init(_ node: JSONNode) throws {
    id = try node.text("id")
    key = try node.text("key")
    strings = node["strings"]?.string
    stringsDict = node["stringsdict"].map(StringsDictEntry.init(node:))
    value = node["value"]?.string
    arguments = try (node["arguments"].map { Array($0.elements) } ?? []).map(MessageArgument.init(node:))
    locale = try node.text("locale")
    width = node["presentationWidth"]?.integer
    expected = try node.text("expected")
    unread = node.members.map(\.key).filter { !Self.members.contains($0) }
  }

  private static let members: Set<String> = [
    "id", "key", "strings", "stringsdict", "value", "arguments", "locale", "presentationWidth", "expected",
  ]

  /// Whether there is a file of cases, or one is named and must be there.
  static var isThere: Bool { named != nil || FileManager.default.fileExists(atPath: path) }

  /// The cases of the file that `BORDERCHECK_FORMAT_CASES` names, else of the one beside the package.
  static func load() throws -> [FormatCase] {
    let data = try Data(contentsOf: URL(filePath: path))
    return try JSONDocument(Array(data)).root.elements.map(FormatCase.init)
  }

  private static let named = ProcessInfo.processInfo.environment["BORDERCHECK_FORMAT_CASES"]
  private static let path = named ?? packageRoot.appending(path: "../shared/compile-oracle/format-cases.json").path
  private static let packageRoot = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().resolvingSymlinksInPath()
}

/// A case lacks a member.
struct MissingMember: Error {
  var name: String
  var line: Int
}

extension JSONNode {
  func text(_ name: String) throws -> String {
    guard let text = self[name]?.string else { throw MissingMember(name: name, line: position.line) }
    return text
  }
}

extension MessageArgument {
  init(node: JSONNode) throws {
    if let text = node.string {
      self = .string(text)
    } else if let integer = node.integer {
      self = .integer(integer)
    } else if let double = node.double {
      self = .double(double)
    } else {
      throw MissingMember(name: "an argument that is a string or a number", line: node.position.line)
    }
  }
}

extension StringsDictEntry {
  /// Reads an entry from the JSON form of its property list; members of other shapes are nobody's.
  init(node: JSONNode) {
    self.init(formatKey: node["NSStringLocalizedFormatKey"]?.string)
    for member in node.members where member.value.kind == .object {
      switch member.key {
      case "NSStringDeviceSpecificRuleType":
        deviceRule = Dictionary(
          member.value.members.map { ($0.key, StringsDictVariant(node: $0.value)) }, uniquingKeysWith: { $1 })
      case "NSStringVariableWidthRuleType":
        widthRule = member.value.members.compactMap { form in
          Int(form.key).flatMap { width in form.value.string.map { WidthForm(width: width, text: $0) } }
        }.sorted { $0.width < $1.width }
      default: variables[member.key] = PluralRule(node: member.value)
      }
    }
  }
}

extension StringsDictEntry.PluralRule {
  init(node: JSONNode) {
    self.init(
      specType: node["NSStringFormatSpecTypeKey"]?.string, valueType: node["NSStringFormatValueTypeKey"]?.string,
      forms: [:])
    for member in node.members where !member.key.hasPrefix("NSStringFormat") {
      if let text = member.value.string { forms[member.key] = text }
    }
  }
}

extension StringsDictVariant {
  init(node: JSONNode) {
    self = node.string.map(StringsDictVariant.text) ?? .entry(StringsDictEntry(node: node))
  }
}
