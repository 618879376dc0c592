import HostEvidence
import Testing

@Suite struct HostRequestTests {
  static var full: HostRequest {
    var behavior = DeviceBehavior()
    behavior.extensionGate = .closed
    behavior.hostsPassLanguages = ["fr"]
    behavior.developmentRegionOffered = false
    behavior.deviceFallback = .related
    behavior.formattingWithoutLocale = .main
    behavior.extensionsInheritAppLanguages = true
    behavior.tablesMixFileTypes = false
    return HostRequest(
      cell: "s/de/2/W", device: "/d", identifier: "a.b.W", containingIdentifier: "a.b",
      container: "/d/Containers/a.b.W",
      groupContainer: "/d/Groups/group.a.b", evidence: "/d/out.jsonl", region: "CH", idiom: "mac", behavior: behavior,
      messages: [
        RequestedMessage(
          owner: "K", table: "T", key: "k %@ \"x\"", arguments: [.string("A"), .double(3)], surface: "S")
      ])
  }

  @Test func `A request crosses the process border unchanged`() throws {
    #expect(try HostRequest(bytes: Self.full.bytes) == Self.full)
    var plain = Self.full
    plain.region = nil
    plain.containingIdentifier = nil
    plain.behavior = DeviceBehavior()
    plain.messages = []
    #expect(try HostRequest(bytes: plain.bytes) == plain)
  }

  @Test func `A newer major version is refused with the highest supported one`() {
    let text = String(decoding: Self.full.bytes, as: UTF8.self).replacing("\"1.0\"", with: "\"2.0\"")
    let error = #expect(throws: EvidenceError.self) { try HostRequest(bytes: Array(text.utf8)) }
    #expect(error?.message == "request has format version 2.0, highest supported is 1.0")
  }

  @Test func `A newer minor version is read and what it adds is ignored`() throws {
    let text = String(decoding: Self.full.bytes, as: UTF8.self)
      .replacing("\"formatVersion\":\"1.0\"", with: "\"formatVersion\":\"1.9\",\"new\":{}")
    #expect(try HostRequest(bytes: Array(text.utf8)) == Self.full)
  }
}
