import Foundation
import HostEvidence
import LocalizationRuntime
import LocalizedStrings

/// A folder of bundles on disk, removed when the value goes away, and processes that run in it.
final class TemporaryBundles {
  let folder: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("bundles-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    folder = BundleNames.realPath(url.path)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Writes a bundle: an Info.plist, and each file under its path inside the bundle.
  @discardableResult
  func add(_ name: String, info: [String: Any] = [:], files: [String: String] = [:]) throws -> String {
    let path = "\(folder)/\(name)"
    var info = info
    if info["CFBundleDevelopmentRegion"] == nil { info["CFBundleDevelopmentRegion"] = "en" }
    try PropertyListFile.write(info, to: path + "/Info.plist")
    for (file, text) in files {
      let url = URL(fileURLWithPath: "\(path)/\(file)")
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    return path
  }

  func bundle(_ name: String) throws -> Bundle {
    guard let bundle = Bundle(path: "\(folder)/\(name)") else { throw CocoaError(.fileNoSuchFile) }
    return bundle
  }

  /// A process whose main bundle is here.
  func process(
    _ main: String, user: [String], region: String? = nil, idiom: String = "iphone",
    behavior: DeviceBehavior = DeviceBehavior()
  ) -> LocalizedProcess {
    LocalizedProcess(
      settings: ProcessSettings(
        user: UserLanguages(languages: user, source: .device), region: region, idiom: idiom, behavior: behavior),
      mainBundle: "\(folder)/\(main)")
  }
}

/// A `.strings` file.
func strings(_ entries: [String: String]) -> String {
  entries.map { "\(quoted($0.key)) = \(quoted($0.value));" }.joined(separator: "\n")
}

private func quoted(_ text: String) -> String {
  "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
}

/// A `.stringsdict` file whose entries each have one variable, `value`, that counts integers.
func plurals(_ entries: [String: [String: String]]) -> String {
  var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist version=\"1.0\"><dict>"
  for (key, forms) in entries {
    text += "<key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@value@</string>"
    text += "<key>value</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
    text += "<key>NSStringFormatValueTypeKey</key><string>lld</string>"
    for (category, form) in forms { text += "<key>\(category)</key><string>\(form)</string>" }
    text += "</dict></dict>"
  }
  return text + "</dict></plist>"
}
