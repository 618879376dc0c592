import PositionedJSON
import StringCatalogs

/// One page of a `Settings.bundle`, which the Settings app shows for an app.
package struct BuiltSettingsPage: Sendable, Hashable {
  /// Below the root of what is inspected.
  package var path: String
  /// `StringsTable`; nil for a page that is shown as it is written.
  package var table: String?
  /// Every text on it, each once, in the order of the file: keys of the table.
  package var titles: [String] = []
  /// Why it cannot be read.
  package var problem: String?
  /// Where reading stopped, counted from 1.
  package var line: Int?
  package var column: Int?

  /// The pages that lie directly in a bundle.
  static func pages(in layout: BundleLayout, of files: ProductFiles) -> [BuiltSettingsPage] {
    files.names(in: layout.resources).filter { $0.hasSuffix(".plist") && $0 != "Info.plist" }.compactMap { name in
      let path = RelativeName.joined(layout.resources, name)
      return files.isFile(path) ? BuiltSettingsPage(path, files.bytes(path)) : nil
    }
  }

  private init(_ path: String, _ bytes: [UInt8]?) {
    self.path = path
    guard let bytes else {
      problem = "it cannot be read"
      return
    }
    do {
      let root = try PropertyListDocument(bytes).root
      table = root["StringsTable"]?.string
      var seen: Set<String> = []
      let items = root["PreferenceSpecifiers"]?.elements ?? []
      titles = items.flatMap(Self.texts).filter { !$0.isEmpty && seen.insert($0).inserted }
    } catch {
      problem = error.message
      line = error.position?.line
      column = error.position?.column
    }
  }

  private static func texts(of item: PropertyListNode) -> [String] {
    ["Title", "FooterText"].compactMap { item[$0]?.string }
      + ["Titles", "ShortTitles"].flatMap { item[$0]?.elements ?? [] }.compactMap(\.string)
  }
}
