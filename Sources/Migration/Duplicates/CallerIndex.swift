import CallSites
import Findings
import Ownership
import OwnershipManifest
import ProjectCheck

/// Who asks for which copy, and what keeps it from being known.
struct CallerIndex {
  private let facts: CheckFacts
  private let uses: KeyUses
  private let rows: [KeyPlace: OwnershipRow]
  private let intentFiles: Set<String>
  private var callers: [KeyPlace: [KeyCaller]] = [:]
  private var previewed: Set<KeyPlace> = []
  private var composed: [ComposedLookUp] = []
  /// Look-ups of which it is not known what they ask, by the key that they most likely ask for.
  private var unknown: [String: [(lookUp: JudgedLookUp, products: Set<String>)]] = [:]

  init(_ facts: CheckFacts, jobs: Int) async {
    self.facts = facts
    uses = KeyUses(facts)
    let rows = await OwnershipReading(facts, jobs: jobs).table().rows
    self.rows = Dictionary(
      rows.map { (KeyPlace(owner: $0.owner, table: $0.table, key: $0.key), $0) },
      uniquingKeysWith: { first, _ in first })
    intentFiles = Set(facts.modules.flatMap(\.files).filter { $0.names.imports.contains("AppIntents") }.map(\.path))
    for lookUp in facts.lookUps { note(lookUp) }
  }

  func callers(of place: KeyPlace) -> [KeyCaller] { callers[place] ?? [] }

  private mutating func note(_ lookUp: JudgedLookUp) {
    if KeyUses.isComposed(lookUp.lookUp), case .dynamic(let written) = lookUp.lookUp.key {
      composed.append(
        ComposedLookUp(
          owners: Set(lookUp.answers.flatMap { $0.asked?.owners ?? [] } + [lookUp.owner].compactMap(\.self)),
          table: lookUp.lookUp.table.name, pattern: ComposedLookUp.pattern(of: written), written: written,
          place: lookUp.place))
    }
    var found: [KeyPlace: [JudgedLookUp.Answer]] = [:]
    var open: Set<String> = []
    for answer in lookUp.answers {
      switch answer.outcome {
      case .found(let place): found[place, default: []].append(answer)
      case .inOtherBundle, .inOtherTable, .unknown: open.insert(answer.product)
      case .nowhere: break
      }
    }
    if !open.isEmpty, let key = lookUp.lookUp.key.likelyKey { unknown[key, default: []].append((lookUp, open)) }
    for (place, answers) in found {
      if lookUp.isOutsideRelease { previewed.insert(place) } else { note(lookUp, answers, of: place) }
    }
  }

  private mutating func note(_ lookUp: JudgedLookUp, _ answers: [JudgedLookUp.Answer], of place: KeyPlace) {
    let reached = answers.filter(\.isReached)
    let context = lookUp.lookUp.context
    let names = context.types + [context.member].compactMap(\.self)
    for bundle in reached.compactMap(\.asked?.path).uniqued {
      let products = reached.filter { $0.asked?.path == bundle }.map(\.product)
      callers[place, default: []].append(
        KeyCaller(
          place: lookUp.place, code: names.isEmpty ? nil : names.joined(separator: "."), module: lookUp.owner,
          products: shown(products, lookUp, place), bundle: bundle,
          isOfIntent: intentFiles.contains(lookUp.file) && IntentText.isOne(lookUp.lookUp)))
    }
  }

  /// Of what shared code asks, the products in which something names it.
  private func shown(_ products: [String], _ lookUp: JudgedLookUp, _ place: KeyPlace) -> [String] {
    let isShared = facts.modules[lookUp.module].owner.map { facts.manifest.product($0) == nil } ?? false
    guard isShared, let row = rows[place] else { return products }
    if case .accessors? = row.gap { return [] }
    let presenting = Set(row.surfaces.map(\.product))
    return presenting.isEmpty ? products : products.filter(presenting.contains)
  }

  // MARK: - What is not known

  /// Clauses, each a reason why somebody may ask for a copy besides its callers.
  func doubts(about entry: CheckedEntry, in table: CheckedTable) -> [String] {
    let place = KeyPlace(owner: table.owner.name, table: table.name, key: entry.key)
    var doubts: [String] = []
    if !table.isSystemTable, !uses.isCodeRead(of: table) {
      doubts.append("not all code that may ask \(place.owner) was read")
    }
    if previewed.contains(place) { doubts.append("previews, tests or debug builds ask for that of \(place.owner)") }
    if table.owner.dynamicKeys.contains(where: { Glob($0).matches(entry.key) }) {
      doubts.append("`dynamicKeys` of \(place.owner) has it")
    }
    if let key = composed.first(where: { $0.mayMean(entry.key, of: place.owner, in: place.table) }) {
      doubts.append("code composes keys of \(place.owner): \(key.written) at \(Self.text(key.place))")
    }
    if let other = asked(entry, of: table) {
      doubts.append("code whose bundle is not known may ask \(place.owner) for it at \(Self.text(other))")
    }
    if !table.isSystemTable, uses.isNamedOtherwise(entry) {
      doubts.append("a symbol, or a file that is no Swift code, may name that of \(place.owner)")
    }
    return doubts
  }

  private func asked(_ entry: CheckedEntry, of table: CheckedTable) -> SourcePlace? {
    unknown[entry.key]?.first { lookUp, products in
      (lookUp.lookUp.table.name ?? table.name) == table.name
        && products.contains { facts.manifest.product($0)?.holds(table.owner) == true }
    }?.lookUp.place
  }

  static func text(_ place: SourcePlace) -> String { place.line.map { "\(place.file):\($0)" } ?? place.file }
}
