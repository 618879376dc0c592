import Findings
import Foundation
import HostEvidence
import OwnershipManifest
import PositionedJSON

/// Lays the sources of one Info.plist over each other.
struct InfoBuilder {
  let manifest: Manifest
  let identifier: String
  let name: String
  private var values: [String: Any]
  private static let localizations = "CFBundleLocalizations"
  private(set) var errors: [InputError] = []
  /// Where the file that was taken says which languages the bundle offers.
  private(set) var place: SourcePlace?

  /// Begins with what every bundle has and the keys of its kind.
  init(manifest: Manifest, identifier: String, name: String, kind: [String: InfoValue] = [:]) {
    self.manifest = manifest
    self.identifier = identifier
    self.name = name
    values = ["CFBundleIdentifier": identifier, "CFBundleDevelopmentRegion": manifest.developmentRegion]
    for (key, value) in kind { values[key] = value.propertyList }
  }

  /// An object is laid over what there is, a file takes its place.
  mutating func add(_ source: InfoSource) {
    switch source {
    case .object(let object):
      for (key, value) in object { values[key] = value.propertyList }
      if object[Self.localizations] != nil { place = nil }
    case .file(let path):
      guard let list = propertyList(path) else { return }
      values = list.mapValues { filled($0) }
    }
  }

  func info() throws -> BundleInfo { try BundleInfo(values) }

  private mutating func propertyList(_ path: String) -> [String: Any]? {
    let bytes = FileBytes.read("\(manifest.folder)/\(path)") ?? []
    let list = try? PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil)
    if let list = list as? [String: Any] {
      place = InfoPlistKey.place(of: Self.localizations, in: bytes, named: manifest.projectPath(path))
      return list
    }
    let message = "this is no Info.plist; expected a property list, XML or binary, with a dictionary at its root"
    errors.append(InputError(file: manifest.projectPath(path), message: message))
    return nil
  }

  /// The value with the build variables of its texts filled in.
  private func filled(_ value: Any) -> Any {
    if let text = value as? String { return filled(text) }
    if let array = value as? [Any] { return array.map { filled($0) } }
    if let dictionary = value as? [String: Any] { return dictionary.mapValues { filled($0) } }
    return value
  }

  private func filled(_ text: String) -> String {
    guard text.contains("$") else { return text }
    let variables = [
      "DEVELOPMENT_LANGUAGE": manifest.developmentRegion, "PRODUCT_BUNDLE_IDENTIFIER": identifier, "PRODUCT_NAME": name,
    ]
    return variables.reduce(text) { text, variable in
      text.replacing("$(\(variable.key))", with: variable.value).replacing("${\(variable.key)}", with: variable.value)
    }
  }
}

extension InfoValue {
  /// The value as Foundation's property lists have it; nil for null.
  fileprivate var propertyList: Any? {
    switch self {
    case .null: nil
    case .boolean(let value): value
    case .integer(let value): value
    case .double(let value): value
    case .string(let value): value
    case .array(let values): values.compactMap(\.propertyList)
    case .dictionary(let values): values.compactMapValues(\.propertyList)
    }
  }
}
