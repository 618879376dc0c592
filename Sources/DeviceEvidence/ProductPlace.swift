internal import Foundation

/// Finds the bundle of a product in the process that tests it.
struct ProductPlace {
  /// Path on a device, such as `AppShell.app/PlugIns/TripWidget.appex`.
  let process: String
  let identifier: String
  /// The main bundle of this process.
  let mainBundle: String
  /// A folder with installed apps; nil where only this process counts.
  let applications: String?

  /// The path of the product's bundle; nil where this process has nothing to do with it.
  var path: String? { installed ?? ofMainBundle ?? insideMainBundle ?? byIdentifier }

  private var installed: String? {
    guard let applications else { return nil }
    return bundle(at: "\(applications)/\(process)")
  }

  private var ofMainBundle: String? {
    name(of: mainBundle) == name(of: process) || Self.identifier(of: mainBundle) == identifier ? mainBundle : nil
  }

  /// An extension of the app that this process is.
  private var insideMainBundle: String? {
    let parts = process.split(separator: "/").map(String.init)
    guard parts.count > 1, parts.first == name(of: mainBundle) else { return nil }
    return bundle(at: ([mainBundle] + parts.dropFirst()).joined(separator: "/"))
  }

  /// The same for products whose files are not named as the manifest calls them.
  private var byIdentifier: String? {
    for folder in ["PlugIns", "Extensions", "AppClips", "Watch"] {
      let folder = "\(mainBundle)/\(folder)"
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      if let found = names.sorted().first(where: { Self.identifier(of: "\(folder)/\($0)") == identifier }) {
        return "\(folder)/\(found)"
      }
    }
    return nil
  }

  private func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? "" }

  private func bundle(at path: String) -> String? {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue ? path : nil
  }

  private static func identifier(of bundle: String) -> String? {
    for info in ["\(bundle)/Info.plist", "\(bundle)/Contents/Info.plist"] {
      guard let data = FileManager.default.contents(atPath: info) else { continue }
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
      return list?["CFBundleIdentifier"] as? String
    }
    return nil
  }
}
