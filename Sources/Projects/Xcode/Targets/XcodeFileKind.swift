/// What a build does with a file of a target.
enum XcodeFileKind: Sendable, Hashable {
  case swift
  /// Code in another language, headers, and what only the build or the editor reads.
  case noResource
  /// Compiled or put into the bundle's resources, flat.
  case processed
  /// A folder that keeps its shape in the bundle.
  case copied

  /// - Parameter type: what the project says of the file (`text.plist.strings`); its name decides where nothing is said.
  init(_ path: String, type: String?) {
    switch type {
    case "folder": self = .copied
    case "sourcecode.swift": self = .swift
    case let type? where type.hasPrefix("sourcecode."): self = .noResource
    default: self.init(suffix: XcodePath.suffix(of: path))
    }
  }

  private init(suffix: String) {
    switch suffix {
    case "swift": self = .swift
    case "bundle": self = .copied
    case _ where Self.unbundled.contains(suffix): self = .noResource
    default: self = .processed
    }
  }

  /// Whether the suffix tells a file, or a folder that counts as one, so that nobody need look into it.
  static func hasKnownSuffix(_ suffix: String) -> Bool {
    suffix == "swift" || localizable.contains(suffix) || unbundled.contains(suffix) || packages.contains(suffix)
  }

  /// The suffixes of files that hold texts for people, which a build takes from the Sources phase too.
  static let localizable: Set<String> = [
    "intentdefinition", "storyboard", "strings", "stringsdict", "xcstrings", "xib",
  ]

  private static let unbundled: Set<String> = [
    "a", "apinotes", "app", "appex", "c", "cc", "cpp", "cxx", "d", "docc", "dylib", "entitlements", "framework", "h",
    "hh", "hpp", "i", "iig", "l", "lm", "m", "metal", "mm", "modulemap", "o", "pch", "s", "tbd", "xcconfig",
    "xcframework", "xcodeproj", "xctest", "xctestplan", "xcworkspace", "xpc", "y", "yy",
  ]

  /// The suffixes of folders that a build takes as one.
  private static let packages: Set<String> = [
    "artworkcache", "bundle", "icon", "mlpackage", "playground", "rkassets", "rtfd", "scnassets", "stickersicon",
    "xcappdata", "xcassets", "xcdatamodel", "xcdatamodeld", "xcmappingmodel", "xcstickers",
  ]
}
