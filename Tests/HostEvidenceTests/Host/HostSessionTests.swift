import Foundation
import HostEvidence
import Testing

/// A session in this process, with surfaces that report look-ups by hand.
@Suite struct HostSessionTests {
  private let facts = ProcessFacts(
    mainBundle: "/d/Applications/H.app", languages: ["de"], languagesFrom: .device, formattingLocale: "de_DE",
    choice: BundleChoice(identifier: "a.H", offers: ["de", "en"], gate: nil, searchList: ["de", "en"]))

  private func request(_ messages: [RequestedMessage], container: String = "/nowhere") -> HostRequest {
    HostRequest(
      cell: "s/de/2/H", device: "/d", identifier: "a.H", container: container, groupContainer: "/nowhere",
      evidence: "/nowhere/e", messages: messages)
  }

  private func message(_ key: String, _ arguments: [MessageArgument] = [], surface: String = "") -> RequestedMessage {
    RequestedMessage(owner: "K", table: "Localizable", key: key, arguments: arguments, surface: surface)
  }

  private func lookUp(_ key: String, _ text: String, formattingLocale: String? = nil) -> String {
    LookUpLog.current?.record(
      LookUpReport(
        bundle: "/d/Applications/H.app/K.bundle",
        choice: BundleChoice(identifier: "k", offers: ["de"], gate: ["de", "en"], searchList: ["de"]),
        table: "Localizable", key: key, file: "de.lproj/Localizable.strings", resolvedLocale: "de",
        formattingLocale: formattingLocale, outcome: .value, text: text))
    return text
  }

  private func report(
    _ request: HostRequest, _ register: (inout HostSurfaces) -> Void
  ) -> HostReport {
    var surfaces = HostSurfaces(request: request)
    register(&surfaces)
    let report = HostSession.report(on: request, surfaces: surfaces, facts: facts, runtime: SilentRuntime(known: facts))
    _ = surfaces.store.save()
    return report
  }

  @Test func `A message is shown by its surface and recorded with what was looked up`() throws {
    let report = report(request([message("k %lld", [.integer(3)], surface: "Header")])) { host in
      host.presents("k %lld", of: "K", on: "Header") { self.lookUp("k %lld", "\($0.integer(0)) K") }
    }
    let observation = try #require(report.observations.first)
    #expect(observation.asked == "K.bundle")
    #expect(observation.bundle == "K.bundle")
    #expect(observation.value == "3 K")
    #expect(observation.outcome == .value)
    #expect(report.choices.map(\.bundle) == [".", "K.bundle"])
    #expect(report.choices.last?.gate == ["de", "en"])
    #expect(report.cell.process == "H.app")
    #expect(report.cell.host == .process)
    #expect(report.remarks.isEmpty)
  }

  @Test func `The formatting locale is recorded only where it is not the process's`() {
    let report = report(request([message("a"), message("b")])) { host in
      host.presents("a", of: "K") { _ in self.lookUp("a", "A", formattingLocale: "de_DE") }
      host.presents("b", of: "K") { _ in self.lookUp("b", "B", formattingLocale: "fr_FR") }
    }
    #expect(report.observations.map(\.formattingLocale) == [nil, "fr_FR"])
  }

  @Test func `A surface that looks up something else or nothing is remarked, not observed`() {
    let report = report(request([message("a"), message("b"), message("c"), message("d")])) { host in
      host.presents("a", of: "K") { _ in self.lookUp("x", "X") }
      host.presents("b", of: "K") { _ in "made up" }
      host.presents("d", of: "K") { call in self.lookUp("d", call.string(1)) }
    }
    #expect(report.remarks.map(\.reason) == [.otherLookUp, .noLookUp, .noSurface, .missingArgument])
    #expect(report.observations.map(\.key) == ["d"])
  }

  @Test
  func `A surface that nobody asked for is remarked, one that another surface of its message stands in for is not`() {
    let report = report(request([message("a", surface: "Header")])) { host in
      host.presents("a", of: "K", on: "Header") { _ in self.lookUp("a", "A") }
      host.presents("a", of: "K", on: "Footer") { _ in self.lookUp("a", "A") }
      host.presents("aa", of: "K") { _ in self.lookUp("aa", "A") }
      host.presentsEverything(of: "K") { call in self.lookUp(call.key, "any") }
      host.presentsEverything(of: "J") { call in self.lookUp(call.key, "any") }
    }
    #expect(report.remarks.map(\.reason) == [.unaskedSurface, .unaskedSurface])
    #expect(report.remarks.map { [$0.owner, $0.key] } == [["K", "aa"], ["J", ""]])
  }

  @Test func `A surface with another name does not stand in, a nameless one does`() {
    let messages = [message("a", surface: "Footer"), message("b", surface: "Footer"), message("a")]
    let report = report(request(messages)) { host in
      host.presents("a", of: "K", on: "Header") { _ in self.lookUp("a", "A") }
      host.presents("b", of: "K") { _ in self.lookUp("b", "B") }
    }
    #expect(report.observations.map(\.key) == ["b", "a"])
    #expect(report.remarks.map(\.message) == [#"the host presents this message on "Header" and not on "Footer""#])
  }

  @Test func `A surface for everything shows what no other surface shows`() {
    let report = report(request([message("a"), message("b")])) { host in
      host.presents("a", of: "K") { _ in self.lookUp("a", "own") }
      host.presentsEverything(of: "K") { call in self.lookUp(call.key, "any") }
    }
    #expect(report.observations.map(\.value) == ["own", "any"])
  }

  @Test func `The InfoPlist table needs no code of the product`() {
    let request = request([
      RequestedMessage(owner: "H", table: "InfoPlist", key: "CFBundleName", arguments: [], surface: "")
    ])
    let report = report(request) { _ in }
    #expect(report.remarks.map(\.reason) == [.noLookUp])
  }

  @Test func `Text that the first launch stored is shown by the second, as text that was not looked up`() throws {
    let container = FileManager.default.temporaryDirectory.appendingPathComponent("store-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: container) }
    func launch(_ text: String) -> ObservationRecord? {
      report(request([message("k")], container: container)) { host in
        host.presents("k", of: "K") { call in call.storedText { self.lookUp("k", text) } }
      }.observations.first
    }
    let first = try #require(launch("alt"))
    #expect(first.outcome == .value)
    let second = try #require(launch("neu"))
    #expect(second.outcome == .persisted)
    #expect(second.value == "alt")
    #expect(second.asked == "K.bundle")
    #expect(second.bundle == nil && second.file == nil && second.resolvedLocale == nil)
  }

  @Test func `A stored key that is looked up again is a look-up`() throws {
    let container = FileManager.default.temporaryDirectory.appendingPathComponent("store-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: container) }
    for text in ["alt", "neu"] {
      let report = report(request([message("k")], container: container)) { host in
        host.presents("k", of: "K") { call in self.lookUp(call.storedKey(), text) }
      }
      #expect(report.observations.map(\.outcome) == [.value])
      #expect(report.observations.map(\.value) == [text])
    }
  }

  @Test func `Code that compares and still shows the stored text is caught`() throws {
    let container = FileManager.default.temporaryDirectory.appendingPathComponent("store-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: container) }
    var outcomes: [Outcome] = []
    for text in ["alt", "neu"] {
      let report = report(request([message("k")], container: container)) { host in
        host.presents("k", of: "K") { call in
          let fresh = self.lookUp("k", text)
          if let stored = call.store.text(named: "line") { return stored }
          call.store.set(fresh, named: "line")
          return fresh
        }
      }
      outcomes += report.observations.map(\.outcome)
    }
    #expect(outcomes == [.value, .persisted])
  }

  @Test func `A host can write and remove its own language list`() throws {
    let device = FileManager.default.temporaryDirectory.appendingPathComponent("device-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: device) }
    var request = request([])
    request.device = device
    let surfaces = HostSurfaces(request: request)
    surfaces.appLanguages = ["fr"]
    #expect(try DeviceFolder(device).appLanguages(of: "a.H") == ["fr"])
    surfaces.appLanguages = nil
    #expect(surfaces.appLanguages == nil)
  }
}

/// A runtime that looks nothing up by itself.
private struct SilentRuntime: HostRuntime {
  let known: ProcessFacts

  func facts() throws -> ProcessFacts { known }
  func infoText(forKey key: String) -> String? { nil }
  func readable(_ text: String) -> String { text }
}
