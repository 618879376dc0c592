/// Shows requested messages through a host's surfaces and makes evidence of what they looked up.
struct HostObserver {
  let cell: String
  let surfaces: HostSurfaces
  let facts: ProcessFacts
  let names: BundleNames
  let runtime: any HostRuntime
  private(set) var observations: [ObservationRecord] = []
  private(set) var remarks: [HostRemark] = []
  private var choices: [String: BundleChoice] = [:]
  /// Names by real path.
  private var knownNames: [String: String] = [:]

  init(
    cell: String, surfaces: HostSurfaces, facts: ProcessFacts, names: BundleNames,
    runtime: any HostRuntime
  ) {
    self.cell = cell
    self.surfaces = surfaces
    self.facts = facts
    self.names = names
    self.runtime = runtime
  }

  /// The main bundle first, then every other bundle that was asked and is there, in byte order of their names.
  var choiceRecords: [ChoiceRecord] {
    let others = choices.filter { $0.key != "." }.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    return [facts.choice.record(cell: cell, bundle: ".")] + others.map { $1.record(cell: cell, bundle: $0) }
  }

  /// Shows one message.
  mutating func observe(_ request: RequestedMessage) {
    let notes = CallNotes()
    guard let show = code(for: request, notes: notes) else { return remark(.noSurface, request, noSurface(request)) }
    let log = LookUpLog()
    let storedTexts = surfaces.store.readCount + surfaces.groupStore.readCount
    let value = LookUpLog.$current.withValue(log) { runtime.readable(show()) }
    let showsStored = surfaces.store.readCount + surfaces.groupStore.readCount > storedTexts
    for position in notes.missingArguments.sorted() {
      remark(.missingArgument, request, argumentText(position, of: request))
    }
    let stored = showsStored ? name(of: notes.storedBundle ?? facts.mainBundle) : nil
    record(request, value: value, reports: log.reports, storedBy: stored)
  }

  /// Says which surfaces the host registered for messages that nobody asked for.
  mutating func remarkUnasked(by requests: [RequestedMessage]) {
    for message in surfaces.unasked(by: requests) {
      remark(.unaskedSurface, message, "the host registered a surface for a message that was not requested")
    }
  }

  private func code(for request: RequestedMessage, notes: CallNotes) -> (() -> String)? {
    if let surface = surfaces.surface(for: request) {
      let call = HostCall(
        store: surfaces.store, groupStore: surfaces.groupStore, request: request, notes: notes)
      return { surface.show(call) }
    }
    guard request.table == "InfoPlist" else { return nil }
    // The system shows these texts itself; no code of the product does.
    return { [runtime] in runtime.infoText(forKey: request.key) ?? request.key }
  }

  /// - Parameter asked: the bundle whose text an earlier launch stored; nil where no stored text was read.
  private mutating func record(
    _ request: RequestedMessage, value: String, reports: [LookUpReport], storedBy asked: String?
  ) {
    let behind = reports.isEmpty && asked == nil ? runtime.lookUp(behind: value, of: request) : nil
    let reports = reports + [behind].compactMap(\.self)
    for report in reports { choices[name(of: report.bundle)] = report.choice }
    let report = reports.last { $0.table == request.table && $0.key == request.key }
    if let report, asked == nil || runtime.readable(report.text) == value {
      observations.append(observation(request, value: value, report: report, asked: name(of: report.bundle)))
      for diagnostic in report.diagnostics { remark(diagnostic.reason, request, diagnostic.message) }
    } else if let asked {
      observations.append(persisted(request, value: value, asked: asked))
    } else if let other = reports.last {
      remark(.otherLookUp, request, "the surface looked up \"\(other.key)\" in table \(other.table), not this message")
    } else {
      remark(.noLookUp, request, "the surface looked nothing up and showed nothing that was stored")
    }
  }

  private mutating func name(of path: String) -> String {
    if let known = knownNames[path] { return known }
    let name = names.name(of: path)
    knownNames[path] = name
    return name
  }

  private func persisted(_ request: RequestedMessage, value: String, asked: String) -> ObservationRecord {
    ObservationRecord(
      cell: cell, owner: request.owner, table: request.table, key: request.key, arguments: request.arguments,
      surface: request.surface, asked: asked, outcome: .persisted, value: value)
  }

  private func observation(_ request: RequestedMessage, value: String, report: LookUpReport, asked: String)
    -> ObservationRecord
  {
    let locale = report.formattingLocale == facts.formattingLocale ? nil : report.formattingLocale
    return ObservationRecord(
      cell: cell, owner: request.owner, table: request.table, key: request.key, arguments: request.arguments,
      surface: request.surface, asked: asked, bundle: report.file == nil ? nil : asked, file: report.file,
      resolvedLocale: report.resolvedLocale, variant: report.variant, formattingLocale: locale,
      outcome: report.outcome, value: report.outcome == .noBundle ? nil : value)
  }

  private func noSurface(_ request: RequestedMessage) -> String {
    let others = surfaces.surfaces.filter { surface in
      surface.owner == request.owner && surface.message.map { $0 == (request.table, request.key) } ?? false
    }
    if others.isEmpty { return "the host registered no surface for this message" }
    let names = others.map { "\"\($0.name)\"" }.joined(separator: ", ")
    return "the host presents this message on \(names) and not on \"\(request.surface)\""
  }

  /// Positions count from 0, as the code has them.
  private func argumentText(_ position: Int, of request: RequestedMessage) -> String {
    let count = request.arguments.count
    let given =
      count == 0 ? "no argument" : count == 1 ? "1 argument, at position 0" : "\(count) arguments, from position 0"
    return "the surface asks for the argument at position \(position), and the message has \(given)"
  }

  private mutating func remark(_ reason: HostRemark.Reason, _ request: RequestedMessage, _ message: String) {
    remarks.append(HostRemark(reason, about: request, message: message))
  }
}
