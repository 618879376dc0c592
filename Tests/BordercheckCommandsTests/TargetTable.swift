import Foundation
import Testing

/// Targets with their layers, as the package or the README has them.
struct TargetTable {
  /// Target → layer, counted from 0 at the bottom.
  var layers: [String: Int] = [:]
  /// Target → what it imports of this package; only from the package.
  var imports: [String: Set<String>] = [:]
  /// Target → its responsibility; only from the README.
  var responsibilities: [String: String] = [:]

  /// Reads the rows `| layer | target | responsibility |` below the heading "The targets".
  ///
  /// A target may stand in code font, with a word in brackets behind it; a row without a number belongs to no layer.
  static func ofReadme() throws -> TargetTable {
    var table = TargetTable()
    let text = try Package.text("README.md")
    let section = text.split(separator: "\n## ").first { $0.hasPrefix("The targets") } ?? ""
    for line in section.split(separator: "\n") where line.hasPrefix("|") {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard cells.count >= 3, let layer = Int(cells[0]), let name = cells[1].firstMatch(of: /\w+/) else { continue }
      table.layers[String(name.0)] = layer
      table.responsibilities[String(name.0)] = cells[2]
    }
    return table
  }

  /// Reads the outline of Package.swift: an array of layers, each an array of `("name", ["import", …])`; above them
  /// the executable.
  static func ofPackage() throws -> TargetTable {
    var table = TargetTable()
    let text = try Package.text("Package.swift")
    let outline = try #require(text.firstRange(of: "let layers:").map { text[$0.upperBound...] })
    let value = try #require(outline.firstRange(of: "= [").map { outline[outline.index(before: $0.upperBound)...] })
    let height = table.read(value)
    let executable = try #require(
      text.firstMatch(of: /\.executableTarget\(\s*name: "(bordercheck)",\s*dependencies: \[([^\]]*)\]/))
    table.layers[String(executable.1)] = height
    table.imports[String(executable.1)] = Set(executable.2.matches(of: /\w+/).map { String($0.0) })
    return table
  }

  /// Reads nested arrays: texts two brackets deep are targets, those three deep what the last target imports.
  ///
  /// - Returns: the number of layers.
  private mutating func read(_ text: Substring) -> Int {
    var depth = 0
    var layer = 0
    var target = ""
    for token in text.matches(of: /\[|\]|"(\w+)"|\/\/[^\n]*/) {
      switch (token.0.first, token.1) {
      case ("[", _): depth += 1
      case ("]", _):
        depth -= 1
        if depth == 1 { layer += 1 }
        if depth == 0 { return layer }
      case (_, let name?) where depth == 2:
        target = String(name)
        layers[target] = layer
        imports[target] = []
      case (_, let name?): imports[target, default: []].insert(String(name))
      default: break
      }
    }
    return layer
  }
}
