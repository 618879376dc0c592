import Findings
import Projects

extension ManifestDrafting {
  /// Where a target's tables lie in a product; nil for the main bundle of the product that the target is.
  func bundle(of target: DeclaredTarget) -> Guess<String>? {
    if let bundle = target.resourceBundle { return Guess("\(bundle).bundle") }
    if target.kind.isProduct { return nil }
    let framework = "Frameworks/\(target.productName).framework"
    switch target.kind {
    case .resourceBundle: return Guess("\(target.productName).bundle")
    case .dynamicFramework: return Guess(framework)
    case .staticFramework: return Guess(framework, because: "if the app embeds this static framework's folder")
    default:
      let reason = "a \(target.kind.rawValue) has no bundle of its own: say where its tables are put"
      return Guess("\(target.productName).bundle", because: reason)
    }
  }

  /// Why a target is somebody else's: it lies in a folder that such code is kept in.
  func external(_ target: DeclaredTarget) -> String? {
    let folders: Set<String> = [
      "external", "externals", "submodules", "third-party", "third_party", "thirdparty", "vendor", "vendors",
    ]
    let part = target.place.file.split(separator: "/").dropLast().first { folders.contains($0.lowercased()) }
    return part.map { "it lies in \($0)" }
  }
}
