import Foundation
import Testing
import TreeTransactions

@testable import TransactionTrial

/// What a commit does to a tree, and what it refuses.
@Suite struct TreeTransactionTests {
  @Test func `files are made, changed and removed as one`() throws {
    try TrialFolder.with { folder in
      try folder.write("old", to: "App/Größe.strings")
      try folder.write("gone", to: "Widget/de.lproj/Localizable.strings")
      chmod(folder.path("App/Größe.strings"), 0o640)
      let changes = [
        FileChange(path: "App/Größe.strings", before: Array("old".utf8), after: Array("new".utf8)),
        FileChange(path: "Shared/New Folder/a.xcstrings", before: nil, after: Array("{}".utf8)),
        FileChange(path: "Widget/de.lproj/Localizable.strings", before: Array("gone".utf8), after: nil),
      ]
      let transaction = TreeTransaction("Move", changes, journal: folder.journal)
      #expect(transaction.check() == [])
      try transaction.commit()
      let snapshot = try folder.snapshot()
      #expect(Set(snapshot.files.keys) == ["App/Größe.strings", "Shared/New Folder/a.xcstrings"])
      #expect(snapshot.files["App/Größe.strings"]?.mode == 0o640)
      #expect(folder.text("App/Größe.strings") == "new")
      #expect(folder.text("Shared/New Folder/a.xcstrings") == "{}")
      // As git does it: a folder goes away with its last file.
      #expect(snapshot.folders == ["App", "Shared", "Shared/New Folder"])
    }
  }

  @Test func `a rollback restores bytes, permissions and folders, and leaves nothing`() throws {
    try TrialFolder.with { folder in
      try folder.write("old", to: "App/a")
      try folder.write("gone", to: "Widget/b")
      chmod(folder.path("App/a"), 0o600)
      chmod(folder.path("Widget/b"), 0o755)
      chmod(folder.path("Widget"), 0o700)
      let before = try folder.snapshot()
      let changes = [
        FileChange(path: "App/a", before: Array("old".utf8), after: Array("new".utf8)),
        FileChange(path: "Widget/b", before: Array("gone".utf8), after: nil),
        FileChange(path: "New/c", before: nil, after: []),
      ]
      try TreeTransaction("Move", changes, journal: folder.journal).commit()
      #expect(try folder.snapshot() != before)
      #expect(folder.journal.checkRollback() == [])
      try folder.journal.rollBack()
      #expect(try folder.snapshot() == before)
      #expect(folder.isClean)
      var facts = stat()
      #expect(lstat(folder.path("Widget"), &facts) == 0 && facts.st_mode & 0o7777 == 0o700)
    }
  }

  @Test func `a folder of the transaction with another file in it stays when it is rolled back`() throws {
    try TrialFolder.with { folder in
      try TreeTransaction(
        "Move", [FileChange(path: "New/a", before: nil, after: [1])], journal: folder.journal
      ).commit()
      try folder.write("mine", to: "New/b")
      try folder.journal.rollBack()
      #expect(try folder.snapshot().files.keys.sorted() == ["New/b"])
    }
  }

  @Test func `all reasons are named at once, and nothing is changed`() throws {
    try TrialFolder.with { folder in
      for name in ["changed", "appeared", "protected", "twice", "target"] { try folder.write("is", to: name) }
      try folder.write("is", to: "locked/inside")
      try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: "target")
      try FileManager.default.createSymbolicLink(atPath: folder.path("out"), withDestinationPath: "..")
      try FileManager.default.createDirectory(atPath: folder.path("folder"), withIntermediateDirectories: true)
      chmod(folder.path("protected"), 0o444)
      chmod(folder.path("locked"), 0o555)
      defer { chmod(folder.path("locked"), 0o755) }
      let snapshot = try folder.snapshot()
      let (was, new) = (Array("was".utf8), Array("new".utf8))
      let content = Array("is".utf8)
      let changes = [
        FileChange(path: "changed", before: was, after: new), FileChange(path: "missing", before: was, after: new),
        FileChange(path: "appeared", before: nil, after: new), FileChange(path: "link", before: content, after: new),
        FileChange(path: "out/x", before: nil, after: new), FileChange(path: "folder", before: content, after: nil),
        FileChange(path: "protected", before: content, after: new),
        FileChange(path: "locked/inside", before: content, after: new),
        FileChange(path: "twice", before: content, after: new), FileChange(path: "twice", before: content, after: nil),
        FileChange(path: "../x", before: nil, after: new), FileChange(path: "/x", before: nil, after: new),
        FileChange(path: "target/x", before: nil, after: new), FileChange(path: "made", before: nil, after: new),
        FileChange(path: "made/x", before: nil, after: new),
        FileChange(path: ".bordercheck/migrations/trial/before/0", before: nil, after: new),
      ]
      let transaction = TreeTransaction("Move", changes, journal: folder.journal)
      let expected: Set<TransactionObstacle> = [
        .changed(path: "changed"), .missing(path: "missing"), .appeared(path: "appeared"), .symbolicLink(path: "link"),
        .behindLink(path: "out/x", link: "out"), .notRegular(path: "folder"), .writeProtected(path: "protected"),
        .folderWriteProtected(path: "locked/inside", folder: "locked"), .repeated(path: "twice"),
        .outsideRoot(path: "../x"), .outsideRoot(path: "/x"), .fileInTheWay(path: "target/x", file: "target"),
        .fileInTheWay(path: "made/x", file: "made"), .insideJournal(path: ".bordercheck/migrations/trial/before/0"),
      ]
      let obstacles = transaction.check()
      #expect(Set(obstacles) == expected)
      #expect(throws: TransactionError.refused(obstacles)) { try transaction.commit() }
      #expect(try folder.snapshot() == snapshot)
      #expect(folder.isClean)
    }
  }

  @Test func `a link to a folder of the tree is followed and stays`() throws {
    try TrialFolder.with { folder in
      try folder.write("old", to: "real/a")
      try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: "real")
      let change = FileChange(path: "link/a", before: Array("old".utf8), after: Array("new".utf8))
      try TreeTransaction("Move", [change], journal: folder.journal).commit()
      #expect(folder.text("real/a") == "new")
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link")) == "real")
    }
  }

  @Test func `one file by two paths is changed twice`() throws {
    try TrialFolder.with { folder in
      try folder.write("old", to: "real/a")
      try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: "real")
      let changes = ["link/a", "real/a"].map { FileChange(path: $0, before: Array("old".utf8), after: []) }
      let transaction = TreeTransaction("Move", changes, journal: folder.journal)
      #expect(transaction.check() == [.repeated(path: "real/a")])
    }
  }

  @Test func `paths are bytes, whatever Unicode says of them`() throws {
    try TrialFolder.with { folder in
      let changes = ["Gr\u{F6}\u{DF}e/a", "Gro\u{308}\u{DF}e/a"].map { FileChange(path: $0, before: nil, after: [1]) }
      try TreeTransaction("Move", changes, journal: folder.journal).commit()
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.root).count == 3)
      try folder.journal.rollBack()
      #expect(folder.isClean)
      #expect(try folder.snapshot() == TreeSnapshot([:], newMode: 0))
    }
  }

  @Test func `of two transactions over one file the second is refused, and so is rolling back the first`() throws {
    try TrialFolder.with { folder in
      try folder.write("1", to: "a")
      func change(_ name: String, _ before: String, _ after: String) throws {
        let change = FileChange(path: "a", before: Array(before.utf8), after: Array(after.utf8))
        try TreeTransaction(name, [change], journal: folder.journal(name)).commit()
      }
      try change("first", "1", "2")
      #expect(throws: TransactionError.refused([.changed(path: "a")])) { try change("second", "1", "3") }
      #expect(throws: TransactionError.refused([.journalExists(journal: folder.journal("first").folder)])) {
        try change("first", "2", "3")
      }
      try change("second", "2", "3")
      #expect(throws: TransactionError.refused([.changed(path: "a")])) { try folder.journal("first").rollBack() }
      #expect(folder.text("a") == "3")
      try folder.journal("second").rollBack()
      try folder.journal("first").rollBack()
      #expect(folder.text("a") == "1")
      #expect(folder.isClean)
    }
  }

  @Test func `every reason against a rollback is named, and nothing is changed`() throws {
    try TrialFolder.with { folder in
      for name in ["a", "b", "c"] { try folder.write("old", to: name) }
      let changes = ["a", "b", "c", "d"].map { name in
        FileChange(
          path: name, before: name == "d" ? nil : Array("old".utf8), after: name == "c" ? nil : Array("new".utf8))
      }
      try TreeTransaction("Move", changes, journal: folder.journal).commit()
      try folder.write("edited", to: "a")
      try folder.write("back", to: "c")
      try FileManager.default.removeItem(atPath: folder.path("d"))
      try Data("other".utf8).write(to: URL(fileURLWithPath: "\(folder.journal.folder)/before/1"))
      let snapshot = try folder.snapshot()
      let expected: Set<TransactionObstacle> = [
        .changed(path: "a"), .appeared(path: "c"), .missing(path: "d"),
        .damagedCopy(path: "b", copy: "\(folder.journal.folder)/before/1"),
      ]
      #expect(Set(folder.journal.checkRollback()) == expected)
      #expect(throws: TransactionError.refused(folder.journal.checkRollback())) { try folder.journal.rollBack() }
      #expect(try folder.snapshot() == snapshot)
    }
  }

  @Test func `there is nothing to roll back without a journal, and nothing is made by looking`() throws {
    try TrialFolder.with { folder in
      #expect(throws: TransactionError.refused([.noJournal(journal: folder.journal.folder)])) {
        try folder.journal.rollBack()
      }
      let state = try folder.journal.recover()
      #expect(state == .before)
      #expect(folder.isClean)
      let nowhere = TransactionJournal("/nowhere/at/all/.bordercheck/x", of: "/nowhere/at/all")
      #expect(TreeTransaction("Move", [], journal: nowhere).check() == [.noRoot("/nowhere/at/all")])
      #expect(throws: TransactionError.refused([.noRoot("/nowhere/at/all")])) {
        try TreeTransaction("Move", [], journal: nowhere).commit()
      }
      #expect(!FileManager.default.fileExists(atPath: "/nowhere"))
    }
  }
}
