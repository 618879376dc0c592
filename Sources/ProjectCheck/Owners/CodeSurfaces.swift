import CallSites
import Ownership
import OwnershipManifest

/// The places that present each message, as far as the sources show them.
///
/// A look-up in the code of one product stands where it is. What shared code asks for others is presented by who names
/// it: `TripCopy.arrives` by the app's `TripHeader.body`.
struct CodeSurfaces {
  /// What is known of one message.
  struct Message {
    var surfaces: [OwnershipRow.Surface] = []
    /// Accessors that ask and that nobody names.
    var unnamed: Set<String> = []
    var isPreviewed = false
  }

  private let facts: CheckFacts
  private let uses: AccessorUses
  /// Product → the modules that it has whose code was read.
  private var readModules: [String: Set<Int>] = [:]
  private(set) var messages: [KeyPlace: Message] = [:]

  init(_ facts: CheckFacts, _ uses: AccessorUses) {
    self.facts = facts
    self.uses = uses
    for (index, module) in facts.modules.enumerated() where !module.files.isEmpty {
      for product in module.products { readModules[product, default: []].insert(index) }
    }
    for lookUp in facts.lookUps { note(lookUp) }
  }

  private mutating func note(_ lookUp: JudgedLookUp) {
    let place = CodePlace(module: lookUp.module, file: lookUp.file, context: lookUp.lookUp.context)
    for answer in lookUp.answers {
      guard let asked = answer.asked, let key = answer.meant else { continue }
      var message = messages[key] ?? Message()
      if lookUp.isOutsideRelease {
        message.isPreviewed = true
      } else {
        let places = presenters(of: place, in: answer.product)
        message.surfaces += places.map {
          OwnershipRow.Surface(product: answer.product, name: $0.name ?? $0.file, bundle: asked.path)
        }
        if places.isEmpty, let name = place.name { message.unnamed.insert(name) }
      }
      messages[key] = message
    }
  }

  // MARK: - Accessors

  /// Who presents what is asked at a place: who names it in this product, else the place itself.
  private func presenters(of place: CodePlace, in product: String) -> [CodePlace] {
    var presenters: [CodePlace] = []
    var seen: Set<CodePlace> = []
    var waiting = [place]
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted else { continue }
      if let others = names(of: next, in: product) { waiting += others } else { presenters.append(next) }
    }
    return presenters
  }

  /// The places of a product that name an accessor; nil for a place that presents by itself.
  private func names(of place: CodePlace, in product: String) -> [CodePlace]? {
    guard !place.types.isEmpty, place.member != nil, let name = place.name else { return nil }
    let isAccessor = isAccessor(name, of: place.module)
    guard isAccessor || isShared(place.module) else { return nil }
    let all = uses.places(of: name, in: place.module)
    if all.isEmpty { return isAccessor && isRead(product, besides: place.module) ? [] : nil }
    return all.filter { facts.modules[$0.module].products.contains(product) }
  }

  /// Whether the manifest says that others ask through it.
  private func isAccessor(_ name: String, of module: Int) -> Bool {
    let accessors = facts.modules[module].owner.flatMap(facts.manifest.owner)?.accessors ?? []
    return accessors.contains { $0 == name || name.hasPrefix("\($0).") }
  }

  private func isShared(_ module: Int) -> Bool {
    facts.modules[module].owner.map { facts.manifest.product($0) == nil } ?? false
  }

  /// Whether all code of a product was read that may name an accessor of another module.
  private func isRead(_ product: String, besides module: Int) -> Bool {
    !(readModules[product] ?? []).subtracting([module]).isEmpty
  }
}

extension JudgedLookUp.Answer {
  /// The key that is meant: what is found, or what another bundle has.
  fileprivate var meant: KeyPlace? {
    switch outcome {
    case .found(let place), .inOtherBundle(let place): place
    case .inOtherTable, .nowhere, .unknown: nil
    }
  }
}
