import HostEvidence
import LocaleMatrix
import OwnershipManifest
import PositionedJSON
import Reports

/// Sorts the cells of evidence onto devices: those of the project's scenarios, and others, of which each launch is known
/// for itself.
struct EvidenceDevices {
  private var devices: [EvidenceDevice] = []
  private var errors: [InputError] = []
  private let evidence: JoinedEvidence
  private let project: Project

  /// The devices, ascending by identifier.
  ///
  /// - Throws: every cell that the project cannot have.
  static func devices(of evidence: JoinedEvidence, in project: Project) throws(EvidenceErrors) -> [EvidenceDevice] {
    var sorting = Self(evidence: evidence, project: project)
    sorting.sort()
    guard sorting.errors.isEmpty else { throw EvidenceErrors(InputErrors(sorting.errors)) }
    return sorting.devices
  }

  private init(evidence: JoinedEvidence, project: Project) {
    self.evidence = evidence
    self.project = project
  }

  private mutating func sort() {
    var groups: [String: [(name: CellName, record: CellRecord)]] = [:]
    for cell in evidence.report.cells {
      guard let name = CellName(cell.id) else {
        note("has no name that says what it is; expected \(CellName.form)", about: cell)
        continue
      }
      guard isKnown(name, cell) else { continue }
      groups["\(name.scenario)/\(name.entry.joined(separator: "+"))", default: []].append((name, cell))
    }
    let sorted = groups.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    for (_, cells) in sorted { add(cells) }
    holdOwners()
  }

  private mutating func isKnown(_ name: CellName, _ cell: CellRecord) -> Bool {
    guard let manifest = project.release(cell.release) else {
      let known = (["current"] + project.releases.keys.sorted()).joined(separator: ", ")
      note("is of release \"\(cell.release)\"; the project has \(known)", about: cell)
      return false
    }
    guard manifest.product(name.product) == nil else { return true }
    let known = manifest.products.map(\.name).joined(separator: ", ")
    note("is of product \"\(name.product)\"; release \(cell.release) of the project has \(known)", about: cell)
    return false
  }

  /// Notes observations of owners that their release does not have: no rule would look at them.
  private mutating func holdOwners() {
    let cells = Dictionary(evidence.report.cells.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var strangers: [String: CellRecord] = [:]
    for observation in evidence.report.observations {
      guard let cell = cells[observation.cell], let manifest = project.release(cell.release),
        manifest.owner(observation.owner) == nil
      else { continue }
      if let other = strangers[observation.owner], other.id <= cell.id { continue }
      strangers[observation.owner] = cell
    }
    for (owner, cell) in strangers {
      note("has observations of owner \"\(owner)\", which the project does not declare", about: cell)
    }
  }

  private mutating func add(_ cells: [(name: CellName, record: CellRecord)]) {
    guard let first = cells.first?.name else { return }
    let records = Dictionary(cells.map { ($0.record.id, $0.record) }, uniquingKeysWith: { first, _ in first })
    guard let scenario = project.scenarios.first(where: { $0.name == first.scenario }) else {
      let timeline = Timeline(ofUnknownDevice: cells)
      return devices.append(EvidenceDevice(timeline: timeline, isOfMatrix: false, cells: records))
    }
    let device = PlannedDevice(scenario: scenario, entry: first.entry)
    let timeline = Timeline(
      of: device, developmentRegion: project.manifest.developmentRegion, products: project.productNames)
    for cell in cells.sorted(by: { $0.record.id < $1.record.id }) { hold(cell.name, cell.record, against: timeline) }
    devices.append(EvidenceDevice(timeline: timeline, isOfMatrix: true, cells: records))
  }

  /// Notes a cell that its scenario does not launch.
  private mutating func hold(_ name: CellName, _ cell: CellRecord, against timeline: Timeline) {
    let launches = timeline.launches.filter { $0.products.contains(name.product) }
    if launches.contains(where: { $0.step == name.step && $0.release == cell.release }) { return }
    let known = launches.map { "\($0.step) (release \($0.release))" }.joined(separator: ", ")
    note(
      "is of release \(cell.release) in step \(name.step); scenario \(name.scenario) of the project "
        + (launches.isEmpty ? "does not launch \(name.product)" : "launches \(name.product) in step \(known)")
        + ": judge it with the project as it was, or give the cells a scenario of their own", about: cell)
  }

  private mutating func note(_ message: String, about cell: CellRecord) {
    errors.append(InputError(file: evidence.file(of: cell.id), message: "cell \"\(cell.id)\" \(message)"))
  }
}

extension Timeline {
  /// What is known of a device whose scenario the project does not have: each launch, as if it were the only one.
  fileprivate init(ofUnknownDevice cells: [(name: CellName, record: CellRecord)]) {
    let name = cells.first?.name
    let releases = Dictionary(grouping: cells, by: \.record.release).sorted { $0.key < $1.key }
    let launches = releases.flatMap { _, cells in
      Dictionary(grouping: cells, by: \.name.step).sorted { $0.key < $1.key }.map { step, cells in
        PlannedLaunch(ofUnknownDevice: step, cells.sorted { $0.name.product < $1.name.product })
      }
    }
    var scenario = Scenario.everyLanguage([])
    scenario.name = name?.scenario ?? ""
    scenario.entries = [name?.entry ?? []]
    self.init(
      device: PlannedDevice(scenario: scenario, entry: name?.entry ?? []), events: launches.flatMap(\.eventsAlone))
  }
}

extension PlannedLaunch {
  fileprivate init(ofUnknownDevice step: Int, _ cells: [(name: CellName, record: CellRecord)]) {
    let ofDevice = cells.first { $0.record.languagesFrom == .device }?.record.languages
    let own = cells.filter { $0.record.languagesFrom == .app }.map { ($0.name.product, $0.record.languages) }
    self.init(
      step: step, release: cells.first?.record.release ?? "",
      deviceLanguages: ofDevice ?? cells.first?.name.entry ?? [],
      appLanguages: Dictionary(own, uniquingKeysWith: { first, _ in first }), wasUpgraded: false,
      products: cells.map(\.name.product))
  }

  /// A clean device for this launch alone.
  fileprivate var eventsAlone: [Timeline.Event] {
    let own = appLanguages.sorted { $0.key < $1.key }.map { product, languages in
      Timeline.Event.appLanguages(product: product, languages: languages)
    }
    return [.languages(deviceLanguages), .install(release: release)] + own + [.launch(self)]
  }
}
