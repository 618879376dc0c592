import TestFiles
import Testing

/// A publicly reported defect that a product's layout shows, as a small tree of our own.
struct LayoutReplay: Sendable, CustomTestStringConvertible {
  /// The record's name.
  var name: String
  /// The rules that must speak: rule and language.
  var finds: [Find]
  var files: BuiltFiles
  /// The same with the defect mended: those rules must be silent.
  var mended: BuiltFiles

  struct Find: Sendable, Hashable {
    var rule: String
    var language: String?

    init(_ rule: String, _ language: String? = nil) {
      self.rule = rule
      self.language = language
    }
  }

  var testDescription: String { name }

  init(_ name: String, finds: [Find], _ files: BuiltFiles, mended: (inout BuiltFiles) -> Void) {
    self.name = name
    self.finds = finds
    self.files = files
    self.mended = files.changed(mended)
  }
}

extension BuiltFiles {
  /// An app with tables: localization → key → text.
  static func app(_ tables: [String: [String: String]], info: [String: Any] = [:]) -> BuiltFiles {
    var files = BuiltFiles()
    files.list("Info.plist", Self.info("com.example.h", "H").merging(info) { $1 })
    files.bytes("H", program)
    files.addTables(tables)
    return files
  }

  /// The same with a package's bundle `K.bundle`.
  func with(package tables: [String: [String: String]]) -> BuiltFiles {
    changed { files in
      files.list("K.bundle/Info.plist", Self.packageInfo("k"))
      files.addTables(tables, below: "K.bundle/")
    }
  }

  mutating func addTables(
    _ tables: [String: [String: String]], below folder: String = "", named name: String = "Localizable"
  ) {
    for (localization, entries) in tables { strings("\(folder)\(localization).lproj/\(name).strings", entries) }
  }
}
