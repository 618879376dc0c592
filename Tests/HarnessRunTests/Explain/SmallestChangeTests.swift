import HarnessRun
import HostEvidence
import TestFiles
import Testing

/// Each kind of wrong look-up is repaired by the change that is named, tried on the same files.
@Suite struct SmallestChangeTests {
  private static let app: [String: String] = [
    "H/en.lproj/Localizable.strings": #""a" = "A-en";"#, "K/en.lproj/Localizable.strings": #""k" = "K-en";"#,
    "K/de.lproj/Localizable.strings": #""k" = "K-de";"#,
  ]

  private static func manifest(products: String, messages: String = "") -> String {
    """
    { "developmentRegion": "en",
      "owners": { "H": { "resources": ["H"] }, "K": { "resources": ["K"], "languages": ["de"] } },
      "products": { \(products) }\(messages) }
    """
  }

  private func change(
    _ files: [String: String], _ key: String = "k", product: String = "H", languages: [String] = ["de"],
    owner: String? = "K"
  ) async throws -> OutcomeChange? {
    try await ScratchProject.with(Self.app.merging(files) { $1 }) { project in
      var request = ExplainRequest(project: project.folder, key: key, product: product, languages: languages)
      request.owner = owner
      return try await LookUpExplanation(request).explanation().change
    }
  }

  @Test func `a language that the app does not claim is claimed`() async throws {
    let files = ["bordercheck.json": Self.manifest(products: #""H": { "kind": "app", "embeds": ["K"] }"#)]
    let change = try await change(files)
    #expect(change?.action == "add \"de\" to CFBundleLocalizations in the Info.plist of H")
    #expect(change?.value == "K-de")
    #expect(change?.file == "de.lproj/Localizable.strings")
  }

  @Test func `a key that the chosen table lacks is added to it`() async throws {
    let products = #""H": { "kind": "app", "embeds": ["K"], "info": { "CFBundleLocalizations": ["en", "de"] } }"#
    let change = try await change(["bordercheck.json": Self.manifest(products: products)], "missing")
    #expect(change?.action == "add \"missing\" to de.lproj/Localizable.strings of K.bundle")
    #expect(change?.value == nil)
    #expect(change?.outcome == .value)
  }

  @Test func `a bundle that the extension lacks is embedded`() async throws {
    let products = """
      "H": { "kind": "app", "embeds": ["K"], "contains": ["W"] }, "W": { "kind": "extension" }
      """
    let messages = #", "messages": [{ "owner": "K", "key": "k", "in": [{ "product": "W" }] }]"#
    let change = try await change(
      ["bordercheck.json": Self.manifest(products: products, messages: messages)], product: "W")
    #expect(change?.action == "embed K in W, so that K.bundle lies in it")
  }

  @Test func `code that asks another bundle asks the owner's`() async throws {
    let messages = #", "messages": [{ "owner": "K", "key": "k", "in": [{ "product": "H", "asks": "main" }] }]"#
    let products = #""H": { "kind": "app", "embeds": ["K"], "info": { "CFBundleLocalizations": ["en", "de"] } }"#
    let change = try await change(["bordercheck.json": Self.manifest(products: products, messages: messages)])
    #expect(change?.action == "ask K's own bundle, K.bundle, instead of the main bundle")
    #expect(change?.value == "K-de")
  }

  @Test func `a language that nobody has is added, and claimed where it must be`() async throws {
    let files = ["bordercheck.json": Self.manifest(products: #""H": { "kind": "app", "embeds": ["K"] }"#)]
    let change = try await change(files, languages: ["fr"])
    #expect(
      change?.action == "add \"k\" to fr.lproj/Localizable.strings of K.bundle, a new localization, and \"fr\" to "
        + "CFBundleLocalizations in the Info.plist of H")
    #expect(change?.file == "fr.lproj/Localizable.strings")
  }

  @Test func `what is right would be another thing without its entry`() async throws {
    let products = #""H": { "kind": "app", "embeds": ["K"], "info": { "CFBundleLocalizations": ["en", "de"] } }"#
    let change = try await change(["bordercheck.json": Self.manifest(products: products)])
    #expect(change?.action == "take \"k\" out of de.lproj/Localizable.strings")
    #expect(change?.outcome == .key)
    #expect(change?.value == "k")
  }
}
