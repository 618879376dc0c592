import Findings
import Foundation
import InstalledProducts
import TestFiles
import Testing

@Suite("The files of a built product")
struct ProductFilesTests {
  private func files(_ paths: [String: Int]) -> ProductFiles {
    ProductFiles(
      folder: "/nowhere", name: "A.app", entries: paths.mapValues { ProductFiles.Entry(kind: .file, size: $0) })
  }

  @Test func `folders that only a path names are there`() {
    let files = files(["K.bundle/de.lproj/T.strings": 3, "K.bundle/Info.plist": 4, "Info.plist": 5])
    #expect(files.names(in: "") == ["Info.plist", "K.bundle"])
    #expect(files.names(in: "K.bundle") == ["Info.plist", "de.lproj"])
    #expect(files.isFolder("K.bundle/de.lproj"))
    #expect(files.size(of: "K.bundle") == 7)
    #expect(files.size(of: "") == 12)
    #expect(files.entry("K.bundle/fr.lproj") == nil)
  }

  @Test func `names of places begin with the root's name`() {
    #expect(files([:]).place("de.lproj/T.strings").file == "A.app/de.lproj/T.strings")
    #expect(files([:]).place("").file == "A.app")
  }

  @Test func `a folder on disk is listed without following links`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "files-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "K.bundle/de.lproj"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("1".utf8).write(to: folder.appending(path: "K.bundle/Info.plist"))
    try FileManager.default.createSymbolicLink(at: folder.appending(path: "loop"), withDestinationURL: folder)
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/hosts", withDestinationPath: "/etc/hosts")
    let files = ProductFiles(folder: folder.path)
    #expect(files.entry("loop")?.kind == .link)
    #expect(files.bytes("hosts") == nil)
    #expect(files.names(in: "loop").isEmpty)
    #expect(files.isFolder("K.bundle/de.lproj"))
    #expect(files.bytes("K.bundle/Info.plist") == Array("1".utf8))
    #expect(ProductFiles(folder: folder.path) { $0 != "K.bundle" }.names(in: "") == ["hosts", "loop"])
  }
}
