internal import Foundation
package import LocalizationRuntime

/// What a built bundle's Info.plist says, in any encoding.
package struct BuiltInfo: Sendable, Hashable {
  package enum State: Sendable, Hashable {
    case absent
    case read
    /// A sentence that says what is wrong.
    case damaged(String)
  }

  package var state: State
  package var identifier: String?
  /// The facts that language choice goes by; without the bundle's folders.
  package var facts: BundleDescription
  /// The top-level texts, which `InfoPlist` tables override.
  package var strings: [String: String]
  /// `NSExtensionPointIdentifier` or `EXExtensionPointIdentifier`.
  package var extensionPoint: String?

  /// No Info.plist.
  package init() {
    self.init([:])
    state = .absent
  }

  /// An Info.plist that is there and says nothing.
  package init(damaged reason: String) {
    self.init()
    state = .damaged(reason)
  }

  /// Reads a file's bytes.
  package init(_ bytes: [UInt8]) {
    do {
      let list = try PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil)
      guard let values = list as? [String: Any] else {
        self.init(damaged: "its root is no dictionary")
        return
      }
      self.init(values)
    } catch {
      self.init(damaged: "it is no property list")
    }
  }

  private init(_ values: [String: Any]) {
    state = .read
    identifier = values["CFBundleIdentifier"] as? String
    facts = BundleDescription(info: values, folders: [])
    strings = values.compactMapValues { $0 as? String }
    let legacy = values["NSExtension"] as? [String: Any]
    let modern = values["EXAppExtensionAttributes"] as? [String: Any]
    extensionPoint =
      legacy?["NSExtensionPointIdentifier"] as? String ?? modern?["EXExtensionPointIdentifier"] as? String
  }
}
