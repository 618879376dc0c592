import HostEvidence
import InstalledProducts
import LocaleMatrix
import LocalizationRuntime
import OwnershipManifest
import PositionedJSON

/// What one process host left without evidence of one owner, over all cells of a run.
struct UnsaidMessages {
  /// One key of the owner.
  struct Name: Hashable {
    var table: String
    var key: String

    /// The key in quotation marks, with its table where that is not the usual one.
    var text: String { table == "Localizable" || table.isEmpty ? "\"\(key)\"" : "\"\(key)\" in table \(table)" }
  }

  var product: String
  var owner: String
  /// The device of the first cell.
  var device: PlannedDevice
  var cells: [String] = []
  /// What was asked for and gave no observation, by what the host says of it.
  var unshown: [String: Set<Name>] = [:]
  /// What surfaces were registered for although nobody has or declares it.
  var strangers: Set<Name> = []

  /// One for each product and owner, in byte order of their names.
  static func all(in judgement: Judgement) -> [UnsaidMessages] {
    guard let release = judgement.facts.current else { return [] }
    var found: [[String]: UnsaidMessages] = [:]
    for (device, _, cell) in judgement.cells {
      for remark in cell.remarks where !remark.key.isEmpty || remark.reason == .unaskedSurface {
        guard let isStranger = isStranger(remark, in: release) else { continue }
        let pair = [cell.product, remark.owner]
        var unsaid = found[pair] ?? UnsaidMessages(product: cell.product, owner: remark.owner, device: device)
        if unsaid.cells.last != cell.id { unsaid.cells.append(cell.id) }
        let name = Name(table: remark.table, key: remark.key)
        if isStranger {
          unsaid.strangers.insert(name)
        } else {
          unsaid.unshown[remark.message, default: []].insert(name)
        }
        found[pair] = unsaid
      }
    }
    return found.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
  }

  /// Whether the remark is about a surface that nobody knows, or about a message without evidence; nil for neither.
  private static func isStranger(_ remark: HostRemark, in release: InstalledRelease) -> Bool? {
    switch remark.reason {
    case .noSurface, .noLookUp, .otherLookUp: false
    case .unaskedSurface: release.knows(owner: remark.owner, table: remark.table, key: remark.key) ? nil : true
    case .missingArgument, .notSimulated, .format: nil
    }
  }

  /// The key to ask for to see it again: the first that was asked for.
  var firstAsked: Name? { unshown.min { $0.key < $1.key }?.value.sorted(by: Self.precedes).first }

  static func precedes(_ left: Name, _ right: Name) -> Bool {
    [left.table, left.key].lexicographicallyPrecedes([right.table, right.key]) {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
  }

  /// Up to five names in byte order, and how many more there are.
  static func list(_ names: Set<Name>) -> String {
    let sorted = names.sorted(by: precedes).map(\.text)
    let shown = sorted.prefix(5).joined(separator: ", ")
    return sorted.count > 5 ? "\(shown) and \(sorted.count - 5) more" : shown
  }
}

extension InstalledRelease {
  /// Whether the owner is declared and one of its tables, or a literal message of the manifest, has the key.
  ///
  /// A table that cannot be read may have any key, and the system's own tables take theirs from Info.plist files.
  fileprivate func knows(owner: String, table: String, key: String) -> Bool {
    guard manifest.owner(owner) != nil else { return false }
    if key.isEmpty || table == "InfoPlist" || place(owner: owner, table: table, key: key) != nil { return true }
    let declarations = manifest.messages ?? manifest.includedMessages
    let isDeclared = declarations.contains { declared in
      declared.owner == owner && Glob(declared.table).matches(table) && declared.key == key
    }
    return isDeclared || hasUnreadable(table, of: owner)
  }

  private func hasUnreadable(_ table: String, of owner: String) -> Bool {
    products.flatMap(\.bundles).filter { $0.owners.contains(owner) }.contains { bundle in
      bundle.tables.strings.contains { $0.key.table == table && $0.value.isUnreadable }
        || bundle.tables.stringsDicts.contains { $0.key.table == table && $0.value.isUnreadable }
    }
  }

  /// What somebody who wrote this owner, table and key may have meant, as the end of a sentence.
  func hint(owner: String, _ name: UnsaidMessages.Name) -> String {
    guard manifest.owner(owner) != nil else {
      let meant = NameSuggestion.closest(to: owner, in: manifest.owners.map(\.name))
      return meant.map { " (did you mean owner \"\($0)\"?)" } ?? ""
    }
    let keys = self.keys.places.keys.filter { $0.owner == owner }.sorted { ($0.table, $0.key) < ($1.table, $1.key) }
    if let other = keys.first(where: { $0.key == name.key }) { return " (it is in table \(other.table))" }
    let meant = NameSuggestion.closest(to: name.key, in: keys.lazy.filter { $0.table == name.table }.map(\.key))
    return meant.map { " (did you mean \"\($0)\"?)" } ?? ""
  }
}
