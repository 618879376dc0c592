/// The products that the targets of a project make, and those of other projects that it names.
struct XcodeProducts: Sendable {
  private let targets: [String: String]
  private let objects: XcodeObjects

  init(_ project: XcodeProject) {
    objects = project.objects
    var targets: [String: String] = [:]
    for target in project.targets {
      if let product = target.text("productReference") { targets[product] = target.text("name") }
    }
    self.targets = targets
  }

  /// The target whose product a file reference is; nil for a reference that is no target's product.
  func target(making reference: XcodeObject) -> String? {
    if let name = targets[reference.id] { return name }
    guard reference.isa == "PBXReferenceProxy" else { return nil }
    return objects.object("remoteRef", of: reference)?.text("remoteInfo")
  }

  /// The name of a framework or library that another project of the workspace makes.
  func product(elsewhere reference: XcodeObject) -> String? {
    guard reference.isa == "PBXFileReference", reference.text("sourceTree") == "BUILT_PRODUCTS_DIR",
      let path = reference.text("path"), targets[reference.id] == nil
    else { return nil }
    let suffix = XcodePath.suffix(of: path)
    return ["appex", "bundle", "framework"].contains(suffix) ? XcodePath.stem(of: path) : nil
  }
}
