import CallSites
import Findings
import Ownership
import OwnershipManifest
import Projects

/// Chooses how a look-up comes to the owner of its key; where there is not exactly one way, a person has to.
struct CallRouting {
  let facts: FixFacts

  /// The edit that makes a look-up ask the key's owner.
  func call(_ lookUp: JudgedLookUp, for place: KeyPlace, rule: String) throws(FixObstacle) -> FixProposal.Call {
    let modules = CodeModules(facts.facts)
    if lookUp.owner == place.owner {
      guard modules.hasModuleBundle(lookUp) else { throw .noModuleBundle(lookUp.file) }
      let call = RoutedCall(lookUp.lookUp, .bundle(".module", table: place.table), text: text(of: place))
      return FixProposal.Call(
        rule: rule, file: lookUp.file, call: call, module: modules.module(of: lookUp.file))
    }
    let isNear = modules.isSamePackage(lookUp.file, as: place.owner)
    let all = facts.offers(of: place.owner)
    let route = try route(to: place, through: isNear ? all : all.outside)
    let link = try modules.link(from: lookUp, to: place.owner)
    let call = RoutedCall(lookUp.lookUp, route, text: text(of: place), module: link.module)
    return FixProposal.Call(
      rule: rule, file: lookUp.file, call: call, module: modules.module(of: lookUp.file),
      dependencies: link.dependencies)
  }

  // MARK: - The owner's ways

  private func route(to place: KeyPlace, through offers: OwnerOffers) throws(FixObstacle) -> CallRoute {
    let messages = offers.messages.filter {
      isOwn($0.bundle, of: place.owner) && $0.table.name == place.table && $0.key.matches(place.key)
    }
    if messages.count > 1 { throw .severalWays(place.owner, messages.map(\.accessor.expression)) }
    if let message = messages.first { return .accessor(message.accessor) }
    if let accessor = try keyed(place, offers) { return .keyed(accessor) }
    return try bundle(place, offers)
  }

  /// A member of strings for a key without arguments, else a function that fills them in.
  private func keyed(_ place: KeyPlace, _ offers: OwnerOffers) throws(FixObstacle) -> KeyedAccessor? {
    let hasArguments = !SpecifierList(place.key).isEmpty
    let fitting = offers.keyed.filter {
      isOwn($0.bundle, of: place.owner) && $0.table.name == place.table
        && (!hasArguments || $0.accessor.takesArguments)
    }.map(\.accessor)
    let members = fitting.filter { $0.form == .receiver }
    let chosen = members.isEmpty ? fitting : members
    if chosen.count > 1 { throw .severalWays(place.owner, chosen.map(\.expression)) }
    return chosen.first
  }

  /// The owner's public bundle, where the manifest allows others to ask by key or the owner has nothing else.
  private func bundle(_ place: KeyPlace, _ offers: OwnerOffers) throws(FixObstacle) -> CallRoute {
    guard let owner = facts.facts.manifest.owner(place.owner), owner.access == .bundle else {
      throw .noAccessor(place.owner, key: place.key)
    }
    let bundles = offers.bundles.filter { isOwn($0.bundle, of: place.owner) }
    if bundles.count > 1 { throw .severalWays(place.owner, bundles.map(\.expression)) }
    guard let bundle = bundles.first else { throw .noBundle(place.owner) }
    return .bundle(bundle.expression, table: place.table)
  }

  /// Whether a bundle is that of the owner's own module.
  private func isOwn(_ bundle: BundleExpression, of owner: String) -> Bool {
    if bundle == .module { return true }
    guard case .named(let name) = bundle else { return false }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    let constants = facts.facts.modules.filter { $0.owner == owner }.flatMap(\.files).flatMap(\.constants)
    let meant = constants.filter { $0.name == name || $0.name.hasSuffix(".\(last)") || $0.name == last }
    return meant.count == 1 && meant.allSatisfy { $0.value == .bundle(.module) }
  }

  /// The text in the source language, where it is one that varies by nothing.
  private func text(of place: KeyPlace) -> String? {
    guard let table = facts.facts.table(place.table, of: place.owner),
      let entry = table.entries.first(where: { $0.key == place.key })
    else { return nil }
    let leaves = entry.localization(table.sourceLanguage)?.leaves ?? []
    return leaves.count == 1 ? leaves.first?.text : nil
  }
}
