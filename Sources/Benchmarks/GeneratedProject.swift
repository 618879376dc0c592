import Foundation

/// A project of many Swift files and catalogs that is the same on every machine, with nothing wrong in it: each module
/// has a package's bundle, and an app embeds all of them.
struct GeneratedProject {
  static let modules = 25
  static let filesOfModule = 160
  /// One file in so many looks texts up.
  static let spacing = 10
  static let keysOfModule = 400
  static let languages = [
    "ar", "cs", "da", "de", "en", "es", "fi", "fr", "he", "hu", "id", "it", "ja", "ko", "nl", "pl", "pt-BR", "sv", "tr",
    "uk",
  ]

  let folder: String

  /// Writes the project into a folder that is there.
  init(in folder: String) throws {
    self.folder = folder
    for module in 0..<Self.modules {
      try write(Self.catalog(module), to: catalog(module))
      for file in 0..<Self.filesOfModule { try write(Self.source(module, file), to: source(module, file)) }
    }
    try write(Self.manifest, to: "\(folder)/bordercheck.json")
  }

  /// The files that look texts up.
  var lookUpFiles: [String] {
    (0..<Self.modules).flatMap { module in
      stride(from: 0, to: Self.filesOfModule, by: Self.spacing).map { source(module, $0) }
    }
  }

  var catalogs: [String] { (0..<Self.modules).map(catalog) }

  /// Changes one file that looks texts up; each number gives other contents.
  func edit(_ number: Int) throws {
    try write(Self.source(0, 0) + "private let edition = \(number)\n", to: source(0, 0))
  }

  private func catalog(_ module: Int) -> String { "\(folder)/Modules/Module\(module)/Resources/Localizable.xcstrings" }

  private func source(_ module: Int, _ file: Int) -> String {
    "\(folder)/Modules/Module\(module)/Sources/File\(file).swift"
  }

  private func write(_ text: String, to path: String) throws {
    let file = URL(filePath: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}

// MARK: - Texts of the files

extension GeneratedProject {
  private static var manifest: String {
    let languages = languages.filter { $0 != "en" }.map { "\"\($0)\"" }.joined(separator: ", ")
    let owners = (0..<modules).map { module in
      """
          "Module\(module)": {
            "resources": ["Modules/Module\(module)/Resources"], "sources": ["Modules/Module\(module)/Sources"],
            "bundle": "Generated_Module\(module).resources", "keyPrefixes": ["module\(module)."],
            "languages": [\(languages)]
          }
      """
    }
    let names = (0..<modules).map { "\"Module\($0)\"" }.joined(separator: ", ")
    return """
      {
        "developmentRegion": "en",
        "owners": {
      \(owners.joined(separator: ",\n"))
        },
        "products": { "App": { "kind": "app", "embeds": [\(names)] } }
      }
      """
  }

  private static func key(_ module: Int, _ number: Int) -> String {
    "module\(module).screen\(number % 40).item\(number)"
  }

  /// Every fifth text has an argument.
  private static func catalog(_ module: Int) -> String {
    let entries = (0..<keysOfModule).map { number in
      let units = languages.map { language in
        """
                "\(language)" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "\(text(module, number, language))"
                  }
                }
        """
      }
      return """
            "\(key(module, number))" : {
              "comment" : "A line of screen \(number % 40)",
              "extractionState" : "manual",
              "localizations" : {
        \(units.joined(separator: ",\n"))
              }
            }
        """
    }
    return """
      {
        "sourceLanguage" : "en",
        "strings" : {
      \(entries.joined(separator: ",\n"))
        },
        "version" : "1.0"
      }
      """
  }

  private static func text(_ module: Int, _ number: Int, _ language: String) -> String {
    let argument = number % 5 == 0 ? " of %@" : ""
    return "\(language) sentence number \(number)\(argument) of part \(module), which a person reads — naïve"
  }

  /// One hundred and fifty lines of ordinary code; in some files a part of them looks the module's texts up.
  private static func source(_ module: Int, _ file: Int) -> String {
    var lines = ["import Foundation", "", "/// Part \(file) of module \(module).", "struct File\(file) {"]
    if file % spacing == 0 { lines += lookUps(module, file / spacing) }
    var number = 0
    while lines.count < 140 {
      lines += function(number, file)
      number += 1
    }
    while lines.count < 149 { lines.append("  // Nothing more of part \(file) is told here.") }
    return (lines + ["}", ""]).joined(separator: "\n")
  }

  /// The keys of a module are spread over its files that look texts up.
  private static func lookUps(_ module: Int, _ part: Int) -> [String] {
    let parts = filesOfModule / spacing
    return stride(from: part, to: keysOfModule, by: parts).map { number in
      let key = "\"\(key(module, number))\""
      guard number % 5 == 0 else { return "  let text\(number) = String(localized: \(key), bundle: .module)" }
      return "  func text\(number)(_ name: String) -> String {\n"
        + "    String(format: NSLocalizedString(\(key), bundle: .module, comment: \"\"), name)\n  }"
    }.flatMap { $0.split(separator: "\n").map(String.init) }
  }

  private static func function(_ number: Int, _ file: Int) -> [String] {
    """
      /// Adds up what the rows of part \(number) weigh, but for those that are hidden.
      func weight\(number)(of rows: [Row\(file)], limit: Int = \(number * 10)) -> Int {
        var total = 0
        for row in rows where !row.isHidden {
          guard row.weight > limit, let first = row.cells.first else { continue }
          total += row.cells.map { $0.width * \(number + 1) }.reduce(first.width, +)
          if total > 10_000 { logger.debug("row \\(row.name) is heavy: \\(total)") }
        }
        return total
      }

    """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
