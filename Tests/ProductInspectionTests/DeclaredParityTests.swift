import Findings
import ProductInspection
import Reports
import TestFiles
import Testing

@Suite("Languages of bundles under a manifest")
struct DeclaredParityTests {
  /// A French app whose package is not.
  private static let french = BuiltFiles.trips.changed {
    $0.strings("fr.lproj/Localizable.strings", ["account.title": "Compte", "account.greeting %@": "Bonjour %@"])
    $0.strings("fr.lproj/InfoPlist.strings", ["CFBundleDisplayName": "Voyages"])
  }

  private func parity(_ more: String) async throws -> [Severity] {
    let manifest = """
      {
        "developmentRegion": "en",
        "owners": {
          "Trips": {"resources": ["App"], "languages": ["de", "fr"]},
          "Checkout": {"resources": ["Texts"], "bundle": "Trips_Checkout.bundle", "languages": ["de"] \(more)},
        },
        "products": {"Trips": {"kind": "app", "identifier": "com.example.trips", "embeds": ["Checkout"]}},
      }
      """
    let files = [
      "bordercheck.json": manifest, "App/en.lproj/Localizable.strings": #""account.title" = "Account";"#,
      "Texts/en.lproj/Checkout.strings": #""checkout.pay" = "Pay";"#,
    ]
    return try await ScratchProject.with(files) { project in
      let report = try await Inspecting.report(of: Self.french) { $0.project = project.folder }
      return report.findings.filter { $0.rule == "language-parity" && $0.owner == "Checkout" }.map(\.severity)
    }
  }

  @Test func `a package that stays behind its app is an error`() async throws {
    #expect(try await parity("") == [.error])
  }

  @Test func `a language that the package may have and need not is no gap`() async throws {
    #expect(try await parity(#", "optionalLanguages": ["fr"]"#).isEmpty)
  }
}
