import Foundation
import ProductInspection
import TestFiles
import Testing

@Suite("Archives that are refused")
struct HostileArchiveTests {
  private typealias Entry = ZipWriter.Entry

  @Test(arguments: [
    ("/etc/x.strings", "'/etc/x.strings' is an absolute path"),
    ("A.app/../../x.strings", "'A.app/../../x.strings' leads out of its folder by '..'"),
    ("..", "'..' leads out of its folder by '..'"),
    ("A.app\\x.strings", "has a backslash in its name"),
    ("A.app/a\u{1b}[2J.strings", "'A.app/a\\u{1B}[2J.strings' has a control character in its name"),
    ("A.app/a\u{0}.strings", "has a control character in its name"),
    ("", "'' is an entry without a name"),
    (String(repeating: "a/", count: 200), "lies deeper than 120 folders"),
    (String(repeating: "a", count: 300), "has a part longer than 255 bytes"),
    (String(repeating: "aaa/", count: 300), "has a name of 1200 bytes, more than 1024"),
  ])
  func `a name that is no path inside`(name: String, reason: String) async throws {
    try await GivenFile.with([Entry("A.app/Info.plist"), Entry(name)]) { given in
      try await given.expectRefusal(reason, "archive the product anew", "give the folder")
    }
  }

  @Test(arguments: [0, 1 << 11])
  func `a name in an encoding that nobody can tell`(flags: Int) async throws {
    var entry = Entry(Array("A.app/M".utf8) + [0xfc] + Array("ller.strings".utf8), [])
    entry.flags = flags
    try await GivenFile.with([entry]) { given in
      try await given.expectRefusal("'A.app/M\u{fffd}ller.strings' has a name that is no UTF-8")
    }
  }

  @Test func `a second name beside the first`() async throws {
    var entry = Entry("A.app/a.strings")
    entry.extra = [0x75, 0x70, 9, 0, 1, 0, 0, 0, 0] + Array("../x".utf8)
    try await GivenFile.with([entry]) { given in
      try await given.expectRefusal("'A.app/a.strings' has a second name, '../x'")
    }
  }

  @Test func `a path that is listed twice`() async throws {
    try await GivenFile.with([Entry("a.strings", "1"), Entry("./a.strings", "2")]) { given in
      try await given.expectRefusal("'./a.strings' is listed twice")
    }
  }

  @Test func `something in a file or behind a link`() async throws {
    try await GivenFile.with([Entry("a"), Entry("a/b"), .link("l", to: "a"), Entry("l/x/b")]) { given in
      try await given.expectRefusal(
        "'a' is a file, and another entry lies in it as in a folder",
        "'l' is a link, and another entry lies in it as in a folder")
    }
  }

  @Test(arguments: [
    ("/etc/passwd", "is a link to the absolute path '/etc/passwd'"),
    ("../../x", "is a link that leads out of the archive, to '../../x'"),
    ("b/../../../b", "is a link that leads out of the archive, to 'b/../../../b'"),
    ("", "is a link without a readable target"),
  ])
  func `a link that leads out`(target: String, reason: String) async throws {
    try await GivenFile.with([Entry("A.app/Info.plist"), .link("A.app/l.strings", to: target)]) { given in
      try await given.expectRefusal("'A.app/l.strings' \(reason)")
    }
  }

  @Test(arguments: [0o020666, 0o060666, 0o010644, 0o140755])
  func `a device, a pipe, a socket`(mode: Int) async throws {
    var entry = Entry("A.app/null")
    entry.mode = mode
    try await GivenFile.with([entry]) { given in
      try await given.expectRefusal("'A.app/null' is a device, pipe or socket")
    }
  }

  @Test(arguments: [1, 1 << 6, 1 << 13])
  func `an encrypted file`(flags: Int) async throws {
    var entry = Entry("A.app/a.strings", "secret")
    entry.flags = flags
    try await GivenFile.with([entry]) { given in
      try await given.expectRefusal("'A.app/a.strings' is encrypted: unpack the archive with its password")
    }
  }

  @Test func `another name or size where the bytes lie`() async throws {
    var (name, size) = (Entry("A.app/a.strings", "1"), Entry("A.app/b.strings", "2"))
    (name.localName, size.localSize) = (Array("../a.strings".utf8), 2000)
    try await GivenFile.with([name, size]) { given in
      try await given.expectRefusal(
        "'A.app/a.strings' has another name, '../a.strings', where its bytes lie",
        "'A.app/b.strings' has another size or checksum where its bytes lie")
    }
  }

  @Test func `two entries that share bytes`() async throws {
    // The second begins inside the bytes of the first, which are its header.
    let inner = Entry("b.strings", "bytes")
    let innerArchive = ZipWriter([inner]).bytes
    var second = inner
    second.offset = 30 + 9
    second.packed = inner.packed
    try await GivenFile.with([Entry(Array("a.strings".utf8), innerArchive), second]) { given in
      try await given.expectRefusal("'b.strings' shares bytes with 'a.strings', as in a zip bomb")
    }
  }

  @Test func `an entry past the end`() async throws {
    var entry = Entry("A.app/a.strings", "1")
    entry.offset = 1 << 30
    try await GivenFile.with([entry]) { given in
      try await given.expectRefusal("'A.app/a.strings' has no header where the list of files says")
    }
  }

  @Test func `an archive that is cut off anywhere`() async throws {
    let bytes = ZipWriter([Entry("A.app/a.strings", "text"), Entry("A.app/b.strings", "more")]).bytes
    try await GivenFile.with(bytes) { given in
      for count in stride(from: bytes.count - 1, to: 3, by: -1) {
        try given.project.write(Data(bytes.prefix(count)), to: "Trips.ipa")
        try await given.expectRefusal("cut off", "copy or download it again")
      }
    }
  }

  @Test func `something appended`() async throws {
    try await GivenFile.with(ZipWriter([Entry("a.strings")]).bytes + [0]) { given in
      try await given.expectRefusal("or something was appended")
    }
  }

  @Test func `one part of several`() async throws {
    var writer = ZipWriter([Entry("a.strings")])
    writer.disk = 1
    try await GivenFile.with(writer.bytes) { given in
      try await given.expectRefusal("is one part of a split archive; join the parts")
    }
  }

  @Test(arguments: [false, true])
  func `a count that is not true`(isLong: Bool) async throws {
    var writer = ZipWriter([Entry("a.strings"), Entry("b.strings")])
    (writer.count, writer.isLong) = (1, isLong)
    try await GivenFile.with(writer.bytes) { given in
      try await given.expectRefusal("lists 2 files and says at its end that there are 1")
    }
  }

  @Test func `more entries than a product has`() async throws {
    var writer = ZipWriter((0..<30).map { Entry("\($0).strings") })
    writer.count = 3
    try await GivenFile.with(writer.bytes) { given in
      try await given.expectRefusal("lists more than 20 entries", limits: ArchiveLimits(entries: 20))
      try await given.expectRefusal("lists more than 100 bytes", limits: ArchiveLimits(directory: 100))
    }
  }

  @Test func `no entry at all`() async throws {
    try await GivenFile.with([]) { given in try await given.expectRefusal("is an archive without any file") }
  }

  @Test func `ten problems are shown and the others counted`() async throws {
    try await GivenFile.with((10..<30).map { Entry("/\($0).strings") }) { given in
      try await given.expectRefusal("'/10.strings' is", "'/19.strings' is an absolute path\n  and 10 more")
    }
  }
}
