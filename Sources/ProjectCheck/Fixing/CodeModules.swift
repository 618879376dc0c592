import CallSites
import Findings
import Ownership
import OwnershipManifest
import Projects

/// The modules that the project's files compile code into, and what they link.
struct CodeModules {
  struct Link {
    /// What the code has to import; nil within one module.
    var module: String?
    var dependencies: [FixProposal.Dependency] = []
  }

  private let facts: CheckFacts

  init(_ facts: CheckFacts) { self.facts = facts }

  /// The one module that a file is compiled into; nil where there is none or more than one.
  func module(of file: String) -> String? {
    let names = Set(targets(compiling: file).map(\.module))
    return names.count == 1 ? names.first : nil
  }

  /// Whether the code has a `Bundle.module`: a package's target with resources, or code that says so already.
  func hasModuleBundle(_ lookUp: JudgedLookUp) -> Bool {
    let targets = targets(compiling: lookUp.file)
    guard targets.isEmpty else { return targets.allSatisfy { $0.isInPackage && $0.resourceBundle != nil } }
    return facts.modules[lookUp.module].files.contains { $0.lookUps.contains { $0.bundle == .module } }
  }

  /// Whether a file and an owner's code are of one package.
  func isSamePackage(_ file: String, as owner: String) -> Bool {
    let own = Set(targets(compiling: file).filter(\.isInPackage).map(\.place.file))
    return own.count == 1 && own == Set(targets(of: owner).map(\.place.file))
  }

  /// How code comes to an owner's module.
  func link(from lookUp: JudgedLookUp, to owner: String) throws(FixObstacle) -> Link {
    let module = try module(ofOwner: owner)
    let own = targets(compiling: lookUp.file)
    if own.contains(where: { $0.module == module }) { return Link() }
    var link = Link(module: module)
    let isImported = facts.modules[lookUp.module].files.contains { $0.names.imports.contains(module) }
    for target in own where !isImported && !depends(target, on: owner) {
      guard let dependency = dependency(of: target, on: owner) else {
        throw .notLinked(target: target.name, module: module)
      }
      link.dependencies.append(dependency)
    }
    return link
  }

  private func module(ofOwner owner: String) throws(FixObstacle) -> String {
    let names = Set(targets(of: owner).map(\.module)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    if names.count > 1 { throw .severalModules(owner, names) }
    if let name = names.first { return name }
    // Nothing says how it is built: the owner's name is a module's where it can be one.
    let isName =
      owner.first.map { $0.isLetter || $0 == "_" } == true
      && owner.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    guard isName else { throw .noModule(owner) }
    return owner
  }

  private func depends(_ target: DeclaredTarget, on owner: String) -> Bool {
    let names = Set(targets(of: owner).map(\.name))
    return target.dependencies.contains { dependency in
      names.contains(dependency.name) || !names.isDisjoint(with: dependency.targets)
    }
  }

  /// A target of the same package.
  private func dependency(of target: DeclaredTarget, on owner: String) -> FixProposal.Dependency? {
    let others = targets(of: owner).filter { $0.isInPackage && $0.place.file == target.place.file }
    guard target.isInPackage, others.count == 1, let other = others.first else { return nil }
    return FixProposal.Dependency(file: target.place.file, target: target.name, name: other.name)
  }

  private func targets(compiling file: String) -> [DeclaredTarget] {
    facts.declared.targets(compiling: file).filter { !$0.kind.isTest }
  }

  private func targets(of owner: String) -> [DeclaredTarget] {
    var found: [DeclaredTarget] = []
    for file in facts.modules.filter({ $0.owner == owner }).flatMap(\.files) {
      for target in targets(compiling: file.path) where !found.contains(target) { found.append(target) }
    }
    return found
  }
}
