import Foundation
import Testing

@testable import TransactionTrial
@testable import TreeTransactions

/// Journals that are of another version, cut off, edited or made to do harm; files that were edited after a kill.
@Suite struct JournalTests {
  @Test func `a journal of another version is refused and blocks the others`() throws {
    try Self.withCommitted { folder in
      let text = try #require(folder.text(".bordercheck/migrations/trial/journal.jsonl"))
      try folder.write(
        text.replacing("\"version\":1", with: "\"version\":2"), to: ".bordercheck/migrations/trial/journal.jsonl")
      let problem = JournalProblem.otherVersion(path: folder.journal.text, found: 2)
      #expect(throws: TransactionError.refused([.unreadableJournal(problem)])) { try folder.journal.recover() }
      #expect(throws: TransactionError.refused([.unreadableJournal(problem)])) { try folder.journal.rollBack() }
      let other = TreeTransaction(
        "Other", [FileChange(path: "c", before: nil, after: [1])], journal: folder.journal("c"))
      #expect(other.check() == [.unreadableJournal(problem)])
      #expect(folder.text("a") == "new")
    }
  }

  @Test func `a journal that is cut off anywhere is refused`() throws {
    try Self.withCommitted { folder in
      let bytes = try Disk.read(folder.journal.text)
      for count in bytes.indices {
        try Data(bytes.prefix(count)).write(to: URL(fileURLWithPath: folder.journal.text))
        #expect(folder.journal.checkRollback() == [.unreadableJournal(.damaged(path: folder.journal.text))])
        #expect(throws: TransactionError.self) { try folder.journal.recover() }
      }
      #expect(folder.text("a") == "new")
    }
  }

  @Test func `a journal with one other byte is refused`() throws {
    try Self.withCommitted { folder in
      let bytes = try Disk.read(folder.journal.text)
      for index in bytes.indices {
        var edited = bytes
        edited[index] ^= 1
        try Data(edited).write(to: URL(fileURLWithPath: folder.journal.text))
        #expect(throws: JournalProblem.self, "byte \(index)") { try folder.journal.read() }
      }
    }
  }

  @Test(arguments: ["../x", "/x", "a/../../x", "a//x", "", "."])
  func `a journal that leads out of the tree is refused, whatever its checksum`(path: String) throws {
    try Self.withCommitted { folder in
      var record = try #require(try folder.journal.read())
      record.files[0].path = path
      #expect(throws: JournalProblem.damaged(path: "journal")) {
        try JournalText.record(try JournalText.bytes(of: record), path: "journal")
      }
    }
  }

  @Test func `a link that leads out of the tree is refused when recovering as well`() throws {
    try Self.withStaged { folder in
      try FileManager.default.removeItem(atPath: folder.path("a"))
      try FileManager.default.createSymbolicLink(atPath: folder.path("a"), withDestinationPath: "/etc/hostname")
      #expect(throws: TransactionError.refused([.symbolicLink(path: "a")])) { try folder.journal.recover() }
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("a")) == "/etc/hostname")
    }
  }

  @Test func `a folder whose name begins with a combining letter hides no link`() throws {
    try TrialFolder.with { folder in
      try FileManager.default.createSymbolicLink(atPath: folder.path("out"), withDestinationPath: "..")
      let path = "out/\u{301}x"
      let transaction = TreeTransaction(
        "Move", [FileChange(path: path, before: nil, after: [1])], journal: folder.journal)
      #expect(transaction.check() == [.behindLink(path: path, link: "out")])
    }
  }

  @Test func `what somebody edited before anything was moved stays, and the transaction never was`() throws {
    try Self.withStaged { folder in
      try folder.write("edited", to: "a")
      #expect(throws: TransactionError.refused([.changed(path: "a")])) { try folder.journal.recover() }
      #expect(folder.text("a") == "edited" && folder.text("b") == "old")
      #expect(folder.isClean)
    }
  }

  @Test func `what somebody edited between a kill and recovering is not touched, until it is as it was`() throws {
    try Self.withStaged { folder in
      #expect(rename(folder.journal.staged(0, .after), folder.path("a")) == 0)
      try folder.write("edited", to: "b")
      let error = TransactionError.interfered([.changed(path: "b")], journal: folder.journal.folder)
      for _ in 0..<2 { #expect(throws: error) { try folder.journal.recover() } }
      #expect(folder.text("a") == "new" && folder.text("b") == "edited")
      let other = TreeTransaction("Other", [], journal: folder.journal("other"))
      #expect(other.check() == [.unfinished(journal: folder.journal.folder)])
      try folder.write("old", to: "b")
      let state = try folder.journal.recover()
      #expect(state == .after)
      #expect(folder.text("a") == "new" && folder.text("b") == "new")
    }
  }

  @Test func `what somebody wrote to a file that was to be removed stays when a transaction turns back`() throws {
    try TrialFolder.with { folder in
      for name in ["a", "b"] { try folder.write("old", to: name) }
      try FileManager.default.createDirectory(atPath: folder.journals, withIntermediateDirectories: true)
      let removal = FileChange(path: "b", before: Array("old".utf8), after: nil)
      let transaction = TreeTransaction("Move", [Self.changes[0], removal], journal: folder.journal)
      try transaction.stage(ChangeSurvey(transaction))
      #expect(rename(folder.journal.staged(0, .after), folder.path("a")) == 0)
      try folder.write("edited", to: "b")
      try folder.journal.enter(.unapplying, try #require(try folder.journal.read()))
      let state = try folder.journal.recover()
      #expect(state == .before)
      #expect(folder.text("a") == "old" && folder.text("b") == "edited")
      #expect(folder.isClean)
    }
  }

  @Test func `what a transaction left that staged not everything is cleared away, by recovering and by the next`()
    throws
  {
    for recovers in [true, false] {
      try Self.withStaged { folder in
        try FileManager.default.removeItem(atPath: folder.journal.text)
        if recovers {
          let state = try folder.journal.recover()
          #expect(state == .before)
          #expect(folder.isClean)
        }
        try TreeTransaction("Move", Self.changes, journal: folder.journal).commit()
        #expect(folder.text("a") == "new")
      }
    }
  }

  @Test func `a folder of somebody else is no journal`() throws {
    try TrialFolder.with { folder in
      try folder.write("mine", to: ".bordercheck/migrations/trial/notes.txt")
      let transaction = TreeTransaction("Move", [], journal: folder.journal)
      #expect(transaction.check() == [.journalExists(journal: folder.journal.folder)])
      let state = try folder.journal.recover()
      #expect(state == .before)
      #expect(folder.text(".bordercheck/migrations/trial/notes.txt") == "mine")
    }
  }

  @Test func `a journal says what it is about`() throws {
    try Self.withCommitted { folder in
      let status = try #require(try folder.journal.status())
      #expect(status == JournalStatus(title: "Verschiebe \"Größe\"\n", isUnfinished: false, paths: ["a", "b"]))
      #expect(TransactionJournal.all(in: folder.journals, of: folder.root) == [folder.journal])
    }
    try Self.withStaged { folder in
      let status = try folder.journal.status()
      #expect(status?.isUnfinished == true)
    }
  }

  private static let changes = ["a", "b"].map {
    FileChange(path: $0, before: Array("old".utf8), after: Array("new".utf8))
  }

  private static func withCommitted(_ body: (TrialFolder) throws -> Void) throws {
    try withStaged { folder in
      try folder.journal.recover()
      try body(folder)
    }
  }

  /// Everything is staged and nothing moved.
  private static func withStaged(_ body: (TrialFolder) throws -> Void) throws {
    try TrialFolder.with { folder in
      for change in changes { try folder.write("old", to: change.path) }
      try FileManager.default.createDirectory(atPath: folder.journals, withIntermediateDirectories: true)
      let transaction = TreeTransaction("Verschiebe \"Größe\"\n", changes, journal: folder.journal)
      try transaction.stage(ChangeSurvey(transaction))
      try body(folder)
    }
  }
}
