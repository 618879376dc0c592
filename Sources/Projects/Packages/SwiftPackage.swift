import Findings

/// What a `Package.swift` declares, before its targets' files are looked up.
struct SwiftPackage: Sendable {
  /// The manifest's path, and the folder it lies in ("" for the top).
  var file: String
  var folder: String
  var name: String
  var toolsVersion: ToolsVersion
  var defaultLocalization: String?
  var deploymentTargets: [String: String] = [:]
  var products: [Product] = []
  var dependencies: [Reference] = []
  var targets: [PackageTarget] = []
  var notices: [ProjectNotice] = []

  struct Product: Sendable, Hashable {
    var name: String
    var targets: [String]
    var isDynamic = false
  }

  /// Another package that this one uses.
  struct Reference: Sendable, Hashable {
    /// What `package:` of a dependency calls it: the last part of its path or address, in small letters.
    var identity: String
    /// The name that older manifests give it.
    var name: String?
    /// Its folder, for one in the folder that was read.
    var folder: String?
  }

  /// Whether a dependency means this package by the name.
  func isCalled(_ name: String) -> Bool {
    name == self.name || name.lowercased() == FilePath.name(of: folder).lowercased()
  }
}
