import Foundation
import InstalledProducts
import ProductInspection
import Testing

@Suite("Archives that would grow", .enabled(if: GivenFile.hasUnzip, "needs the program unzip"))
struct ZipBombTests {
  private typealias Entry = ZipWriter.Entry

  @Test func `a table that would grow beyond measure is not unpacked`() async throws {
    try await GivenFile.with([.zeros("A.app/a.strings", count: 1 + 258 * 40)]) { given in
      let size = try await given.opened { $0.bytes("A.app/a.strings")?.count }
      #expect(size == 1 + 258 * 40)
      try await given.expectRefusal(
        "'A.app/a.strings' would grow from 68 to 10321 bytes, 100 times or more, as in a zip bomb",
        limits: ArchiveLimits(unpackedRatioFrom: 10_000))
    }
  }

  @Test func `what is only listed may shrink more, up to a measure`() async throws {
    try await GivenFile.with([.zeros("A.app/a.bin", count: 1 + 258 * 40)]) { given in
      let size = try await given.opened { $0.size(of: "A.app/a.bin") }
      #expect(size == 1 + 258 * 40)
      try await given.expectRefusal("'A.app/a.bin' would grow from", limits: ArchiveLimits(listedRatioFrom: 10_000))
    }
  }

  @Test func `many small ones are a large one`() async throws {
    try await GivenFile.with((0..<20).map { .zeros("A.app/\($0).bin", count: 1 + 258 * 400) }) { given in
      try await given.expectRefusal(
        "all files together would grow from", limits: ArchiveLimits(listedRatioFrom: 1_000_000))
    }
  }

  @Test func `a table that is too large, and tables that are together`() async throws {
    try await GivenFile.with([Entry("a.strings", "1234567890"), Entry("b.strings", "1234567890")]) { given in
      try await given.expectRefusal("'a.strings' has 10 bytes unpacked, more than 9", limits: ArchiveLimits(file: 9))
      try await given.expectRefusal(
        "all files together would be 20 bytes of tables and property lists, more than 19",
        limits: ArchiveLimits(unpacked: 19))
      try await given.expectRefusal(
        "all files together are 2 tables and property lists, more than 1", limits: ArchiveLimits(unpackedFiles: 1))
    }
  }

  @Test func `a table that says that it is small is ended when it grows`() async throws {
    let bomb = Entry.zeros("A.app/b.strings", count: 64 << 20, said: 100)
    try await GivenFile.with([Entry("A.app/a.strings", "a"), bomb]) { given in
      try await given.expectRefusal("'A.app/b.strings' has more bytes unpacked than the list of files says")
    }
    try await GivenFile.with([bomb, Entry("A.app/c.strings", "a")]) { given in
      try await given.expectRefusal("'A.app/c.strings' has other bytes unpacked than the list of files says")
    }
  }

  @Test func `a table that says that it is larger`() async throws {
    var entry = Entry.zeros("A.app/b.strings", count: 259)
    entry.size = 1000
    try await GivenFile.with([entry]) { given in
      try await given.expectRefusal("'A.app/b.strings' has fewer bytes unpacked than the list of files says")
    }
  }

  @Test func `a stored file of another size, and another method`() async throws {
    var (size, method) = (Entry("a.bin", "a"), Entry("b.strings", "b"))
    (size.size, method.method) = (1 << 30, 14)
    try await GivenFile.with([size, method]) { given in
      try await given.expectRefusal(
        "'a.bin' is not compressed and yet has 1 bytes here and 1073741824 unpacked",
        "'b.strings' is compressed by method 14")
    }
  }

  @Test func `damaged bytes`() async throws {
    var (stored, packed) = (Entry("a.strings", "a"), Entry.zeros("b.strings", count: 259))
    stored.checksum ^= 1
    packed.packed = [0xff] + packed.packed.dropFirst()
    try await GivenFile.with([stored]) { given in try await given.expectRefusal("a.strings", "bad CRC") }
    try await GivenFile.with([packed]) { given in try await given.expectRefusal("b.strings", "'unzip' ended with") }
  }
}
