import Foundation
import HostEvidence
import LocalizationRuntime
import OwnershipManifest

/// A bundle's Info.plist, ready to be written, and what is read from it.
struct BundleInfo: Sendable {
  /// XML; nil for a bundle without an Info.plist.
  let bytes: [UInt8]?
  let identifier: String?
  /// The top-level strings.
  let strings: [String: String]
  private let facts: BundleDescription

  /// No Info.plist at all.
  init() {
    bytes = nil
    identifier = nil
    strings = [:]
    facts = BundleDescription(developmentRegion: nil)
  }

  /// - Throws: where a value is none of a property list.
  init(_ values: [String: Any]) throws {
    self.init(values, bytes: try PropertyListFile.xml(of: values))
  }

  /// The contents of an Info.plist that is there already.
  init(_ values: [String: Any], bytes: [UInt8]) {
    self.bytes = bytes
    identifier = values["CFBundleIdentifier"] as? String
    strings = values.compactMapValues { $0 as? String }
    facts = BundleDescription(info: values, folders: [])
  }

  /// What language choice sees of the bundle.
  ///
  /// - Parameter folders: names of the `.lproj` folders, in byte order.
  func description(folders: [String]) -> BundleDescription {
    var description = facts
    description.folders = folders
    return description
  }
}
