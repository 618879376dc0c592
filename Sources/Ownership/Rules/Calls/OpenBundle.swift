import CallSites
import Findings
import OwnershipManifest

/// Others may tell an owner's code which bundle to ask.
package enum OpenBundle: ProjectRule {
  package static let description = RuleDescription(
    id: "owner.open-bundle", title: "an owner lets others choose or use its bundle", severity: .warning,
    reason: "Whoever passes another bundle, or asks this one with a key of their own, sees keys when either changes.",
    firing: AskedBundleExamples.open, silent: AskedBundleExamples.closed)

  package static func drafts(in facts: CheckFacts) -> [Draft] {
    facts.manifest.owners.filter { facts.isShared($0.name) }.flatMap { owner in
      facts.files(of: owner.name).flatMap { file in
        file.declarations.filter { !$0.isPackage }.compactMap { draft($0, file, owner, facts) }
      }
    }
  }

  private static func draft(
    _ declaration: PublicDeclaration, _ file: ScannedFile, _ owner: Owner, _ facts: CheckFacts
  ) -> Draft? {
    guard let says = says(declaration, file, owner) else { return nil }
    return facts.draft(
      description, owner: owner, key: declaration.name, message: "\(declaration.name) of \(owner.name) \(says.what)",
      remedy: says.remedy,
      place: SourcePlace(file: file.path, line: declaration.line, column: declaration.column))
  }

  private static func says(
    _ declaration: PublicDeclaration, _ file: ScannedFile, _ owner: Owner
  ) -> (what: String, remedy: String)? {
    switch declaration.kind {
    case .bundleConstant where owner.access != .bundle:
      return (
        "is a public bundle: others can ask it with keys of their own",
        "offer accessors and keep the bundle internal, or declare \"access\": \"bundle\""
      )
    case .bundleParameter(let name, let given):
      guard looksUp(declaration, file), !isOwn(given) else { return nil }
      let what = given == nil ? "takes the bundle from its caller" : "asks another bundle unless its caller says more"
      return ("\(what) (\(name))", "ask the module's own bundle, or make it the default: \(name): Bundle = .module")
    default: return nil
    }
  }

  /// Whether the function or initialiser itself looks something up: other bundles hold images.
  private static func looksUp(_ declaration: PublicDeclaration, _ file: ScannedFile) -> Bool {
    file.lookUps.contains { lookUp in
      guard let member = lookUp.context.member else { return false }
      return (lookUp.context.types + [member]).joined(separator: ".") == declaration.name
    }
  }

  private static func isOwn(_ bundle: BundleExpression?) -> Bool {
    switch bundle {
    case .module?, .type?, .identifier?, .named?, .elsewhere?, .unknown?, .path?: true
    case .unsaid?, .main?, .parameter?, nil: false
    }
  }
}
