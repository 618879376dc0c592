import PositionedJSON
import ProjectCheck
import Testing

/// Tables of projects whose look-ups are not as they should be.
@Suite struct MessyLookUpTests {
  private static func presenters(_ changes: [String: String]) async throws -> [String: [String]] {
    let files = OwnershipProject.whole.merging(changes) { $1 }
    return OwnershipProject.presenters(in: try await OwnershipProject.table(of: files))
  }

  @Test func `a look-up that asks another bundle than the owner's shows the bundle it asks`() async throws {
    let presenters = try await Self.presenters([
      "Widget/Wrong.swift": "import SwiftUI\nstruct Wrong: View { var body: some View { Text(\"trips.row\") } }\n"
    ])
    #expect(presenters["Trips Localizable trips.row"]?.contains("Widget: Wrong.body @ .") == true)
  }

  @Test func `a module's own type of the same name is not the facade`() async throws {
    let presenters = try await Self.presenters([
      "App/Own.swift": """
      import Trips
      enum TripCopy { static let alone = "text" }
      struct Own { var title: String { TripCopy.alone } }
      """
    ])
    #expect(presenters["Trips Localizable trips.alone"] == [#"accessors(["TripCopy.alone"])"#])
  }

  @Test func `of two facades of one name the imported one is meant`() async throws {
    let presenters = try await Self.presenters([
      "bordercheck.json": OwnershipProject.manifest.replacing(
        "\"Trips\": {",
        with: """
          "Shop": { "resources": ["Shop/Localizable.xcstrings"], "sources": ["Shop"], "accessors": ["TripCopy"],
            "bundle": "App_Shop.bundle" },
          "Trips": {
          """
      ).replacing("\"embeds\": [\"Trips\"]", with: "\"embeds\": [\"Trips\", \"Shop\"]"),
      "Shop/Localizable.xcstrings": OwnershipProject.catalog("shop.title"),
      "Shop/TripCopy.swift": """
      import Foundation
      public enum TripCopy { public static var title: String { String(localized: "shop.title", bundle: .module) } }
      """,
      "App/Cart.swift": "import Shop\nstruct Cart { var text: String { TripCopy.title } }\n",
    ])
    #expect(presenters["Shop Localizable shop.title"] == ["App: Cart.text @ App_Shop.bundle"])
    #expect(presenters["Trips Localizable trips.title"]?.contains("App: Cart.text @ App_Trips.bundle") == false)
  }

  @Test func `accessors that all name each other are followed to who presents them`() async throws {
    let members = (0..<30).map { index in
      let others = (0..<30).map { "Ring.m\($0)" }.joined(separator: ", ")
      return "  public static var m\(index): [Any] { [String(localized: \"trips.alone\", bundle: .module), \(others)] }"
    }
    let presenters = try await Self.presenters([
      "Trips/Ring.swift": "import Foundation\npublic enum Ring {\n\(members.joined(separator: "\n"))\n}\n",
      "Widget/Use.swift": "import Trips\nstruct Use { var all: [Any] { Ring.m7 } }\n",
    ])
    #expect(presenters["Trips Localizable trips.alone"] == ["Widget: Use.all @ App_Trips.bundle"])
  }

  @Test func `code of tests and debug builds presents nothing`() async throws {
    let presenters = try await Self.presenters([
      "App/Tests/HomeTests.swift": "import Trips\nstruct HomeTests { func test() { _ = TripCopy.alone } }\n",
      "App/Debug.swift": """
      import Trips
      #if DEBUG
      struct Debug { var text: String { TripCopy.alone + String(localized: "app.unused") } }
      #endif
      """,
    ])
    #expect(presenters["Trips Localizable trips.alone"] == [#"accessors(["TripCopy.alone"])"#])
    #expect(presenters["App Localizable app.unused"] == ["previews"])
  }

  @Test func `keys that only Objective-C or a plain text names are not said to be unasked`() async throws {
    let presenters = try await Self.presenters(["App/Old.m": "[self show:@\"app.unused\"];"])
    #expect(presenters["App Localizable app.unused"] == ["unshown"])
  }

  @Test func `code that cannot be read makes no table`() async throws {
    let nested = String(repeating: "(", count: 20_000) + "1" + String(repeating: ")", count: 20_000)
    let files = OwnershipProject.whole.merging(["App/Deep.swift": "let deep = \(nested)\n"]) { $1 }
    await #expect(throws: InputErrors.self) { try await OwnershipProject.table(of: files) }
  }

  @Test func `a project file that cannot be read makes no table`() async throws {
    let files = OwnershipProject.whole.merging(["App.xcodeproj/project.pbxproj": "("]) { $1 }
    await #expect(throws: InputErrors.self) { try await OwnershipProject.table(of: files) }
  }

  @Test func `a catalog that cannot be read makes no table`() async throws {
    let files = OwnershipProject.whole.merging(["App/Localizable.xcstrings": "{ \"strings\": "]) { $1 }
    await #expect(throws: InputErrors.self) { try await OwnershipProject.table(of: files) }
  }
}
