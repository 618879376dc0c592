import Migration
import Ownership
import PositionedJSON
import StringCatalogs
import Testing
import TreeTransactions

/// What applying and finishing change in each file, and what a plan must not be after a person edited it.
@Suite struct PlannedChangesTests {
  private static let target = "Packages/SharedTripUI/Sources/SharedTripUI/Resources/Localizable.xcstrings"

  private static func applying(
    _ plan: MigrationPlan, files: @escaping @Sendable (String) -> [UInt8]? = DriftedProject.bytes
  ) async throws -> [FileChange] {
    try PlannedChanges(plan, try await DriftedProject.facts(), files: files).ofApplying()
  }

  /// What is said against a plan; nothing where it may be applied.
  private static func reasons(
    _ plan: MigrationPlan, files: @escaping @Sendable (String) -> [UInt8]? = DriftedProject.bytes
  ) async throws -> String {
    let facts = try await DriftedProject.facts()
    do {
      _ = try PlannedChanges(plan, facts, files: files).ofApplying()
      return ""
    } catch {
      return error.description
    }
  }

  private static func lines(_ bytes: [UInt8]?) -> [String] {
    String(decoding: bytes ?? [], as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init)
  }

  // MARK: - What changes

  @Test func `only lines of the moved entry change in the new owner's table`() async throws {
    let plan = try await DriftedProject.plan("trip.platform")
    let change = try #require(try await Self.applying(plan).first { $0.path == Self.target })
    let difference = Self.lines(change.after).difference(from: Self.lines(change.before))
    #expect(difference.removals.isEmpty)
    let offsets = difference.insertions.map { if case .insert(let offset, _, _) = $0 { offset } else { -1 } }
    let first = try #require(offsets.first)
    #expect(offsets == Array(first..<first + offsets.count))
    let entry = try StringCatalog(change.after ?? []).entry("trip.platform").map { JSONFragment($0.node) }
    let app = try StringCatalog(DriftedProject.bytes("App/Resources/Localizable.xcstrings") ?? []).entry(
      "trip.platform")
    #expect(entry == app.map { JSONFragment($0.node) })
  }

  @Test func `an entry that the new owner has as decided is not touched`() async throws {
    let plan = try await DriftedProject.plan("trip.title", prefer: "App")
    #expect(
      try await Self.applying(plan).map(\.path) == [
        "App/Sources/TripScreen.swift", "Widget/Sources/TripWidgetView.swift",
      ])
  }

  @Test func `finishing takes out the copies, and with them put back the tables are what they were`() async throws {
    let plan = try await DriftedProject.plan("trip.title", "trip.platform", prefer: "App")
    let changes = try PlannedChanges(plan, try await DriftedProject.facts(), files: DriftedProject.bytes).ofFinishing()
    #expect(changes.map(\.path) == ["App/Resources/Localizable.xcstrings", "Widget/Resources/Localizable.xcstrings"])
    for change in changes {
      let difference = Self.lines(change.after).difference(from: Self.lines(change.before))
      #expect(difference.insertions.isEmpty)
      let before = try StringCatalog(change.before ?? []).strings.map(\.key)
      let after = try StringCatalog(change.after ?? []).strings.map(\.key)
      #expect(after == before.filter { !["trip.title", "trip.platform"].contains($0) })
    }
  }

  @Test func `a message that is kept separate stays, with its calls`() async throws {
    var plan = try await DriftedProject.plan("trip.title", "trip.platform")
    plan.messages[1].decision = .keepSeparate
    let changes = try await Self.applying(plan)
    #expect(
      !changes.contains {
        String(decoding: $0.after ?? [], as: UTF8.self).contains("Text(TripCopy.title)\n      Text(TripCopy.title)")
      })
    let app = try #require(changes.first { $0.path == "App/Sources/TripScreen.swift" })
    let text = String(decoding: app.after ?? [], as: UTF8.self)
    #expect(text.contains(#"Text("trip.title")"#) && text.contains("Text(TripCopy.platform())"))
    let finishing = try PlannedChanges(plan, try await DriftedProject.facts(), files: DriftedProject.bytes)
      .ofFinishing()
    for change in finishing {
      #expect(try StringCatalog(change.after ?? []).entry("trip.title") != nil)
    }
  }

  @Test func `a new file has the functions of what moves, and none of what is kept separate`() async throws {
    var plan = try await DriftedProject.plan("trip.arrival", "trip.platform", "trip.subtitle", prefer: "App")
    for kept in [[], [0], [1], [2], [0, 1], [1, 2], [0, 2]] {
      for index in plan.messages.indices {
        plan.messages[index].decision = kept.contains(index) ? .keepSeparate : .move
      }
      let new = try #require(try await Self.applying(plan).first { $0.before == nil })
      let text = String(decoding: new.after ?? [], as: UTF8.self)
      #expect(text.hasPrefix("public import Foundation\n") && text.hasSuffix("  }\n}\n"))
      for (index, name) in ["arrival", "platform", "subtitle"].enumerated() {
        #expect(text.contains("func \(name)(") == !kept.contains(index), "\(kept) \(text)")
      }
    }
  }

  @Test func `an edit that is left is not made`() async throws {
    var plan = try await DriftedProject.plan("trip.title", prefer: "App")
    plan.edits[0].isWanted = false
    #expect(try await Self.applying(plan).map(\.path) == ["Widget/Sources/TripWidgetView.swift"])
  }

  // MARK: - What is refused

  @Test func `places that are not decided, each named`() async throws {
    let reasons = try await Self.reasons(try await DriftedProject.plan("trip.title", "trip.gate"))
    #expect(
      reasons.hasPrefix(
        "3 places of the plan are not decided: \"trip.gate\", de; \"trip.gate\", ru; \"trip.title\", de;"))
  }

  @Test func `a plan in which everything is kept separate`() async throws {
    var plan = try await DriftedProject.plan("trip.title")
    plan.messages[0].decision = .keepSeparate
    #expect(try await Self.reasons(plan).contains("nothing is to be done"))
  }

  @Test func `a file that changed, and one that is gone, all at once`() async throws {
    let plan = try await DriftedProject.plan("trip.platform")
    let files: @Sendable (String) -> [UInt8]? = { file in
      if file == "App/Sources/TripScreen.swift" { return nil }
      return DriftedProject.bytes(file).map { file == Self.target ? $0 + [10] : $0 }
    }
    let reasons = try await Self.reasons(plan, files: files).split(separator: "\n")
    #expect(reasons.contains("\(Self.target) has changed since the plan was drawn; plan again"))
    #expect(reasons.contains { $0.hasPrefix("App/Sources/TripScreen.swift is gone") })
  }

  @Test func `an input that was taken out of the plan, or whose hash was edited`() async throws {
    var plan = try await DriftedProject.plan("trip.platform")
    plan.inputs["App/Sources/TripScreen.swift"] = nil
    #expect(try await Self.reasons(plan).contains("\"inputs\" lacks the file"))
    plan.inputs["App/Sources/TripScreen.swift"] = "00"
    #expect(try await Self.reasons(plan).contains("App/Sources/TripScreen.swift has changed"))
  }

  @Test func `the hash of a table that was taken out of the plan`() async throws {
    var plan = try await DriftedProject.plan("trip.platform")
    plan.inputs["Widget/Resources/Localizable.xcstrings"] = nil
    #expect(try await Self.reasons(plan).contains("Widget/Resources/Localizable.xcstrings"))
  }

  @Test func `a language whose part was deleted from the plan`() async throws {
    var plan = try await DriftedProject.plan("trip.platform")
    plan.messages[0].parts.removeAll { $0.name == "ja" }
    #expect(try await Self.reasons(plan).contains("the plan lacks ja, which App has"))
  }

  @Test func `owners, tables and keys that are not there`() async throws {
    let good = try await DriftedProject.plan("trip.platform")
    var plan = good
    plan.from = ["Nobody"]
    #expect(try await Self.reasons(plan).contains("no owner is named \"Nobody\""))
    plan = good
    plan.table = "Nothing"
    #expect(try await Self.reasons(plan).contains("SharedTripUI has no table Nothing"))
    plan = good
    plan.messages[0].key = "trip.nothing"
    #expect(try await Self.reasons(plan).contains("\"trip.nothing\" is not in table Localizable of App"))
    plan = good
    plan.messages[0].copies[0].table = "Nothing"
    #expect(try await Self.reasons(plan).contains("is not in table Nothing of App"))
  }

  @Test func `another name while it moves, and none`() async throws {
    for (name, words) in [("trip.map", "cannot get another name while it moves"), ("", "\"newKey\" is empty")] {
      var plan = try await DriftedProject.plan("trip.platform")
      plan.messages[0].newKey = name
      #expect(try await Self.reasons(plan).contains(words))
    }
  }

  @Test func `a new name that another message has got since`() async throws {
    let request = MigrationRequest(from: ["App"], to: "App", keys: .renamed(["account.title": "account.headline"]))
    var plan = try PlanDrafting(request, try await DriftedProject.facts(), files: DriftedProject.bytes).plan()
    #expect(try await Self.reasons(plan) == "")
    plan.messages[0].newKey = "trip.gate"
    #expect(try await Self.reasons(plan).contains("App has \"trip.gate\" already"))
  }

  @Test func `copies that were taken out, named twice, or are nobody's that was asked`() async throws {
    let good = try await DriftedProject.plan("trip.platform")
    var plan = good
    plan.messages[0].copies.removeLast()
    #expect(try await Self.reasons(plan).contains("the plan lacks the copy in table Localizable of Widget"))
    plan = good
    plan.messages[0].copies = []
    #expect(try await Self.reasons(plan).contains("the plan lacks the copy in table Localizable of App"))
    plan = good
    plan.messages[0].copies += good.messages[0].copies
    #expect(try await Self.reasons(plan).contains("a copy is named twice"))
    plan = good
    plan.from = ["App"]
    #expect(try await Self.reasons(plan).contains("a copy of Widget is planned, which \"from\" lacks"))
    plan = good
    plan.to = "App"
    #expect(try await Self.reasons(plan).contains("App is both in \"from\" and in \"to\""))
  }

  @Test func `the new owner's own copy taken out of the plan`() async throws {
    var plan = try await DriftedProject.plan("trip.title", prefer: "Widget")
    plan.messages[0].copies.removeLast()
    #expect(try await Self.reasons(plan).contains("SharedTripUI has \"trip.title\" already"))
  }

  @Test func `two messages that get one name`() async throws {
    let names = ["account.title": "account.a", "trip.gate": "account.b"]
    let request = MigrationRequest(from: ["App"], to: "App", keys: .renamed(names))
    var plan = try PlanDrafting(request, try await DriftedProject.facts(), files: DriftedProject.bytes).plan()
    plan.messages[0].newKey = "account.b"
    #expect(try await Self.reasons(plan).contains("'account.b' is given twice"))
  }

  @Test(arguments: [
    JSONFragment.string("x"), .number("5"), .array([]), .object([.init("stringUnit", .string("x"))]),
    .object([.init("stringUnit", .object([.init("state", .string("translated")), .init("value", .number("5"))]))]),
  ])
  func `a value that no String Catalog can have`(_ value: JSONFragment) async throws {
    var plan = try await DriftedProject.plan("trip.title")
    let index = try #require(plan.messages[0].parts.firstIndex { $0.name == "de" })
    plan.messages[0].parts[index].decision = .written(value)
    #expect(try await Self.reasons(plan).contains("\"trip.title\", de would be no entry of a String Catalog"))
  }

  @Test func `nothing in place of a text`() async throws {
    var plan = try await DriftedProject.plan("trip.title")
    let index = try #require(plan.messages[0].parts.firstIndex { $0.name == "de" })
    plan.messages[0].parts[index].decision = .written(.null)
    #expect(try await Self.reasons(plan).contains("\"trip.title\": de is null"))
  }

  @Test func `a comment that is no text`() async throws {
    var plan = try await DriftedProject.plan("trip.notice")
    let index = try #require(plan.messages[0].parts.firstIndex { $0.name == "comment" })
    plan.messages[0].parts[index].decision = .written(.number("5"))
    #expect(try await Self.reasons(plan).contains("would be no entry of a String Catalog"))
  }

  @Test func `lines with calls of a message that moves and of one that is kept separate`() async throws {
    var plan = try await DriftedProject.plan("trip.platform", "trip.subtitle")
    plan.edits[0].messages = ["trip.platform", "trip.subtitle"]
    plan.messages[1].decision = .keepSeparate
    #expect(try await Self.reasons(plan).contains("plan those that move alone, with --keys"))
  }

  @Test func `an edit whose lines are not there, and one that makes a file that is there`() async throws {
    var plan = try await DriftedProject.plan("trip.title", prefer: "App")
    plan.edits[0].line += 1
    #expect(try await Self.reasons(plan).contains("the lines are not those of the plan"))
    plan.edits[0].line -= 1
    plan.edits[0].isNewFile = true
    #expect(try await Self.reasons(plan).contains("is there already"))
  }

  @Test func `another text in the language that is translated from`() async throws {
    for key in ["trip.name", "trip.seat"] {
      let plan = try await DriftedProject.plan(key, prefer: "App")
      #expect(try await Self.reasons(plan).contains("says something else in en"))
    }
  }

  @Test func `a table with a key twice inside`() async throws {
    let plan = try await DriftedProject.plan("trip.platform")
    let text = DriftedProject.text(Self.target)
    let twice = Array(text.replacing("\"trip.map\" :", with: "\"trip.map\" : { },\n    \"trip.map\" :").utf8)
    #expect(twice != Array(text.utf8))
    let files: @Sendable (String) -> [UInt8]? = { $0 == Self.target ? twice : DriftedProject.bytes($0) }
    #expect(try await Self.reasons(plan, files: files).contains("has changed"))
  }
}
