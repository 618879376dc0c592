#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// One launch of a host: reads what the harness asks, shows it with the product's own code, and writes evidence.
///
/// A sample executable's `main.swift` is one call:
///
/// ```swift
/// import HostEvidence
/// import LocalizedStrings
///
/// HostSession.run { host in
///   host.presents("trip.arrivesIn %lld", of: "SharedTripUI", on: "Arrival line") { call in
///     TripCopy.arrivesIn(minutes: call.integer(0))
///   }
/// }
/// ```
/// Without a request, when a person starts the executable, it prints what it would show. The session knows nothing
/// of catalogs and expects no value: it reports what the code looked up while the surface was shown.
public enum HostSession {
  /// Runs one launch in a process that looks texts up with `runtime`.
  package static func run(on runtime: () -> some HostRuntime, _ register: (inout HostSurfaces) -> Void) {
    if getenv("BORDERCHECK_EXIT_AT_START").map({ String(cString: $0) }) == "1" { exit(0) }
    let start = ProcessStart.ofThisProcess
    if let failure = start.failure { fail(failure) }
    guard let request = start.request else {
      var surfaces = HostSurfaces(request: nil)
      register(&surfaces)
      return HostPreview(surfaces: surfaces).print()
    }
    do {
      try answer(request, runtime: runtime(), register)
    } catch {
      fail("\(error)")
    }
  }

  private static func answer(
    _ request: HostRequest, runtime: some HostRuntime, _ register: (inout HostSurfaces) -> Void
  ) throws {
    var surfaces = HostSurfaces(request: request)
    let facts = try runtime.facts()
    register(&surfaces)
    let report = report(on: request, surfaces: surfaces, facts: facts, runtime: runtime)
    guard surfaces.store.save(), surfaces.groupStore.save() else { fail("the containers cannot be written") }
    guard FileBytes.write(report.bytes, to: request.evidence) else { fail("\(request.evidence) cannot be written") }
  }

  /// Shows every requested message, in order.
  package static func report(
    on request: HostRequest, surfaces: HostSurfaces, facts: ProcessFacts, runtime: some HostRuntime
  ) -> HostReport {
    report(
      on: request.messages, in: request.cell, surfaces: surfaces, facts: facts,
      applications: BundleNames.realPath(DeviceFolder(request.device).applications), runtime: runtime)
  }

  /// Shows every message, in order.
  ///
  /// - Parameters:
  ///   - cell: the cell's identifier.
  ///   - applications: the real path of the folder that holds all installed products.
  package static func report(
    on messages: [RequestedMessage], in cell: String, surfaces: HostSurfaces, facts: ProcessFacts, applications: String,
    runtime: some HostRuntime
  ) -> HostReport {
    let names = BundleNames(mainBundle: facts.mainBundle, applications: applications)
    var observer = HostObserver(cell: cell, surfaces: surfaces, facts: facts, names: names, runtime: runtime)
    for message in messages { observer.observe(message) }
    observer.remarkUnasked(by: messages)
    let record = CellRecord(
      id: cell, release: "", process: process(of: facts.mainBundle, applications: applications),
      host: .process, languages: facts.languages, languagesFrom: facts.languagesFrom,
      searchList: facts.choice.searchList, formattingLocale: facts.formattingLocale)
    return HostReport(
      cell: record, choices: observer.choiceRecords, observations: observer.observations, remarks: observer.remarks)
  }

  /// The main bundle's path on the device; its name where it lies elsewhere.
  private static func process(of mainBundle: String, applications: String) -> String {
    let prefix = applications + "/"
    if mainBundle.hasPrefix(prefix) { return String(mainBundle.dropFirst(prefix.count)) }
    return mainBundle.split(separator: "/").last.map(String.init) ?? mainBundle
  }

  /// Says why this launch has no evidence and ends it with status 2.
  private static func fail(_ message: String) -> Never {
    let line = Array("\(message)\n".utf8)
    _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    exit(2)
  }
}
