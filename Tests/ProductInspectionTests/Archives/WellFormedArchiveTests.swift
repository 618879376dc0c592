import Findings
import Foundation
import InstalledProducts
import ProductInspection
import TestFiles
import Testing

@Suite("Archives that are inspected", .enabled(if: GivenFile.hasUnzip, "needs the program unzip"))
struct WellFormedArchiveTests {
  private static let sorted = tripsFiles.sorted { $0.key < $1.key }.map { ZipWriter.Entry($0.key, $0.value) }

  @Test func `an archive lists the same files as its folder`() async throws {
    try await GivenFile.with(Self.sorted) { given in
      for (path, text) in tripsFiles { try given.project.write(text, to: "folder/\(path)") }
      let folder = try await OpenedProduct.with("\(given.project.folder)/folder", environment: [:]) { tree(of: $0) }
      let archive = try await given.opened { tree(of: $0) }
      #expect(archive == folder)
      #expect(archive.contains("Payload/Trips.app/Trips 14"))
      #expect(given.leftOvers == [])
    }
  }

  @Test func `what a look-up can need has its bytes, the rest only its size`() async throws {
    try await GivenFile.with(Self.sorted) { given in
      try await given.opened { files in
        for (path, text) in tripsFiles {
          let isNeeded = !["Trips", "Assets.car", "data.json"].contains { path.hasSuffix("/\($0)") }
          #expect(files.bytes(path) == (isNeeded ? Array(text.utf8) : nil), "\(path)")
        }
      }
    }
  }

  @Test func `the archive's own name stands for its root`() async throws {
    try await GivenFile.with(Self.sorted) { given in
      let place = try await given.opened { $0.place("Payload/Trips.app/Info.plist").file }
      #expect(place == "Trips.ipa/Payload/Trips.app/Info.plist")
    }
  }

  @Test(arguments: ["-Trips.ipa", "[T]*.zip", "Trips", "Reise ü.ipa"])
  func `the name of an archive does not matter`(name: String) async throws {
    try await GivenFile.with(ZipWriter(Self.sorted).bytes, name: name) { given in
      let info = try await given.opened { $0.bytes("Payload/Trips.app/Info.plist") }
      #expect(info == Array("<plist/>".utf8))
    }
  }

  @Test func `numbers of eight bytes and a comment are read`() async throws {
    var writer = ZipWriter(Self.sorted)
    writer.isLong = true
    writer.comment = Array("made in a test".utf8)
    try await GivenFile.with(writer.bytes) { given in
      let isListed = try await given.opened { $0.isFile("Payload/Trips.app/Assets.car") }
      #expect(isListed)
    }
  }

  @Test func `a deflated file is unpacked, and the largest are not looked into`() async throws {
    let entries = [ZipWriter.Entry.zeros("A.app/a.strings", count: 259), .zeros("A.app/a.bin", count: 1 + 258 * 9)]
    try await GivenFile.with(entries) { given in
      try await given.opened { files in
        #expect(files.bytes("A.app/a.strings") == [UInt8](repeating: 0, count: 259))
        #expect(files.size(of: "A.app") == 259 + 1 + 258 * 9)
      }
    }
  }

  @Test func `links inside are listed and not made`() async throws {
    var packed = ZipWriter.Entry.link("A.framework/[l]*", to: "")
    let zeros = ZipWriter.Entry.zeros("", count: 1)
    (packed.packed, packed.method) = (zeros.packed, zeros.method)
    // One zero is no target: what is compressed is looked at as well.
    (packed.size, packed.checksum) = (zeros.size, zeros.checksum)
    let entries = [
      ZipWriter.Entry.link("A.framework/Current.strings", to: "Versions/../a.strings"), .init("b.strings"),
    ]
    try await GivenFile.with(entries) { given in
      try await given.opened { files in
        #expect(files.entry("A.framework/Current.strings") == ProductFiles.Entry(kind: .link))
        #expect(!FileManager.default.fileExists(atPath: "\(files.folder)/A.framework/Current.strings"))
      }
    }
    try await GivenFile.with(entries + [packed]) { given in
      try await given.expectRefusal("'A.framework/[l]*' is a link without a readable target")
    }
  }

  @Test func `attributes that macOS puts beside the files are left out`() async throws {
    let entries = [ZipWriter.Entry("A.app/a.strings", "a"), .init("__MACOSX/A.app/._a.strings", "\u{0}")]
    try await GivenFile.with(entries) { given in
      let listed = try await given.opened { tree(of: $0) }
      #expect(listed == ["A.app", "A.app/a.strings 1"])
    }
  }

  @Test func `folders with and without an entry, and a dot at the begin, are the same`() async throws {
    var folder = ZipWriter.Entry("./A.app/")
    folder.mode = 0o040755
    try await GivenFile.with([folder, .init("./A.app/de.lproj//a.strings", "a")]) { given in
      try await given.opened { files in
        #expect(tree(of: files) == ["A.app", "A.app/de.lproj", "A.app/de.lproj/a.strings 1"])
        #expect(files.bytes("A.app/de.lproj/a.strings") == Array("a".utf8))
      }
    }
  }

  /// Paths with sizes, in order.
  private func tree(of files: ProductFiles, in folder: String = "") -> [String] {
    files.names(in: folder).flatMap { name in
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      return files.isFolder(path) ? [path] + tree(of: files, in: path) : ["\(path) \(files.size(of: path))"]
    }
  }
}
