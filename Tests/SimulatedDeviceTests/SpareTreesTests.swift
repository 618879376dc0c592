import HostEvidence
import Testing

@testable import SimulatedDevice

/// Installed bundles go from device to device as they are, and only as they were installed.
@Suite struct SpareTreesTests {
  @Test func `a device that is erased leaves its bundles to the next one`() async throws {
    try await with { root, store throws in
      let release = try store.prepare(.one)
      let first = try device("\(root)/first", store)
      try first.install(release)
      let installed = FileFacts(of: first.folder.bundle("A.app"))
      try first.erase()
      #expect(!FileSystem.exists("\(root)/first"))
      let second = try device("\(root)/second", store)
      try second.install(release)
      #expect(FileFacts(of: second.folder.bundle("A.app"))?.inode == installed?.inode)
      #expect(try FileSystem.read(second.folder.bundle("A.app/de.lproj/T.strings")) == [1])
    }
  }

  @Test func `bundles of another release are never taken`() async throws {
    try await with { root, store throws in
      let (one, two) = (try store.prepare(.one), try store.prepare(.two))
      let first = try device("\(root)/first", store)
      try first.install(one)
      try first.upgrade(to: two)
      #expect(try FileSystem.read(first.folder.bundle("A.app/de.lproj/T.strings")) == [2])
      try first.install(one)
      #expect(try FileSystem.read(first.folder.bundle("A.app/de.lproj/T.strings")) == [1])
    }
  }

  @Test(arguments: ["A.app/new", "A.app/de.lproj/new", "B.app"])
  func `a tree to which a host added a file is not used again`(path: String) async throws {
    try await with { root, store throws in
      let release = try store.prepare(.one)
      let first = try device("\(root)/first", store)
      try first.install(release)
      try FileSystem.write([7], to: first.folder.bundle(path))
      try first.install(release)
      #expect(!FileSystem.exists(first.folder.bundle(path)))
    }
  }

  private func with(_ body: (String, inout FileStore) throws -> Void) async throws {
    try await TemporaryFolder.with { root in
      var store = try FileStore(folder: "\(root)/store")
      try body(root, &store)
    }
  }

  private func device(_ folder: String, _ store: FileStore) throws -> SimulatedDevice {
    try SimulatedDevice(folder: folder, languages: ["en"], region: nil, trees: store.trees)
  }
}

extension DeviceRelease {
  fileprivate static let one = release(1)
  fileprivate static let two = release(2)

  private static func release(_ byte: UInt8) -> DeviceRelease {
    DeviceRelease(
      files: [DeviceFile(path: "A.app/de.lproj/T.strings", content: .bytes([byte]))], identifiers: ["a"], groups: ["a"])
  }
}
