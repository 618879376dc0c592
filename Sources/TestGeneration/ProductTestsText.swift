/// Writes the test file of one product.
struct ProductTestsText {
  let tests: ProductTests
  /// The name that types of this product begin with; no other product's is the same.
  let typeName: String

  var file: GeneratedFile {
    let lines =
      [GeneratedFile.marker] + header + ["import DeviceEvidence", "import HostEvidence", "import Testing", ""] + suite
    return GeneratedFile(name: "\(typeName)LocalizationTests.swift", text: lines.map { "\($0)\n" }.joined())
  }

  /// Where the product's own code is registered: a person's file.
  var surfaces: GeneratedFile {
    let text = """
      // \(tests.name)'s own code, for `\(typeName)LocalizationTests`. This file is yours: it is written once.
      //
      // Register here what shows a message, and the evidence is of that code instead of a look-up by table and key:
      //
      //   host.presents("trip.title", of: "Trips", on: "Header") { _ in TripCopy.title() }
      //   host.presents("trip.arrivesIn %lld", of: "Trips") { TripCopy.arrivesIn(minutes: $0.integer(0)) }
      //
      // Foundation on Apple platforms does not say which bundle such code asked: it is told by the text, which only one
      // of them has.
      import HostEvidence

      enum \(typeName)Surfaces {
        static func register(_ host: inout HostSurfaces) {}
      }

      """
    return GeneratedFile(name: "\(typeName)Surfaces.swift", text: text, isHandedOver: true)
  }

  private var header: [String] {
    let folder = tests.process.split(separator: "/").first.map(String.init) ?? ""
    return """
      // swift-format-ignore-file
      // swiftlint:disable all
      //
      // \(tests.name): each message that bordercheck.json has it present is asked for in its owner's bundle, table and key, must
      // not come back as a key, and must come from the language that the reader should get; the main bundle must not answer
      // for another owner; and all of it is written down as evidence, for `bordercheck judge`.
      //
      // The tests run in the process that hosts them, in the languages of the device or of the test plan, one language list
      // at a time. Where \(folder) is not the host, BORDERCHECK_APPLICATIONS names a folder with it. The evidence is an
      // attachment of the test; BORDERCHECK_EVIDENCE names a folder for it as well, and BORDERCHECK_CELL the scenario,
      // languages and step that it is of, such as german/de/3.
      //
      // Only a Mac can show what Foundation, a simulator and Xcode's own catalog compiler make of it. On Linux the same
      // tests run over a product that `bordercheck run --keep-device` has installed, with this package's own look-ups.
      // An extension that is tested from its app is asked inside of the app's process, whose languages may be others than
      // those of its own.
      """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private var suite: [String] {
    let product = [tests.name, tests.process, tests.identifier].map(SwiftLiteral.text)
    let head = [
      "@Suite(\(SwiftLiteral.text("\(tests.name): localization"))) struct \(typeName)LocalizationTests {",
      "  static let product = TestedProduct(\(product[0]), at: \(product[1]), identifier: \(product[2]))",
    ]
    let owners = zip(tests.owners, UniqueNames(tests.owners.map(\.name)).names).map {
      OwnerTestsText(tests: $0, name: $1)
    }
    return head + owners.flatMap { [""] + $0.lines } + [""] + evidence(of: owners) + ["}"]
  }

  private func evidence(of owners: [OwnerTestsText]) -> [String] {
    let parts = owners.map { "(Self.\($0.ownerName), Self.\($0.messagesName))" }.joined(separator: ", ")
    return """
        // MARK: - Evidence

        @Test("evidence of every message") func evidence() throws {
          let evidence = try Self.product.evidence(of: [\(parts)], showing: \(typeName)Surfaces.register)
          for problem in evidence.problems { Issue.record("no evidence of \\(problem)") }
          Attachment.record(evidence.bytes, named: evidence.fileName)
          #expect(evidence.write(), "the folder of BORDERCHECK_EVIDENCE cannot be written to")
        }
      """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
