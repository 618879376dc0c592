/// What a build phase does with the files it takes.
enum XcodePhaseUse: Sendable, Hashable {
  case sources
  case resources
  /// Copies files as they are into the resources.
  case copyToResources
  /// Copies files into a `.lproj` of the resources.
  case copyToLocalization(String)

  /// Nil for a phase whose files are neither code nor resources of the product.
  init?(_ phase: XcodeObject) {
    switch phase.isa {
    case "PBXSourcesBuildPhase": self = .sources
    case "PBXResourcesBuildPhase": self = .resources
    case "PBXCopyFilesBuildPhase" where Self.isResources(phase):
      let path = phase.text("dstPath") ?? ""
      if path.isEmpty {
        self = .copyToResources
      } else if XcodePath.suffix(of: path) == "lproj", !path.contains("/") {
        self = .copyToLocalization(XcodePath.stem(of: path))
      } else {
        return nil
      }
    default: return nil
    }
  }

  private static func isResources(_ phase: XcodeObject) -> Bool {
    phase.text("dstSubfolderSpec") == "7" || phase.text("dstSubfolder") == "Resources"
  }

  func add(
    _ path: String, _ kind: XcodeFileKind, localization: String?, isCertain: Bool, to membership: inout XcodeMembership
  ) {
    switch (self, kind) {
    case (.sources, .swift): membership.addSource(path)
    case (.sources, .processed):
      // A build rule of its own compiles texts there as it does among the resources.
      guard XcodeFileKind.localizable.contains(XcodePath.suffix(of: path)) else { return }
      membership.addResource(path, rule: .process, localization: localization, isCertain: isCertain)
    case (.sources, _): return
    case (.resources, .copied):
      membership.addResource(path, rule: .copy, localization: localization, isCertain: isCertain)
    case (.resources, _):
      membership.addResource(path, rule: .process, localization: localization, isCertain: isCertain)
    case (.copyToResources, _):
      membership.addResource(path, rule: .copy, localization: localization, isCertain: isCertain)
    case (.copyToLocalization(let folder), _):
      membership.addResource(path, rule: .copy, localization: folder, isCertain: isCertain)
    }
  }
}
