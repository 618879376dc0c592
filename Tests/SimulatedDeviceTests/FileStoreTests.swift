import Testing

@testable import SimulatedDevice

@Suite struct FileStoreTests {
  @Test func `equal contents are one file under many names, on every device`() async throws {
    try await TemporaryFolder.with { root in
      var store = try FileStore(folder: "\(root)/store")
      let release = try store.prepare(
        DeviceRelease(
          files: ["A.app/x", "A.app/y", "B.app/deep/er/x"].map { DeviceFile(path: $0, content: .bytes([1, 2])) },
          identifiers: [], groups: []))
      for device in ["one", "two"] { try release.install(below: "\(root)/\(device)") }
      #expect(try FileSystem.names(in: "\(root)/store") == ["0"])
      #expect(FileFacts(of: "\(root)/store/0")?.names == 7)
      #expect(try FileSystem.read("\(root)/two/B.app/deep/er/x") == [1, 2])
    }
  }

  @Test func `a linked file is the same file, never a symbolic link, and keeps its permissions`() async throws {
    try await TemporaryFolder.with { root in
      try FileSystem.write(Array("#!/bin/sh\n".utf8), to: "\(root)/built", mode: 0o755)
      var store = try FileStore(folder: "\(root)/store")
      let release = try store.prepare(
        DeviceRelease(
          files: [DeviceFile(path: "A.app/A", content: .link("\(root)/built"))], identifiers: [], groups: []))
      try release.install(below: "\(root)/device")
      let installed = FileFacts(of: "\(root)/device/A.app/A")
      #expect(installed?.inode == FileFacts(of: "\(root)/built")?.inode)
      #expect(installed?.isRegular == true)
      #expect(installed?.permissions == 0o755)
    }
  }

  @Test func `a copied file is another file, so that a product which writes into its bundle changes nothing else`()
    async throws
  {
    try await TemporaryFolder.with { root in
      try FileSystem.write([1], to: "\(root)/project.txt")
      var store = try FileStore(folder: "\(root)/store")
      let release = try store.prepare(
        DeviceRelease(
          files: [DeviceFile(path: "A.app/x.txt", content: .copy("\(root)/project.txt"))], identifiers: [], groups: []))
      try release.install(below: "\(root)/device")
      try FileSystem.write([2, 2], to: "\(root)/device/A.app/x.txt")
      #expect(try FileSystem.read("\(root)/project.txt") == [1])
    }
  }

  @Test func `a folder without a file is there too`() async throws {
    try await TemporaryFolder.with { root in
      var store = try FileStore(folder: "\(root)/store")
      let release = try store.prepare(
        DeviceRelease(files: [], folders: ["A.app/K.bundle/de.lproj"], identifiers: [], groups: []))
      try release.install(below: "\(root)/device")
      #expect(try FileSystem.names(in: "\(root)/device/A.app/K.bundle") == ["de.lproj"])
    }
  }

  @Test(arguments: [0, 1, 100_000]) func `a copy has the bytes and the permissions`(size: Int) async throws {
    try await TemporaryFolder.with { root in
      let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
      try FileSystem.write(bytes, to: "\(root)/built", mode: 0o755)
      try FileSystem.copy("\(root)/built", to: "\(root)/copy")
      #expect(try FileSystem.read("\(root)/copy") == bytes)
      #expect(FileFacts(of: "\(root)/copy")?.permissions == 0o755)
      #expect(FileFacts(of: "\(root)/copy")?.inode != FileFacts(of: "\(root)/built")?.inode)
    }
  }

  @Test func `of two files with one path the later one is installed`() async throws {
    try await TemporaryFolder.with { root in
      var store = try FileStore(folder: "\(root)/store")
      let release = try store.prepare(
        DeviceRelease(
          files: [DeviceFile(path: "A", content: .bytes([1])), DeviceFile(path: "A", content: .bytes([2]))],
          identifiers: [], groups: []))
      try release.install(below: "\(root)/device")
      #expect(try FileSystem.read("\(root)/device/A") == [2])
    }
  }

  @Test func `a source that is not there is an error that names it`() async throws {
    await #expect {
      try await TemporaryFolder.with { root in
        var store = try FileStore(folder: "\(root)/store")
        _ = try store.prepare(
          DeviceRelease(
            files: [DeviceFile(path: "A", content: .link("\(root)/absent"))], identifiers: [], groups: []))
      }
    } throws: { error in
      (error as? FileSystemError)?.description.contains("/absent'") == true
    }
  }
}
