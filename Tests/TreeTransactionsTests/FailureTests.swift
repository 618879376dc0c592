import Foundation
import Testing

@testable import TransactionTrial
@testable import TreeTransactions

/// Steps that fail: the tree is as it was, and nothing is left.
@Suite struct FailureTests {
  /// Whether this machine lets a test have file systems of its own.
  static let canMount = (try? TrialProcess("/usr/bin/unshare", ["-m", "/bin/true"]).end().status) == 0

  @Test(arguments: ["here", "process"])
  func `a disk on which nothing more can be written changes nothing`(committer: String) throws {
    try Self.withTree { seed, tree, folder in
      let process = try TrialProcess(
        ["commit", committer, "\(seed)", folder.root, folder.journal.folder], environment: ["TRIAL_FILE_LIMIT": "900"])
      let end = process.end()
      #expect(end.status == 1 && end.output.contains("File too large; the files are as they were"), "\(end)")
      #expect(try folder.snapshot() == TreeSnapshot(tree.before, newMode: TrialFolder.newMode))
      #expect(folder.isClean)
    }
  }

  @Test(.enabled(if: canMount), arguments: ["here", "process"])
  func `a move that fails behind others is taken back, in both directions`(committer: String) throws {
    try Self.withTree { seed, tree, folder in
      // The same file system as the rest of the tree, as far as its number tells, and yet nothing moves into it.
      let script = "mount --bind \"$2/Widget\" \"$2/Widget\" && exec TRIAL \"$1\" \(committer) \(seed) \"$2\" \"$3\""
      func run(_ action: String) throws -> (status: Int, output: String) {
        try TrialProcess(
          "/usr/bin/unshare", ["-m", "/bin/sh", "-c", script, "sh", action, folder.root, folder.journal.folder]
        ).end()
      }
      let failed = try run("commit")
      #expect(failed.status == 1 && failed.output.contains("cross-device"), "\(failed)")
      #expect(try folder.snapshot() == TreeSnapshot(tree.before, newMode: TrialFolder.newMode))
      #expect(folder.isClean)
      try TreeTransaction("trial", tree.changes, journal: folder.journal).commit()
      let unmoved = try run("rollback")
      #expect(unmoved.status == 1 && unmoved.output.contains("cross-device"), "\(unmoved)")
      #expect(try folder.snapshot() == TreeSnapshot(tree.after, newMode: TrialFolder.newMode))
      try folder.journal.rollBack()
      #expect(try folder.snapshot() == TreeSnapshot(tree.before, newMode: TrialFolder.newMode))
    }
  }

  @Test(
    .enabled(if: canMount),
    arguments: [("size=180k", "bytes are needed"), ("nr_inodes=$(($(find . | wc -l) + 9))", "No space left on device")])
  func `a full file system changes nothing`(options: String, reason: String) throws {
    try Self.withTree { seed, _, folder in
      let script = """
        cd "$1" && mkdir ../full && mount -t tmpfs -o "\(options)" none ../full && cp -a . ../full/tree &&
        TRIAL commit here \(seed) "$1/../full/tree" "$1/../full/tree/.bordercheck/x"
        echo; find . | sort >../one; cd ../full/tree; find . | sort | cmp - ../../one && diff -r . "$1" && echo same
        """
      let end = try TrialProcess("/usr/bin/unshare", ["-m", "/bin/sh", "-c", script, "sh", folder.root]).end()
      #expect(end.output.contains(reason) && end.output.hasSuffix("\nsame\n"), "\(end)")
    }
  }

  @Test(.enabled(if: canMount)) func `a file on another file system than the journal is an obstacle`() throws {
    try Self.withTree { seed, tree, folder in
      let script = """
        cp -a "$1/Widget" "$1/../kept" && mount -t tmpfs none "$1/Widget" && cp -a "$1/../kept/." "$1/Widget" &&
        exec TRIAL commit here \(seed) "$1" "$2"
        """
      let end = try TrialProcess(
        "/usr/bin/unshare", ["-m", "/bin/sh", "-c", script, "sh", folder.root, folder.journal.folder]
      ).end()
      #expect(end.status == 1 && end.output.contains("lies on another file system than the journal"), "\(end)")
      #expect(try folder.snapshot() == TreeSnapshot(tree.before, newMode: TrialFolder.newMode))
    }
  }

  @Test func `a committer that cannot be started changes nothing, in both directions`() throws {
    try Self.withTree { _, tree, folder in
      let nobody = Committer.process(path: "/nowhere/tool", arguments: [])
      let error = TransactionError.failed(DiskFailure(action: "start", path: "/nowhere/tool", number: ENOENT))
      let transaction = TreeTransaction("trial", tree.changes, journal: folder.journal)
      #expect(throws: error) { try transaction.commit(by: nobody) }
      #expect(try folder.snapshot() == TreeSnapshot(tree.before, newMode: TrialFolder.newMode))
      #expect(folder.isClean)
      try transaction.commit()
      #expect(throws: error) { try folder.journal.rollBack(by: nobody) }
      #expect(try folder.snapshot() == TreeSnapshot(tree.after, newMode: TrialFolder.newMode))
      try folder.journal.rollBack()
      #expect(folder.isClean)
    }
  }

  @Test(arguments: ["exit 0", "echo '{}'", "kill -9 $$", "echo '{\"side\":\"after\",\"error\":1}'"])
  func `what a process leaves undone that is no committer, or is killed, is done here`(script: String) throws {
    try Self.withTree { _, tree, folder in
      let committer = Committer.process(path: "/bin/sh", arguments: ["-c", script])
      try TreeTransaction("trial", tree.changes, journal: folder.journal).commit(by: committer)
      #expect(try folder.snapshot() == TreeSnapshot(tree.after, newMode: TrialFolder.newMode))
      try folder.journal.rollBack(by: committer)
      #expect(try folder.snapshot() == TreeSnapshot(tree.before, newMode: TrialFolder.newMode))
      #expect(folder.isClean)
    }
  }

  @Test func `a disk with too little space is an obstacle`() throws {
    try TrialFolder.with { folder in
      guard
        case .tooLittleSpace(let needed, let free)? = JournalSpace(folder.journal).obstacles(toWrite: [1 << 60]).first
      else { return #expect(Bool(false), "no obstacle") }
      #expect(needed > 1 << 60 && free < needed)
    }
  }

  /// A tree with changes on several levels, among them in "Widget", and with some files that are not small.
  private static func withTree(_ body: (UInt64, TrialTree, TrialFolder) throws -> Void) throws {
    let seed = try #require(
      (UInt64(0)..<1000).first { seed in
        let changes = TrialTree(seed: seed).changes
        return changes.contains { $0.path.hasPrefix("Widget/") && $0.before != nil && $0.after != nil }
          && changes.contains { !$0.path.contains("/") && $0.after?.count ?? 0 > 1000 }
      })
    let tree = TrialTree(seed: seed)
    try TrialFolder.with(tree.before) { try body(seed, tree, $0) }
  }
}
