import Findings
import Foundation
import ProjectCheck
import TestFiles
import Testing
import TreeTransactions

@Suite struct CallRepairTests {
  @Test func `a package gets its own bundle, in every call of one finding`() async throws {
    let code = """
      import Foundation

      public enum TripCopy {
        public static func title() -> String { String(localized: "trip.title") }
        public static func again() -> String { NSLocalizedString("trip.title", comment: "") }
      }

      """
    let files = FixProject.trips(app: "import Foundation\nlet a = String(localized: \"app.title\")\n", trips: code)
    let outcome = try await FixProject.fixed(files, "call.wrong-bundle")
    #expect(!FixProject.open("call.wrong-bundle", outcome.before).isEmpty)
    #expect(FixProject.open("call.wrong-bundle", outcome.after).isEmpty)
    #expect(
      outcome.texts["Trips/TripCopy.swift"]
        == code.replacing("\"trip.title\")", with: "\"trip.title\", bundle: .module)")
        .replacing("\"trip.title\", comment", with: "\"trip.title\", bundle: .module, comment"))
    #expect(outcome.plan.left.isEmpty && outcome.plan.changes.map(\.path) == ["Trips/TripCopy.swift"])
    let untouched = files.keys.filter { $0 != "Trips/TripCopy.swift" }
    for name in untouched { #expect(outcome.texts[name] == files[name]) }
    #expect(Set(outcome.texts.keys) == Set(files.keys), "nothing is left lying about")
  }

  @Test func `an app goes through the accessor, and gets import and dependency`() async throws {
    let code = """
      import Foundation

      func header(minutes: Int) -> [String] {
        [
          String(localized: "trip.title"),  // heading
          String(localized: "trip.arrivesIn \\(minutes)"),
          String(localized: "app.title"),
        ]
      }

      """
    let outcome = try await FixProject.fixed(FixProject.trips(app: code), "call.wrong-bundle")
    #expect(FixProject.open("call.wrong-bundle", outcome.before).count == 2)
    #expect(FixProject.open("call.wrong-bundle", outcome.after).isEmpty)
    #expect(
      outcome.texts["App/Screen.swift"] == """
        import Foundation
        import Trips

        func header(minutes: Int) -> [String] {
          [
            TripCopy.title(),  // heading
            TripCopy.arrivesIn(minutes: minutes),
            String(localized: "app.title"),
          ]
        }

        """)
    #expect(
      outcome.texts["Package.swift"]?.contains(
        ".executableTarget(name: \"App\", dependencies: [\"Trips\"], path: \"App\"") == true)
    #expect(outcome.plan.repairs.count == 3)
  }

  @Test func `a raw look-up in the owner's bundle goes through the accessor`() async throws {
    let trips = FixProject.offering + "\nextension Bundle { package static var trips: Bundle { .module } }\n"
    let code = "import Foundation\nimport Trips\n\nlet a = String(localized: \"trip.title\", bundle: .trips)\n"
    let outcome = try await FixProject.fixed(
      FixProject.trips(app: code, trips: trips), "raw-lookup-bypasses-accessor")
    #expect(!FixProject.open("raw-lookup-bypasses-accessor", outcome.before).isEmpty)
    #expect(FixProject.open("raw-lookup-bypasses-accessor", outcome.after).isEmpty)
    #expect(outcome.texts["App/Screen.swift"] == "import Foundation\nimport Trips\n\nlet a = TripCopy.title()\n")
  }

  @Test func `a public bundle is asked where the manifest allows keys`() async throws {
    let trips = "import Foundation\n\nextension Bundle { public static var trips: Bundle { .module } }\n"
    let code = "import SwiftUI\nimport Trips\n\nlet a = Text(\"trip.title\")\n"
    let outcome = try await FixProject.fixed(
      FixProject.trips(app: code, trips: trips, access: "\"access\": \"bundle\""), "call.wrong-bundle")
    #expect(FixProject.open("call.wrong-bundle", outcome.before).count == 1)
    #expect(FixProject.open("call.wrong-bundle", outcome.after).isEmpty)
    #expect(
      outcome.texts["App/Screen.swift"]
        == "import SwiftUI\nimport Trips\n\nlet a = Text(\"trip.title\", bundle: .trips)\n")
  }

  @Test func `what has no way, or two, is left with words and place`() async throws {
    let two = FixProject.offering.replacing(
      "public enum TripCopy {",
      with:
        "public enum TripCopy {\n  public static var heading: String { String(localized: \"trip.title\", bundle: .module) }"
    )
    let code = "import Foundation\nimport Trips\n\nlet a = String(localized: \"trip.title\")\n"
    let outcome = try await FixProject.fixed(FixProject.trips(app: code, trips: two), "call.wrong-bundle")
    #expect(outcome.plan.isEmpty)
    #expect(outcome.plan.left.map(\.place) == [SourcePlace(file: "App/Screen.swift", line: 4, column: 27)])
    #expect(outcome.plan.left.allSatisfy { $0.reason.contains("TripCopy.heading, TripCopy.title") })
    #expect(outcome.after == outcome.before)
    let none = try await FixProject.fixed(
      FixProject.trips(app: code, trips: "import Foundation\npublic enum Empty {}\n"), "call.wrong-bundle")
    #expect(none.plan.left.allSatisfy { $0.reason.contains("offers no accessor for \"trip.title\"") })
    #expect(none.plan.isEmpty && none.plan.left.count == 1)
  }

  @Test func `a line that a comment accepts stays`() async throws {
    let code = """
      import Foundation
      // bordercheck:allow call.wrong-bundle the widget has a copy on purpose
      let a = String(localized: "trip.title")

      """
    let outcome = try await FixProject.fixed(FixProject.trips(app: code), "call.wrong-bundle")
    #expect(outcome.plan.isEmpty && outcome.plan.left.isEmpty)
  }

  @Test func `two repairs of one call are one edit`() async throws {
    let code = "import Foundation\nimport Trips\n\nlet a = String(localized: \"trip.title\")\n"
    let outcome = try await FixProject.fixed(
      FixProject.trips(app: code), "call.wrong-bundle", "raw-lookup-bypasses-accessor")
    #expect(outcome.texts["App/Screen.swift"] == "import Foundation\nimport Trips\n\nlet a = TripCopy.title()\n")
    #expect(outcome.after.allSatisfy { $0.rule != "call.wrong-bundle" && $0.rule != "raw-lookup-bypasses-accessor" })
  }

  @Test func `a manifest that code makes is left for a person, and the call with it`() async throws {
    var files = FixProject.trips(app: "import Foundation\nlet a = String(localized: \"trip.title\")\n")
    files["Package.swift"] = files["Package.swift"]?.replacing(
      ".executableTarget(name: \"App\", path", with: ".executableTarget(name: \"App\", dependencies: [] + [], path")
    let outcome = try await FixProject.fixed(files, "call.wrong-bundle")
    #expect(outcome.plan.isEmpty)
    #expect(
      outcome.plan.left.map(\.reason) == [
        "Package.swift does not write the dependencies of App out; add Trips there"
      ])
  }
}
