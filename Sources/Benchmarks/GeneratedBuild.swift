import Foundation

/// A built app with four extensions, twelve bundles of ten thousand keys in each of these processes, in forty languages.
struct GeneratedBuild {
  static let extensions = 4
  /// Besides a product's main bundle.
  static let packages = 11
  static let keys = 10_000
  static let languages: [String] = [
    "ar", "bg", "ca", "cs", "da", "de", "el", "en", "es", "et", "fi", "fr", "he", "hi", "hr", "hu", "id", "it", "ja",
    "ko", "lt", "lv", "ms", "nb", "nl", "pl", "pt-BR", "ro", "ru", "sk", "sl", "sr", "sv", "th", "tr", "uk", "vi",
    "zh-Hans", "zh-Hant", "fa",
  ]

  /// Path of the `.app`.
  let path: String
  /// Every table file.
  private(set) var tables: [String] = []

  init(in folder: String) throws {
    path = "\(folder)/Large.app"
    try addProduct(path, identifier: "com.example.large", isExtension: false)
    for number in 1...Self.extensions {
      try addProduct(
        "\(path)/PlugIns/Part\(number).appex", identifier: "com.example.large.part\(number)", isExtension: true)
    }
  }

  private mutating func addProduct(_ path: String, identifier: String, isExtension: Bool) throws {
    var info: [String: Any] = ["CFBundleIdentifier": identifier, "CFBundleDevelopmentRegion": "en"]
    if isExtension { info["NSExtension"] = ["NSExtensionPointIdentifier": "com.apple.widgetkit-extension"] }
    try write(info, to: "\(path)/Info.plist")
    let bundles = Self.packages + 1
    for number in 0..<bundles {
      let bundle = number == 0 ? path : "\(path)/Large_Package\(number).bundle"
      if isExtension, number > 0 {
        try copyBundle("Large_Package\(number).bundle", to: bundle)
        continue
      }
      if number > 0 {
        try write(
          ["CFBundleIdentifier": "package\(number)", "CFBundleDevelopmentRegion": "en"], to: "\(bundle)/Info.plist")
      }
      let keys = (Self.keys * number / bundles)..<(Self.keys * (number + 1) / bundles)
      // A main bundle's keys are the product's own, as in a real app.
      let prefix = number == 0 ? identifier : "package\(number)"
      for language in Self.languages { try addTables("\(bundle)/\(language).lproj", language, prefix, keys) }
    }
  }

  /// A build copies a package's bundle into every product that uses it.
  private mutating func copyBundle(_ name: String, to target: String) throws {
    let source = "\(path)/\(name)/"
    try FileManager.default.copyItem(atPath: "\(path)/\(name)", toPath: target)
    tables += tables.filter { $0.hasPrefix(source) }.map { "\(target)/\($0.dropFirst(source.count))" }
  }

  private mutating func addTables(_ folder: String, _ language: String, _ prefix: String, _ keys: Range<Int>) throws {
    var strings: [String: Any] = [:]
    var plurals: [String: Any] = [:]
    for key in keys {
      if key % 20 == 7 {
        plurals["\(prefix).count\(key) %lld"] = Self.plural("Text \(key) in \(language)")
      } else {
        strings["\(prefix).text\(key)"] = "The text of message \(key) as a reader of \(language) sees it"
      }
    }
    for (name, list) in [("Localizable.strings", strings), ("Localizable.stringsdict", plurals)] {
      try write(list, to: "\(folder)/\(name)")
      tables.append("\(folder)/\(name)")
    }
  }

  private static func plural(_ text: String) -> [String: Any] {
    var rule = ["NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "lld"]
    for category in ["zero", "one", "two", "few", "many", "other"] { rule[category] = "%lld \(category) \(text)" }
    return ["NSStringLocalizedFormatKey": "%#@count@", "count": rule]
  }

  private func write(_ list: [String: Any], to path: String) throws {
    let folder = URL(filePath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0).write(
      to: URL(filePath: path))
  }
}
