/// One line of build settings: `NAME = value`, `NAME[sdk=iphoneos*] = value`.
struct BuildSettingAssignment: Sendable, Hashable {
  var name: String
  /// What stands in brackets after the name: `sdk=iphoneos*`; several are in the order of the file.
  var conditions: [String]
  var value: String

  /// - Parameter key: the name with its conditions, `NAME[sdk=iphoneos*][arch=arm64]`.
  init(key: String, value: String) {
    let parts = key.split(separator: "[")
    name = parts.first.map { $0.trimmingPrefix(while: \.isWhitespace) }.map(String.init) ?? key
    conditions = parts.dropFirst().flatMap { part in
      part.prefix { $0 != "]" }.split(separator: ",").map(String.init)
    }
    self.value = value
  }

  /// Nil where the build's configuration excludes the assignment; else the conditions that remain.
  func conditions(in configuration: String) -> [String]? {
    let named = conditions.filter { $0.hasPrefix("config=") }.map { $0.dropFirst("config=".count) }
    guard named.allSatisfy({ FileNamePattern.matches(String($0), configuration) }) else { return nil }
    return conditions.filter { !$0.hasPrefix("config=") }
  }
}
