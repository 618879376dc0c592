import Findings
import InstalledProducts
import OwnershipManifest
import PositionedJSON
import StringCatalogs

/// What findings say of a comparison.
extension SourceComparison {
  /// The source's languages; texts outside of any folder are in none.
  var languages: [LanguageIdentity] { source.languages.filter { !["", "Base"].contains(source.name(of: $0)) } }

  /// A language that the owner must have is an error, another one that its translators work on a warning; somebody else's
  /// package is a note.
  func severity(of language: LanguageIdentity, _ usual: Severity) -> Severity {
    if owner.isExternal { return .note }
    let isRequired = ([developmentRegion] + owner.languages).contains { LanguageIdentity($0) == language }
    return isRequired ? usual : min(usual, .warning)
  }

  /// Where the text of a key stands in the sources: in the language's own file, where each has one, else in the catalog.
  func place(of key: String, in table: String, _ language: LanguageIdentity) -> SourcePlace? {
    guard let place = content.places[OwnerContent.KeyName(table: table, key: key)] else { return nil }
    let folder = "\(source.name(of: language)).lproj"
    var parts = place.file.split(separator: "/").map(String.init)
    guard parts.count > 1, parts[parts.count - 2].hasSuffix(".lproj"), parts[parts.count - 2] != folder else {
      return place
    }
    parts[parts.count - 2] = folder
    for suffix in ["strings", "stringsdict"] {
      guard case .bytes(let bytes)? = content.files["\(folder)/\(table).\(suffix)"],
        let position = try? TableDocument(bytes).places()[key]
      else { continue }
      parts[parts.count - 1] = "\(table).\(suffix)"
      return SourcePlace(file: parts.joined(separator: "/"), line: position.line, column: position.column)
    }
    return place
  }

  /// `Trips (Trips_Maps.bundle) and TripWidget (Trips_Maps.bundle)`
  static func title(of copies: [Copy]) -> String {
    copies.map { "\($0.product.name) (\($0.product.title(of: $0.bundle)))" }.listed(upTo: 3)
  }

  /// Groups copies of which the same can be said, in the order of the products; those of which nothing can are left out.
  func grouped<Fact: Hashable>(_ fact: (Copy) -> Fact?) -> [(fact: Fact, copies: [Copy])] {
    var groups: [(fact: Fact, copies: [Copy])] = []
    for copy in copies {
      guard let fact = fact(copy) else { continue }
      if let index = groups.firstIndex(where: { $0.fact == fact }) {
        groups[index].copies.append(copy)
      } else {
        groups.append((fact, [copy]))
      }
    }
    return groups
  }
}
