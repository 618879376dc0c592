import CallSites
import Migration
import Ownership
import Testing

/// What stands for a tree that was verified.
@Suite struct TreeDigestTests {
  @Test func `it changes with every table, source and manifest, and with a file that goes away`() async throws {
    let facts = try await DriftedProject.facts()
    let first = TreeDigest(facts, files: DriftedProject.bytes)
    #expect(TreeDigest(facts, files: DriftedProject.bytes) == first)
    let paths =
      facts.tables.flatMap(\.files) + facts.modules.flatMap(\.files).map(\.path) + ["bordercheck.json"]
    #expect(paths.count > 20)
    var digests: Set<TreeDigest> = [first]
    for path in Set(paths) {
      let changed = TreeDigest(facts) { file in DriftedProject.bytes(file).map { file == path ? $0 + [32] : $0 } }
      let gone = TreeDigest(facts) { file in file == path ? nil : DriftedProject.bytes(file) }
      #expect(digests.insert(changed).inserted, "\(path)")
      #expect(digests.insert(gone).inserted, "\(path)")
    }
  }

  @Test func `a record of a verification is read as it was written, and nothing else is one`() {
    let record = VerificationRecord(tree: "00ff", isSimulatedOnly: true)
    #expect(VerificationRecord(record.bytes) == record)
    for count in 0..<record.bytes.count - 1 {
      #expect(VerificationRecord(Array(record.bytes.prefix(count))) == nil)
    }
    for text in ["", "{}", #"{"formatVersion":"2.0","tree":"00ff","simulatedOnly":true}"#, "[1]", "null"] {
      #expect(VerificationRecord(Array(text.utf8)) == nil)
    }
  }
}
