import Foundation
import PositionedJSON
import StringCatalogs

/// Moving most of the keys of one large catalog into another, beside reading and writing the two files once.
enum EntryMoving: Benchmark {
  static let name = "moving keys between two catalogs"
  private static let moved = 2_000
  /// Of each catalog; with so many languages that it has about 4 MB.
  private static let keys = 2_400
  private static let languages = 9

  static func measurements() async throws -> [Measurement] {
    [
      try await measurement("in Xcode's order", keys: (0..<keys).map { "item.\($0).title" }),
      try await measurement("in no order", keys: (0..<keys).map { "item.\($0 * 1_009 % keys).title" }),
    ]
  }

  private static func measurement(_ order: String, keys: [String]) async throws -> Measurement {
    let folder = FileManager.default.temporaryDirectory.appending(path: "entry-moving-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (source, target) = (folder.appending(path: "Source.xcstrings"), folder.appending(path: "Target.xcstrings"))
    let texts = [keys, keys.map { "\($0).old" }].map { GeneratedCatalog.text(keys: $0, languages: languages) }
    let files = zip([source, target], texts.map { Data($0.utf8) })
    for (file, data) in files { try data.write(to: file) }
    let names = Array(keys.prefix(moved))
    var count = 0
    let (both, move) = try await Timing.medians {
      for file in [source, target] { try write(read(file), to: file) }
    } _: {
      count = try self.move(names, from: source, to: target)
      // For the next round all is as it was; this is not part of the work.
      for (file, data) in files { try data.write(to: file) }
    }
    guard count == keys.count + moved else { throw BenchmarkError("\(count) keys where the moved ones went") }
    return Measurement(
      name:
        "\(moved) keys between catalogs of \(texts[0].utf8.count / 1000) kB \(order): moving / reading and writing both",
      ratio: move / both, bar: .atMost(6))
  }

  /// The number of keys in the target afterwards.
  private static func move(_ keys: [String], from source: URL, to target: URL) throws -> Int {
    var (from, to) = (CatalogEditor(try read(source)), CatalogEditor(try read(target)))
    let wanted = Set(keys)
    let entries = from.catalog.strings.filter { wanted.contains($0.key) }.map { entry in
      CatalogEditor.Entry(key: entry.key, value: JSONFragment(entry.node))
    }
    try to.setEntries(entries)
    try from.removeKeys(keys)
    try write(to.catalog, to: target)
    try write(from.catalog, to: source)
    return to.catalog.strings.count
  }

  private static func read(_ file: URL) throws -> StringCatalog { try StringCatalog(Array(Data(contentsOf: file))) }

  private static func write(_ catalog: StringCatalog, to file: URL) throws { try Data(catalog.bytes).write(to: file) }
}
