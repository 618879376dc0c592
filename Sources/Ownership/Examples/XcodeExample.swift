/// Writes tiny Xcode projects for examples.
enum XcodeExample {
  struct Target {
    var name: String
    /// The end of the product type: `application`, `app-extension`.
    var type: String
    /// Paths of its resources.
    var resources: [String]
    /// `IPHONEOS_DEPLOYMENT_TARGET`.
    var system = "18.0"
  }

  /// The text of a `project.pbxproj` with these targets; file references are shared by path.
  static func project(_ targets: Target..., regions: [String] = ["en", "Base", "de"]) -> String {
    let files = targets.flatMap(\.resources).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    let objects =
      [root(targets, regions), group(files)] + files.enumerated().map(file) + targets.map { target($0, files) }
    return """
      // !$*UTF8*$!
      {
        archiveVersion = 1;
        objectVersion = 56;
        rootObject = ROOT;
        objects = {
      \(objects.joined(separator: "\n"))
        };
      }
      """
  }

  private static func root(_ targets: [Target], _ regions: [String]) -> String {
    """
        ROOT = { isa = PBXProject; developmentRegion = en; knownRegions = (\(list(regions)));
          mainGroup = GROUP; targets = (\(list(targets.map { "T_\($0.name)" }))); };
    """
  }

  private static func group(_ files: [String]) -> String {
    """
        GROUP = { isa = PBXGroup; sourceTree = "<group>"; children = (\(list(files.indices.map { "F_\($0)" }))); };
    """
  }

  private static func file(_ index: Int, _ path: String) -> String {
    """
        F_\(index) = { isa = PBXFileReference; path = "\(path)"; sourceTree = "<group>"; };
    """
  }

  private static func target(_ target: Target, _ files: [String]) -> String {
    let builds = target.resources.compactMap(files.firstIndex).map { "B_\(target.name)_\($0)" }
    let buildFiles = target.resources.compactMap(files.firstIndex).map {
      "    B_\(target.name)_\($0) = { isa = PBXBuildFile; fileRef = F_\($0); };"
    }
    return """
          T_\(target.name) = { isa = PBXNativeTarget; name = \(target.name); productName = \(target.name);
            productType = "com.apple.product-type.\(target.type)"; buildPhases = (R_\(target.name));
            buildConfigurationList = L_\(target.name); };
          L_\(target.name) = { isa = XCConfigurationList; buildConfigurations = (C_\(target.name)); };
          C_\(target.name) = { isa = XCBuildConfiguration; name = Release;
            buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = \(target.system); PRODUCT_NAME = \(target.name); }; };
          R_\(target.name) = { isa = PBXResourcesBuildPhase; files = (\(list(builds))); };
      \(buildFiles.joined(separator: "\n"))
      """
  }

  private static func list(_ names: [String]) -> String { names.map { "\"\($0)\"" }.joined(separator: ", ") }
}
