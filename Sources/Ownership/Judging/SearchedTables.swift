import HostEvidence
import InstalledProducts
import LocalizationRuntime
import StringCatalogs

/// The files of one table in one bundle, in the order in which a look-up goes through them.
struct SearchedTables {
  /// One localization that was searched.
  struct Place {
    var localization: String
    var strings: TableFile<StringsTable>
    var stringsDict: TableFile<StringsDictTable>

    var isAbsent: Bool {
      if case .absent = strings, case .absent = stringsDict { true } else { false }
    }

    /// Why a file that is there cannot be read.
    var unreadable: String? {
      if case .unreadable(let reason) = strings { return reason }
      if case .unreadable(let reason) = stringsDict { return reason }
      return nil
    }

    /// The suffix of the file that `unreadable` is about.
    var unreadableSuffix: String { strings.isUnreadable ? ".strings" : ".stringsdict" }

    func has(_ key: String) -> Bool { text(key) != nil || entry(key) != nil }

    func text(_ key: String) -> String? {
      if case .entries(let entries) = strings { entries[key] } else { nil }
    }

    /// Every text that the key may be shown as; empty where the key is not there.
    func texts(_ key: String) -> [String] {
      let plain = text(key).map { [$0] } ?? []
      return plain + (entry(key).map(\.texts) ?? [])
    }

    func entry(_ key: String) -> StringsDictEntry? {
      if case .entries(let entries) = stringsDict { entries[key] } else { nil }
    }
  }

  var places: [Place]

  init(table: String, in bundle: InstalledBundle, searchList: [String]) {
    self.init(table: table, in: bundle.tables, searchList: searchList)
  }

  init(table: String, in tables: BundleTables, searchList: [String]) {
    var order = [""]
    if let first = searchList.first { order.append(first) }
    order.append("Base")
    order += searchList.dropFirst().filter { $0 != "Base" }
    places = order.map { localization in
      Place(
        localization: localization, strings: tables.strings(table, localization: localization),
        stringsDict: tables.stringsDict(table, localization: localization))
    }
  }

  /// The place whose files decide: the first that has any.
  var chosen: Place? { places.first { !$0.isAbsent } }
}

extension JudgedObservation {
  /// The files that the look-up went through; nil where no installed bundle was asked.
  var searched: SearchedTables? { site.searched(record.table) }

  /// Whether the look-up found nothing: the key or the default is shown.
  var isMiss: Bool { record.outcome == .key || record.outcome == .default }
}
