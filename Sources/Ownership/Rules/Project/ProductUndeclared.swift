import Findings
import OwnershipManifest
import Projects

/// The project makes a product that the manifest does not name.
package enum ProductUndeclared: ProjectRule {
  package static let description = RuleDescription(
    id: "product-undeclared", title: "a product of the project that the manifest does not name",
    reason: "Nobody looks at it: its widget or extension may show keys in every language.",
    firing: MembershipExamples.undeclaredProduct, silent: MembershipExamples.sound)

  package static func drafts(in facts: CheckFacts) -> [Draft] {
    drafts(of: facts.declared, facts.manifest).filter { draft in
      draft.place.map { !facts.isForeign($0.file) } ?? true
    }
  }

  static func drafts(of declared: DeclaredProject, _ manifest: Manifest) -> [Draft] {
    declared.targets.filter { shows($0, of: declared, manifest) && !isNamed($0, in: manifest) }.map { target in
      Draft(
        description, product: target.name,
        message: "\(target.name), \(target.kind.noun) of \(target.project), is no product of the manifest",
        remedy: "add it to `products`", place: target.place)
    }
  }

  private static func isNamed(_ target: DeclaredTarget, in manifest: Manifest) -> Bool {
    let names = [target.name, target.productName, target.bundleIdentifier].compactMap { $0 }
    return manifest.products.contains { product in
      names.contains(product.name) || names.contains(product.identifier)
        || product.executable.map(names.contains) ?? false
    }
  }

  /// An executable without texts of its own or of an owner is a tool for developers.
  private static func shows(_ target: DeclaredTarget, of declared: DeclaredProject, _ manifest: Manifest) -> Bool {
    guard target.kind.isProduct else { return false }
    guard target.kind == .executable else { return true }
    if let twin = declared.twin(ofExecutable: target), isNamed(twin, in: manifest) { return false }
    let owned = manifest.owners.flatMap(\.resources).map(manifest.projectPath)
    return declared.closure(of: target).flatMap(\.resources).contains { resource in
      owned.contains { resource.path == $0 || resource.path.hasPrefix("\($0)/") || $0.hasPrefix("\(resource.path)/") }
    }
  }
}

extension DeclaredTarget.Kind {
  /// With its article.
  fileprivate var noun: String {
    switch self {
    case .app, .appExtension, .appClip, .extensionKitExtension, .executable: "an \(rawValue)"
    default: "a \(rawValue)"
    }
  }
}

extension DeclaredProject {
  /// A target with everything that it needs, as far as it was read.
  fileprivate func closure(of target: DeclaredTarget) -> [DeclaredTarget] {
    var found: [DeclaredTarget] = []
    var open = [target]
    while let next = open.popLast() {
      guard !found.contains(where: { $0.name == next.name && $0.place.file == next.place.file }) else { continue }
      found.append(next)
      open += next.dependencies.flatMap { $0.targets.isEmpty ? [$0.name] : $0.targets }
        .compactMap { self.target($0, near: next.place.file) }
    }
    return found
  }
}
