internal import Synchronization

/// One bundle as one process sees it: its languages and its tables, each table found once.
package final class LocalizedBundle: Sendable {
  package let process: ProcessLanguages
  /// The bundle's facts; nil for the process's main bundle.
  package let description: BundleDescription?
  package let choice: LanguageChoice
  package let source: any TableSource
  private let tables = Mutex(Tables())
  private let explicitTables = Memo<String, ReadyTable>(limit: 1024)

  /// The main bundle of `process`.
  package init(mainOf process: ProcessLanguages, source: any TableSource) {
    self.process = process
    self.description = nil
    self.choice = process.main
    self.source = source
  }

  /// Any other bundle.
  ///
  /// - Parameter choice: what was chosen for it, where that is known already.
  package init(
    _ description: BundleDescription, in process: ProcessLanguages, choice: LanguageChoice? = nil,
    source: any TableSource
  ) {
    self.process = process
    self.description = description
    self.choice = choice ?? process.choice(for: description)
    self.source = source
  }

  package var isMain: Bool { description == nil }

  /// The table as this process sees it; a name that ends in `.nocache` has its files read anew.
  ///
  /// - Parameter localizations: languages that the code asks for: the table is that of the first of them that has it,
  ///   with no gate before and no development region behind.
  package func table(_ name: String?, localizations: [String]? = nil) -> ResolvedTable {
    ready(name, localizations: localizations).table
  }

  /// The localizations that serve a look-up in these languages, best first; never empty.
  package func candidates(_ localizations: [String]) -> [String] {
    ProcessLanguages.preferredLocalizations(from: choice.offers, preferences: localizations)
  }

  /// The same bundle in a process that differs from this one's.
  func moved(to process: ProcessLanguages) -> LocalizedBundle {
    guard let description else { return LocalizedBundle(mainOf: process, source: source) }
    return LocalizedBundle(description, in: process, source: source)
  }

  func ready(_ name: String?, localizations: [String]?) -> ReadyTable {
    if let localizations { return explicit(name, localizations) }
    if let known = tables.withLock({ $0[name] }) { return known }
    let made = ReadyTable(find(name, localizations: nil))
    if let name, TableSearch.skipsCache(name) { return made }
    return tables.withLock { tables in
      if let known = tables[name] { return known }
      tables[name] = made
      return made
    }
  }

  private func explicit(_ name: String?, _ localizations: [String]) -> ReadyTable {
    if let name, TableSearch.skipsCache(name) { return ReadyTable(find(name, localizations: localizations)) }
    let key = MemoKey.text(name.map { [$0] } ?? [], localizations)
    return explicitTables.value(for: key) { _ in ReadyTable(find(name, localizations: localizations)) }
  }

  private func find(_ name: String?, localizations: [String]?) -> ResolvedTable {
    if let localizations {
      TableSearch.resolve(table: name, in: source, explicit: candidates(localizations))
    } else {
      TableSearch.resolve(table: name, in: source, searchList: choice.searchList, behavior: process.behavior)
    }
  }

  /// Tables by name; most calls name none, and theirs needs no hashing.
  private struct Tables {
    private var unnamed: ReadyTable?
    private var named: [String: ReadyTable] = [:]

    subscript(name: String?) -> ReadyTable? {
      get {
        if let name { named[name] } else { unnamed }
      }
      set {
        if let name { named[name] = newValue } else { unnamed = newValue }
      }
    }
  }
}
