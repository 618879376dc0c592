import Foundation
import InstalledProducts
import LocalizationRuntime
import OwnershipManifest
import StringCatalogs
import TestFiles
import Testing

@Suite("A built tree")
struct BuiltTreeTests {
  @Test func `what is read back from a disk is what was put together`() async throws {
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
    let tree = try await BuiltTree(reading: ProductFiles(folder: disk.path), jobs: 2)
    let read = try ReleaseImage.built(tree).installed.products.sorted { $0.path < $1.path }
    let made = image.installed.products.sorted { $0.path < $1.path }
    #expect(read.map(\.path) == made.map(\.path))
    #expect(read.map(\.name) == made.map(\.name))
    #expect(read.map(\.identifier) == made.map(\.identifier))
    for (left, right) in zip(read, made) {
      #expect(left.bundles.filter { right.bundle($0.path) != nil }.map(facts) == right.bundles.map(facts))
    }
  }

  @Test func `folders of Apple's other layouts are found by what is there`() async throws {
    var files = BuiltFiles()
    files.list("Contents/Info.plist", ["CFBundleIdentifier": "m", "CFBundleDevelopmentRegion": "en"])
    files.strings("Contents/Resources/en.lproj/Localizable.strings", ["a": "A"])
    files.list("Contents/Frameworks/F.framework/Versions/A/Resources/Info.plist", ["CFBundleIdentifier": "f"])
    files.strings("Contents/Frameworks/F.framework/Versions/A/Resources/de.lproj/T.strings", ["b": "B"])
    files.list("Contents/Resources/P_T.bundle/Contents/Info.plist", ["CFBundleIdentifier": "p"])
    files.strings("Contents/Resources/P_T.bundle/Contents/Resources/fr.lproj/U.strings", ["c": "C"])
    files.list("Contents/PlugIns/W.appex/Contents/Info.plist", ["CFBundleIdentifier": "m.w"])
    let tree = try await files.with("M.app") { try await BuiltTree(reading: ProductFiles(folder: $0), jobs: 2) }
    #expect(tree.products.map(\.name) == ["M", "W"])
    #expect(tree.products.map(\.container) == [nil, "M"])
    let app = try #require(tree.products.first)
    #expect(
      app.allBundles.map(app.path) == [".", "Contents/Frameworks/F.framework", "Contents/Resources/P_T.bundle"])
    #expect(app.allBundles.map(\.folders) == [["en"], ["de"], ["fr"]])
    #expect(app.allBundles.map(\.info.identifier) == ["m", "f", "p"])
  }

  @Test func `each slice of a framework for many platforms is looked at by itself`() async throws {
    var files = BuiltFiles()
    for slice in ["ios-arm64", "ios-arm64_x86_64-simulator"] {
      files.list("\(slice)/K.framework/Info.plist", ["CFBundleIdentifier": "k"])
      files.strings("\(slice)/K.framework/K.bundle/en.lproj/Localizable.strings", ["a": "A"])
    }
    let tree = try await files.with("K.xcframework") { try await BuiltTree(reading: ProductFiles(folder: $0), jobs: 1) }
    #expect(tree.products.map(\.name) == ["ios-arm64.K", "ios-arm64_x86_64-simulator.K"])
    #expect(tree.products.map(\.isLoose) == [true, true])
  }

  @Test func `a framework and a bundle of one name in one folder are two products`() async throws {
    var files = BuiltFiles()
    files.strings("Pod.framework/en.lproj/Localizable.strings", ["a": "A"])
    files.strings("Pod.bundle/en.lproj/Localizable.strings", ["a": "A"])
    files.strings("Other/Pod.bundle/en.lproj/Localizable.strings", ["a": "A"])
    let tree = try await files.with("Pods") { try await BuiltTree(reading: ProductFiles(folder: $0), jobs: 1) }
    #expect(tree.products.map(\.name).sorted() == ["Other.Pod", "Pod.bundle", "Pod.framework"])
  }

  @Test func `a declared product is one built one, by its identifier before its name`() async throws {
    var files = BuiltFiles()
    for (name, identifier) in [("Shop", "com.example.other"), ("ShopBeta", "com.example.shop")] {
      files.list("\(name).app/Info.plist", ["CFBundleIdentifier": identifier, "CFBundleDevelopmentRegion": "en"])
      files.strings("\(name).app/en.lproj/Localizable.strings", ["a": name])
    }
    let project = try ProjectFolder([
      "bordercheck.json": """
      { "developmentRegion": "en", "owners": { "Shop": { "resources": ["Shop"] } },
        "products": { "Shop": { "kind": "app", "identifier": "com.example.shop" } } }
      """,
      "Shop/en.lproj/Localizable.strings": "\"a\" = \"A\";",
    ])
    let manifest = try Project.load(project.path).manifest
    let tree = try await files.with("Apps") { try await BuiltTree(reading: ProductFiles(folder: $0), jobs: 1) }
    let products = try ReleaseImage.built(tree, manifest: manifest).installed.products
    #expect(products.map(\.name).sorted() == ["Shop", "Shop.built"])
    #expect(products.first { $0.name == "Shop" }?.path == "ShopBeta.app")
  }

  @Test func `a package's build folder has its executables with every bundle beside them`() async throws {
    var files = BuiltFiles()
    files.bytes("tool", [0x7F, 0x45, 0x4C, 0x46, 0])
    files.text("notes", "none")
    files.strings("P_T.resources/de.lproj/Localizable.strings", ["a": "A"])
    files.text("T.build/x.strings", "broken")
    let tree = try await files.with("debug") { try await BuiltTree(reading: ProductFiles(folder: $0), jobs: 1) }
    #expect(tree.products.map(\.name) == ["tool"])
    #expect(tree.products.first?.kind == .tool)
    #expect(tree.products.first?.bundles.map(\.name) == ["P_T"])
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
