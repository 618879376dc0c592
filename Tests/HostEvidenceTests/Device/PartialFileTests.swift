import Foundation
import HostEvidence
import Testing

@Suite struct PartialFileTests {
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "partial-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path(percentEncoded: false))
  }

  private static func failure(of file: consuming PartialFile) -> FileFailure? {
    do throws(FileFailure) {
      try file.complete()
      return nil
    } catch {
      return error
    }
  }

  private func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder)
  }

  @Test func `a file has its name only once it is complete`() throws {
    try withFolder { folder in
      let path = folder + "/report"
      var file = try PartialFile(path)
      file.write(([1, 2] as [UInt8]).span)
      #expect(!FileManager.default.fileExists(atPath: path))
      file.write(([3] as [UInt8]).span)
      try file.complete()
      #expect(FileBytes.read(path) == [1, 2, 3])
      #expect(try names(in: folder) == ["report"])
    }
  }

  @Test func `one that is given up leaves the earlier file as it was, and nothing beside it`() throws {
    try withFolder { folder in
      let path = folder + "/report"
      #expect(FileBytes.write([7], to: path))
      do {
        var file = try PartialFile(path)
        file.write(([1, 2] as [UInt8]).span)
      }
      #expect(FileBytes.read(path) == [7])
      #expect(try names(in: folder) == ["report"])
    }
  }

  @Test func `what cannot take its name is no success, and leaves nothing`() throws {
    try withFolder { folder in
      try FileManager.default.createDirectory(atPath: folder + "/report", withIntermediateDirectories: true)
      var file = try PartialFile(folder + "/report")
      file.write(([1] as [UInt8]).span)
      #expect(Self.failure(of: file)?.description == "Is a directory")
      #expect(try names(in: folder) == ["report"])
      do {
        _ = try PartialFile(folder + "/nowhere/report")
        Issue.record("there is no such folder")
      } catch {
        #expect("\(error)" == "No such file or directory")
      }
    }
  }

  @Test func `a full device is no success`() throws {
    var file = try PartialFile(intoSpecial: "/dev/full")
    file.write(([1] as [UInt8]).span)
    #expect(Self.failure(of: file)?.description == "No space left on device")
    #expect(FileManager.default.fileExists(atPath: "/dev/full"))
  }

  @Test func `a file is read piece by piece to its last byte`() throws {
    try withFolder { folder in
      let bytes = (0..<(1 << 20) * 2 + 5).map { UInt8(truncatingIfNeeded: $0 &* 31) }
      #expect(FileBytes.write(bytes, to: folder + "/large"))
      var read: [UInt8] = []
      var pieces = 0
      let isRead = FileBytes.read(folder + "/large") { piece in
        piece.withUnsafeBufferPointer { read.append(contentsOf: $0) }
        pieces += 1
      }
      #expect(isRead && read == bytes && pieces > 2)
      #expect(!FileBytes.read(folder + "/missing") { _ in Issue.record("there is no such file") })
    }
  }
}
