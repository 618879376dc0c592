/// What a target depends on, links and embeds.
struct XcodeDependencies {
  let project: XcodeProject
  let products: XcodeProducts
  let packages: XcodePackages

  private struct Key: Hashable {
    var name: String
    var package: String?
  }

  /// One for each target or product, in byte order; embedded if any phase embeds it.
  func dependencies(of target: XcodeObject) -> [DeclaredDependency] {
    var found: [Key: DeclaredDependency] = [:]
    for dependency in declared(by: target) + linked(by: target) {
      let key = Key(name: dependency.name, package: dependency.package)
      guard let known = found[key] else {
        found[key] = dependency
        continue
      }
      found[key]?.isEmbedded = known.isEmbedded || dependency.isEmbedded
      found[key]?.isCertain = known.isCertain || dependency.isCertain
      found[key]?.targets = known.targets.isEmpty ? dependency.targets : known.targets
    }
    return found.values.sorted {
      "\($0.name)\n\($0.package ?? "")".utf8.lexicographicallyPrecedes("\($1.name)\n\($1.package ?? "")".utf8)
    }
  }

  // MARK: - Target dependencies and package products

  private func declared(by target: XcodeObject) -> [DeclaredDependency] {
    let targets = project.objects.objects("dependencies", of: target).compactMap(dependency)
    let products = project.objects.objects("packageProductDependencies", of: target).compactMap {
      packages.dependency(on: $0, isCertain: true)
    }
    return targets + products
  }

  private func dependency(_ object: XcodeObject) -> DeclaredDependency? {
    let isCertain = XcodeCondition.isCertain(object)
    if let product = project.objects.object("productRef", of: object) {
      return packages.dependency(on: product, isCertain: isCertain)
    }
    let proxy = project.objects.object("targetProxy", of: object)
    let name = project.objects.object("target", of: object)?.text("name") ?? proxy?.text("remoteInfo")
    return (name ?? object.text("name")).map { DeclaredDependency(name: $0, targets: [$0], isCertain: isCertain) }
  }

  // MARK: - Build phases

  private func linked(by target: XcodeObject) -> [DeclaredDependency] {
    project.objects.objects("buildPhases", of: target).flatMap { phase in
      let isEmbedding = phase.isa == "PBXCopyFilesBuildPhase" || phase.isa == "PBXResourcesBuildPhase"
      guard isEmbedding || phase.isa == "PBXFrameworksBuildPhase" else { return [] as [DeclaredDependency] }
      return project.objects.objects("files", of: phase).compactMap { dependency($0, isEmbedded: isEmbedding) }
    }
  }

  private func dependency(_ file: XcodeObject, isEmbedded: Bool) -> DeclaredDependency? {
    let isCertain = XcodeCondition.isCertain(file)
    if let product = project.objects.object("productRef", of: file) {
      return packages.dependency(on: product, isEmbedded: isEmbedded, isCertain: isCertain)
    }
    guard let reference = project.objects.object("fileRef", of: file) else { return nil }
    if let name = products.target(making: reference) {
      return DeclaredDependency(name: name, targets: [name], isEmbedded: isEmbedded, isCertain: isCertain)
    }
    return products.product(elsewhere: reference).map {
      DeclaredDependency(name: $0, isEmbedded: isEmbedded, isCertain: isCertain)
    }
  }
}
