import CallSites
import Findings
import OwnershipManifest

/// The main bundle is given to a function of another module that looks something up.
package enum BundlePassedDown: ProjectRule {
  package static let description = RuleDescription(
    id: "call.bundle-passed-down", title: "the main bundle is given to another module's look-up", severity: .warning,
    reason: "The module's texts lie in its own bundle: people see keys, or the app's text of the same name.",
    firing: AskedBundleExamples.passedDown, silent: AskedBundleExamples.closed)

  package static func drafts(in facts: CheckFacts) -> [Draft] {
    let functions = parameters(facts)
    return facts.modules.flatMap { module in
      module.files.flatMap { file in
        file.calls.filter { !$0.context.isPreview && !$0.context.isDebugOnly && $0.givesMain }.compactMap {
          call -> Draft? in
          guard let owner = functions[call.function], owner != module.owner else { return nil }
          return draft(call, file, module, owner)
        }
      }
    }
  }

  /// Functions with a parameter of type `Bundle` in shared modules → owner, by `function` and by `Type`.
  private static func parameters(_ facts: CheckFacts) -> [String: String] {
    var functions: [String: String] = [:]
    for owner in facts.manifest.owners where facts.isShared(owner.name) {
      for declaration in facts.files(of: owner.name).flatMap(\.declarations) {
        guard case .bundleParameter = declaration.kind else { continue }
        let names = declaration.name.split(separator: ".")
        guard let name = names.last == "init" ? names.dropLast().last : names.last else { continue }
        functions[String(name)] = owner.name
      }
    }
    return functions
  }

  private static func draft(_ call: HelperCall, _ file: ScannedFile, _ module: CheckedModule, _ owner: String) -> Draft
  {
    let place = call.arguments.first { $0.bundle == .main }
    return Draft(
      description, product: module.owner == nil ? module.products.first : nil, owner: owner, key: call.function,
      message: "\(call.function) of \(owner) is given the main bundle, where the texts of \(owner) are not",
      remedy: "leave the bundle to \(owner): it knows its own",
      place: SourcePlace(file: file.path, line: place?.line, column: place?.column))
  }
}

extension HelperCall {
  /// `tr` of `L10n.tr`.
  fileprivate var function: String { name.split(separator: ".").last.map(String.init) ?? name }

  fileprivate var givesMain: Bool { arguments.contains { $0.bundle == .main } }
}
