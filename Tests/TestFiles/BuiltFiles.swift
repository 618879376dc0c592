package import Foundation

/// Something built, written out file by file: path → bytes. A path that ends in `/` is an empty folder.
package struct BuiltFiles: Sendable {
  package private(set) var files: [String: Data] = [:]

  package init() {}

  /// A property list, binary as Xcode writes it unless `format` says otherwise.
  package mutating func list(
    _ path: String, _ values: [String: Any], format: PropertyListSerialization.PropertyListFormat = .binary
  ) {
    files[path] = try? PropertyListSerialization.data(fromPropertyList: values, format: format, options: 0)
  }

  /// A `.strings` table.
  package mutating func strings(_ path: String, _ entries: [String: String]) { list(path, entries) }

  /// A `.stringsdict` with one plural variable for each key: category → form.
  package mutating func plurals(_ path: String, _ entries: [String: [String: String]]) {
    list(
      path,
      entries.mapValues { forms -> [String: Any] in
        let rule = ["NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "lld"]
        return ["NSStringLocalizedFormatKey": "%#@count@", "count": rule.merging(forms) { $1 }]
      }, format: .xml)
  }

  package mutating func text(_ path: String, _ text: String) { files[path] = Data(text.utf8) }

  package mutating func bytes(_ path: String, _ bytes: [UInt8]) { files[path] = Data(bytes) }

  package mutating func folder(_ path: String) { files[path + "/"] = Data() }

  /// Takes away a file, or everything below a folder.
  package mutating func remove(_ path: String) {
    files = files.filter { $0.key != path && !$0.key.hasPrefix(path + "/") }
  }

  /// Puts everything of another tree below a folder.
  package mutating func add(_ other: BuiltFiles, at folder: String) {
    for (path, data) in other.files { files["\(folder)/\(path)"] = data }
  }

  /// The same with something changed.
  package func changed(_ change: (inout BuiltFiles) -> Void) -> BuiltFiles {
    var copy = self
    change(&copy)
    return copy
  }

  /// Lays the files into an empty folder while `body` runs.
  ///
  /// - Parameter name: of the folder, such as `Trips.app`.
  package func with<Result>(_ name: String, _ body: (String) async throws -> Result) async throws -> Result {
    let parent = FileManager.default.temporaryDirectory.appending(path: "built-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: parent) }
    let root = parent.appending(path: name)
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    for (path, data) in files {
      let file = root.appending(path: path)
      let folder = path.hasSuffix("/") ? file : file.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      if !path.hasSuffix("/") { try data.write(to: file) }
    }
    return try await body(root.path(percentEncoded: false))
  }
}
