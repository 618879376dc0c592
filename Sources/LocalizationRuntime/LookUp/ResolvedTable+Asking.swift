internal import StringCatalogs

extension ResolvedTable {
  /// Notes what a `.strings` place has; true where a file is there, readable or not.
  mutating func ask(_ file: TableFile<StringsTable>, _ table: String, _ localization: String, _ rank: Int) -> Bool {
    let place = TablePlace(localization: localization, table: table, kind: .strings)
    if case .entries(let entries) = file { strings = Served(place: place, rank: rank, entries: entries) }
    return note(file, at: place)
  }

  /// Notes what a `.stringsdict` place has; true where a file is there, readable or not.
  mutating func ask(_ file: TableFile<StringsDictTable>, _ table: String, _ localization: String, _ rank: Int) -> Bool {
    let place = TablePlace(localization: localization, table: table, kind: .stringsDict)
    if case .entries(let entries) = file { stringsDict = Served(place: place, rank: rank, entries: entries) }
    return note(file, at: place)
  }

  private mutating func note<Entries>(_ file: TableFile<Entries>, at place: TablePlace) -> Bool {
    switch file {
    case .absent:
      asked.append(Asked(place: place, state: .absent))
      return false
    case .unreadable(let reason):
      asked.append(Asked(place: place, state: .unreadable(reason)))
      return true
    case .entries:
      asked.append(Asked(place: place, state: .found))
      return true
    }
  }
}
