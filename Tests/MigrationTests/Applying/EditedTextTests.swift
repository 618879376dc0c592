import CallSites
import Foundation
import SwiftSources
import Testing

@testable import Migration

/// Lines of a file, from the change to the plan and from the plan to the file.
@Suite struct EditedTextTests {
  private static let ends = ["\n", "\r\n"]

  private static func bytes(_ lines: [String], _ end: String, last: Bool = true) -> [UInt8] {
    Array((lines.joined(separator: end) + (last ? end : "")).utf8)
  }

  private static func edited(_ before: [UInt8], _ edits: [PlannedEdit]) throws(MigrationError) -> [UInt8] {
    try EditedText(before, edits, file: "A.swift").bytes
  }

  /// Texts before and after, of every sort of difference.
  private static let changes: [([String], [String])] = [
    (["a", "b", "c"], ["a", "B", "c"]), (["a", "b", "c"], ["A", "b", "C"]), (["a"], ["b"]), (["a"], []), ([], ["a"]),
    (["a", "b"], ["new", "a", "b"]), (["a", "b"], ["a", "b", "new"]), (["a", "b"], ["a", "new", "b"]),
    (["a", "b", "c", "d"], ["A", "B", "c", "d"]), (["a", "b", "c"], ["a", "c"]), (["a", "b", "c"], ["c"]),
    (["a", "a", "a"], ["a", "a"]), (["", "", "x"], ["", "x", ""]), (["a", "b", "c"], ["x", "a", "B", "y", "c", "z"]),
  ]

  @Test(arguments: changes, ends)
  func `the lines that differ give the new text again, whatever ends a line`(
    _ change: ([String], [String]), _ end: String
  ) throws {
    for (left, right) in [(true, true), (false, false), (true, false), (false, true)] {
      let before = Self.bytes(change.0, end, last: left)
      let after = Self.bytes(change.1, end, last: right)
      let edits = LineEdits(from: before, to: after, file: "A.swift").edits
      #expect(try Self.edited(before, edits) == after, "\(edits)")
      #expect(edits.allSatisfy { edit in edit.line >= 1 && !edit.was.contains { $0.contains("\n") } })
    }
  }

  @Test func `nothing changed is no edit`() {
    #expect(LineEdits(from: [97, 10], to: [97, 10], file: "A").edits.isEmpty)
  }

  @Test func `only lines that change are named, each run as one`() {
    let before = Self.bytes(["a", "b", "c", "d", "e"], "\n")
    let after = Self.bytes(["a", "B", "C", "d", "e", "f"], "\n")
    let edits = LineEdits(from: before, to: after, file: "A", messages: ["k"]).edits
    #expect(
      edits == [
        PlannedEdit(file: "A", line: 2, was: ["b", "c"], becomes: ["B", "C"], messages: ["k"]),
        PlannedEdit(file: "A", line: 6, was: [], becomes: ["f"], messages: ["k"]),
      ])
  }

  // MARK: - From changes of a source

  /// Replaces texts by their first occurrence; an empty one is put in before the occurrence of `at`.
  private static func source(_ text: String, _ changes: [(at: String, was: String, text: String)]) throws {
    let bytes = Array(text.utf8)
    let edits = try changes.map { change in
      let range = try #require(text.range(of: change.at))
      let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
      return SourceEdit(range: start..<start + change.was.utf8.count, text: change.text)
    }
    let after = try edits.applied(to: bytes)
    let lines = LineEdits(edits, of: bytes, file: "A.swift").edits
    #expect(try edited(bytes, lines) == after, "\(lines)")
  }

  @Test(arguments: ends)
  func `an import before the first line, before a line, and before a line that changes too`(_ end: String) throws {
    let text = ["import A", "let x = old(1)", "let y = old(2)", ""].joined(separator: end)
    let call = (at: "old(1)", was: "old(1)", text: "new(1)")
    try Self.source(text, [(at: "import A", was: "", text: "import B" + end)])
    try Self.source(text, [(at: "let x", was: "", text: "import B" + end)])
    try Self.source(text, [(at: "let x", was: "", text: "import B" + end), call])
    try Self.source(text, [(at: "let y", was: "", text: "import B" + end), call])
    try Self.source(text, [call, (at: "old(2)", was: "old(2)", text: "new(2)")])
    try Self.source(text, [(at: "old(1)", was: "old", text: "new"), (at: "(1)", was: "(1)", text: "(9)")])
  }

  @Test func `lines put in at one place keep their order, before a line that changes too`() throws {
    let edits = [
      PlannedEdit(file: "A", line: 2, was: [], becomes: ["1"]),
      PlannedEdit(file: "A", line: 2, was: [], becomes: ["2"]),
      PlannedEdit(file: "A", line: 2, was: ["b"], becomes: ["B"]),
      PlannedEdit(file: "A", line: 3, was: [], becomes: ["3"]),
    ]
    #expect(try Self.edited(Array("a\nb\nc\n".utf8), edits) == Array("a\n1\n2\nB\n3\nc\n".utf8))
  }

  @Test(arguments: ends)
  func `the last line, with and without an end`(_ end: String) throws {
    try Self.source("a" + end + "old", [(at: "old", was: "old", text: "new")])
    try Self.source("a" + end + "old" + end, [(at: "old", was: "old", text: "new")])
    try Self.source("old", [(at: "old", was: "old", text: "one" + end + "two")])
    try Self.source("a" + end + "old" + end + "z", [(at: "old", was: "old" + end, text: "")])
    try Self.source("a" + end + "f(" + end + "b)" + end, [(at: "f(", was: "f(" + end + "b)", text: "g")])
  }

  // MARK: - What does not fit

  @Test func `lines that say something else, and two edits of one line, are refused`() {
    let before = Self.bytes(["a", "b", "c"], "\n")
    let cases: [[PlannedEdit]] = [
      [PlannedEdit(file: "A", line: 1, was: ["b"], becomes: ["x"])],
      [PlannedEdit(file: "A", line: 1, was: ["a", "c"], becomes: ["x"])],
      [PlannedEdit(file: "A", line: 4, was: ["c"], becomes: ["x"])],
      [PlannedEdit(file: "A", line: 6, was: [], becomes: ["x"])],
      [PlannedEdit(file: "A", line: 1, was: ["a "], becomes: ["x"])],
      [
        PlannedEdit(file: "A", line: 1, was: ["a", "b"], becomes: ["x"]),
        PlannedEdit(file: "A", line: 2, was: ["b"], becomes: ["y"]),
      ],
      [
        PlannedEdit(file: "A", line: 2, was: ["b"], becomes: ["x"]),
        PlannedEdit(file: "A", line: 2, was: ["b"], becomes: ["y"]),
      ],
      [PlannedEdit(file: "A", line: 1, was: ["a"], becomes: ["x"], isNewFile: true)],
      [PlannedEdit(file: "A", line: .max, was: ["a", "b"], becomes: ["x"])],
      [PlannedEdit(file: "A", line: .max, was: [], becomes: ["x"])],
    ]
    for edits in cases {
      #expect(throws: MigrationError.self, "\(edits)") { try EditedText(before, edits, file: "A.swift") }
    }
  }

  @Test func `two spellings of a letter are not the same line`() {
    let edit = PlannedEdit(file: "A", line: 1, was: ["e\u{301}"], becomes: ["x"])
    #expect(throws: MigrationError.self) { try EditedText(Array("\u{e9}\n".utf8), [edit], file: "A") }
  }

  @Test func `a file that is to be made anew, and one that is gone`() throws {
    let new = PlannedEdit(file: "N", line: 1, was: [], becomes: ["a", "b"], isNewFile: true)
    #expect(try EditedText(nil, [new], file: "N").bytes == Array("a\nb\n".utf8))
    let end = PlannedEdit(file: "N", line: 3, was: [], becomes: ["c"], isNewFile: true)
    #expect(try EditedText(nil, [end, new], file: "N").bytes == Array("a\nb\nc\n".utf8))
    let other = PlannedEdit(file: "N", line: 1, was: [], becomes: ["a"])
    #expect(throws: MigrationError.unfit(["N is not there; plan again"])) { try EditedText(nil, [other], file: "N") }
  }

  @Test func `a file in no UTF-8 is refused where lines are to change`() {
    let edit = PlannedEdit(file: "A", line: 1, was: ["a"], becomes: ["x"])
    #expect(throws: MigrationError.self) { try EditedText([0x61, 0x0A, 0xFF, 0x0A], [edit], file: "A") }
  }
}
