/// One object of a project: a target, a build phase, a file reference.
struct XcodeObject: Sendable {
  let id: String
  let value: XcodeValue

  /// The object's class: `PBXNativeTarget`.
  var isa: String { text("isa") ?? "" }

  var line: Int? { value.line }

  func text(_ key: String) -> String? { value[key]?.text }

  /// The texts of a list; one text counts as a list of it.
  func texts(_ key: String) -> [String] {
    guard let value = value[key] else { return [] }
    return value.text.map { [$0] } ?? value.list.compactMap(\.text)
  }

  /// A dictionary of texts, lists joined by blanks as build settings are.
  func dictionary(_ key: String) -> [XcodeMember] { value[key]?.members ?? [] }
}
