import Foundation
import InstalledProducts
import LocalizationRuntime
import StringCatalogs
import TestFiles
import Testing

@Suite struct InstalledTreeTests {
  @Test func `what is read back from a disk is what was put together`() throws {
    var files = ReleaseImageTests.files(
      h: #", "contains": ["W"], "info": {"CFBundleLocalizations": ["en"], "N": "x"}"#,
      products: #", "W": {"kind": "extension", "embeds": ["K", "R"]}, "O": {"kind": "app"}"#,
      owners: #", "R": {"resources": ["R"], "compile": false, "bundle": "Frameworks/R.framework/R.bundle"}"#)
    files["K/Rich.xcstrings"] = ProjectFolder.catalog(["n %lld": ["en": "N %lld", "ru": "Н %lld"]])
    files["K/Root.strings"] = ProjectFolder.strings(["r": "\\\"q\\\" ü"])
    files["R/Raw.xcstrings"] = ProjectFolder.catalog(["x": ["en": "X"]])
    files["K/fr.lproj/Localizable.stringsdict"] = "broken <"
    let folder = try ProjectFolder(files)
    let image = try folder.image()
    let disk = try ProjectFolder(["placeholder": ""])
    try write(image.products, below: disk.path)
    let read = InstalledTree(folder: disk.path).products()
    let made = image.installed.products.sorted { $0.path < $1.path }
    #expect(read.map(\.path) == made.map(\.path))
    #expect(read.map(\.name) == made.map(\.name))
    #expect(read.map(\.identifier) == made.map(\.identifier))
    for (left, right) in zip(read, made) {
      #expect(left.bundles.map(facts) == right.bundles.map(facts))
    }
  }

  /// Everything that a look-up may see of a bundle, in words.
  private func facts(_ bundle: InstalledBundle) -> [String] {
    let strings = bundle.tables.strings.map { "\($0.key.localization)/\($0.key.table).strings \(words($0.value))" }
    let dicts = bundle.tables.stringsDicts.map { "\($0.key.localization)/\($0.key.table).dict \(words($0.value))" }
    return [
      bundle.path, bundle.identifier ?? "-", "\(bundle.description)",
      "\(bundle.infoStrings.sorted { $0.key < $1.key })",
      "\(bundle.rawCatalogs)",
    ] + (strings + dicts).sorted()
  }

  private func words<Value>(_ table: TableFile<[String: Value]>) -> String {
    switch table {
    case .absent: "absent"
    case .unreadable(let reason): "unreadable: \(reason)"
    case .entries(let entries): "\(entries.sorted { $0.key < $1.key })"
    }
  }

  private func write(_ products: [ProductImage], below folder: String) throws {
    for product in products {
      for name in product.folders {
        try FileManager.default.createDirectory(
          atPath: "\(folder)/\(product.path)/\(name)", withIntermediateDirectories: true)
      }
      for file in product.files {
        let url = URL(fileURLWithPath: "\(folder)/\(product.path)/\(file.path)")
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        switch file.content {
        case .bytes(let bytes): try Data(bytes).write(to: url)
        case .copy(let source): try FileManager.default.copyItem(at: URL(fileURLWithPath: source), to: url)
        }
      }
    }
  }
}
