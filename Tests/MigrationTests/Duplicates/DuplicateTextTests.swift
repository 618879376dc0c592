import Migration
import Reports
import Testing

@Suite struct DuplicateTextTests {
  private static func list() async throws -> DuplicateList {
    await DuplicateReading(try await DriftedProject.facts(), today: "2026-06-01", jobs: 2).list()
  }

  private static func text(_ list: DuplicateList, isWhole: Bool = false) -> String {
    DuplicateText(list, invocation: ["bordercheck"], project: "Drifted", isWhole: isWhole).text
  }

  @Test func `one key is told with its copies, calls, texts, differences and reason`() async throws {
    var list = try await Self.list()
    list.keys = list.keys.filter { $0.key == "trip.title" }
    #expect(
      Self.text(list).hasPrefix(
        """
        shared (1)
          several products or modules ask for it, and the copies mean the same

          App, SharedTripUI, Widget: 1 key, to be kept in SharedTripUI
            trip.title
              App: App/Resources/Localizable.xcstrings:1839, table Localizable, in App
                TripScreen.body at App/Sources/TripScreen.swift:12 asks the main bundle in App
              SharedTripUI: Packages/SharedTripUI/Sources/SharedTripUI/Resources/Localizable.xcstrings:273,
                table Localizable, in App and Widget
                TripCopy.title at Packages/SharedTripUI/Sources/SharedTripUI/TripCopy.swift:6 asks
                  SharedTripUI_SharedTripUI.bundle in App
              Widget: Widget/Resources/Localizable.xcstrings:1397, table Localizable, in Widget
                TripWidgetView.body at Widget/Sources/TripWidgetView.swift:17 asks the main bundle in Widget
              texts   equal in ar, en, ja, ru; differing in de (App "Deine Reise", SharedTripUI "Deine
                      Reise", Widget "Reise")
              why     App and Widget ask for the copies of App, SharedTripUI and Widget, and all have one
                      source text; the prefix trip. is that of SharedTripUI
            next  bordercheck migrate plan --project Drifted --from App,Widget --to SharedTripUI --keys trip.title -o PLAN

        """))
  }

  @Test func `lines are at most 100 columns wide but for commands, and the largest groups come first`() async throws {
    let text = Self.text(try await Self.list(), isWhole: true)
    for line in text.split(separator: "\n") where !line.hasPrefix("    next  ") {
      #expect(DisplayWidth.of(String(line)) <= 100, "\(line)")
    }
    let shared = text.split(separator: "\n").prefix { !$0.hasPrefix("feature-owned") }
    let counts = shared.compactMap { $0.wholeMatch(of: #/  [A-Z][^:]*: (\d+) keys?.*/#).flatMap { Int($0.1) } }
    #expect(counts.count > 3 && counts == counts.sorted(by: >))
  }

  @Test func `many of which nothing is to be done are a few examples, until they are asked for`() async throws {
    var list = try await Self.list()
    list.keys = list.keys.filter { $0.kind == .interfaceBuilder }
    #expect(Self.text(list).contains("    3 keys: 1179.title, gHH-BV-5kP.title, x3v-GG-iWU.text\n"))
    #expect(!Self.text(list).contains("next"))
    #expect(Self.text(list, isWhole: true).contains("    1179.title (interface-builder)\n"))
    #expect(Self.text(list).hasSuffix("3 keys of several owners (3\n  not-the-same-message)\n"))
  }

  @Test func `what reads from right to left is isolated, run by run`() async throws {
    var list = try await Self.list()
    list.keys = list.keys.filter { $0.key == "booking.cancel" }
    #expect(Self.text(list).contains("(App \"\u{2068}إلغاء الحجز\u{2069}\", Checkout"))
  }

  @Test func `an approved key is in no command`() async throws {
    var list = try await Self.list()
    list.keys = list.keys.filter { ["trip.approved", "trip.expired"].contains($0.key) }
    let text = Self.text(list)
    #expect(text.contains("--keys trip.expired -o PLAN"))
    #expect(text.contains("waived  approved by design, for ever: the widget has room for two letters"))
    #expect(text.contains("waived  was approved by design, which ended 2025-12-31: until the widget"))
  }

  @Test func `a spreadsheet has a row for each copy, and each language's text, state and comparison`() async throws {
    var list = try await Self.list()
    list.keys = list.keys.filter { $0.key == "trip.gate" }
    let rows = String(decoding: DuplicateCSV.bytes(of: list), as: UTF8.self).split(separator: "\r\n")
    #expect(rows.count == 3)
    #expect(rows[0].hasPrefix("\u{FEFF}key,kind,class,reason,keep in,approved by"))
    #expect(rows[0].hasSuffix("ru,ru state,ru comparison"))
    #expect(rows[1].hasPrefix("trip.gate,identifier,shared,") && rows[1].hasSuffix(",Выход,translated,equal"))
    #expect(rows[2].contains(",Flugsteig,needs_review,equal,") && rows[2].hasSuffix(",Выход,new,equal"))
  }
}
