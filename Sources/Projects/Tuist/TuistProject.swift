/// What holds for all targets of a Tuist project.
struct TuistProject {
  /// The manifest or graph that declares it.
  var file: String
  /// The folder its paths are relative to.
  var folder: String
  var name: String
  /// With these off, no bundle is made for what cannot hold resources itself.
  var makesBundles = true
  /// Tuist says `en` where nothing is said.
  var developmentRegion = "en"
  var knownRegions: [String]?
  var settings: [String: String] = [:]

  var source: ProjectFile {
    ProjectFile(
      path: file, format: .tuist, name: name, developmentRegion: developmentRegion, knownRegions: knownRegions)
  }

  /// Completes a target: names, and the bundle that Tuist makes for what cannot hold resources itself.
  func completed(_ target: DeclaredTarget, product: TuistProduct) -> DeclaredTarget {
    var target = target
    target.developmentRegion = developmentRegion
    target.resources.sort { $0.path.isBefore($1.path) }
    target.sources.sort { $0.isBefore($1) }
    if !target.resources.isEmpty, !product.holdsResources, makesBundles {
      target.resourceBundle = "\(name)_\(Self.identifier(target.name))"
    }
    return target
  }

  /// The product's name, where a target says none.
  static func productName(_ target: String) -> String {
    target.replacing("-", with: "_").replacing("/", with: "_")
  }

  static func identifier(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }

  /// Settings that texts of an Info.plist name.
  func variables(of target: DeclaredTarget) -> [String: String] {
    var variables = settings.merging(target.settings) { $1 }
    variables["DEVELOPMENT_LANGUAGE"] = variables["DEVELOPMENT_LANGUAGE"] ?? developmentRegion
    variables["PRODUCT_BUNDLE_IDENTIFIER"] = target.bundleIdentifier
    variables["PRODUCT_NAME"] = target.productName
    variables["PRODUCT_MODULE_NAME"] = target.module
    variables["EXECUTABLE_NAME"] = target.productName
    variables["TARGET_NAME"] = target.name
    return variables
  }

  /// What Tuist puts into every Info.plist that it makes.
  static let defaultInfo = [
    "CFBundleDevelopmentRegion": "$(DEVELOPMENT_LANGUAGE)", "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)",
    "CFBundleName": "$(PRODUCT_NAME)",
  ]
}
