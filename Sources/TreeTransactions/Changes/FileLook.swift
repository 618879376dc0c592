#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// A file of the tree as it is, held against what a transaction expects there.
struct FileLook {
  /// Nil where the way there is barred.
  private(set) var place: TreePath?
  private(set) var obstacles: [TransactionObstacle] = []

  /// - Parameters:
  ///   - isExpected: whether the file has the content; nil where no file is expected.
  ///   - device: the file system of the journal.
  init(
    _ path: String, in root: String, device: Int?,
    isExpected: ((String, FileFacts) throws(DiskFailure) -> Bool)?
  ) {
    do throws(TransactionObstacle) {
      let place = try TreePath(path, in: root)
      self.place = place
      if let obstacle = try Self.difference(path, place, isExpected) { obstacles.append(obstacle) }
      obstacles += Self.protections(path, place, in: root)
      let devices = [place.folderFacts.device, place.facts?.device ?? place.folderFacts.device]
      if let device, devices != [device, device] { obstacles.append(.otherFileSystem(path: path)) }
    } catch {
      obstacles.append(error)
    }
  }

  private static func difference(
    _ path: String, _ place: TreePath, _ isExpected: ((String, FileFacts) throws(DiskFailure) -> Bool)?
  ) throws(TransactionObstacle) -> TransactionObstacle? {
    guard let facts = place.facts else { return isExpected == nil ? nil : .missing(path: path) }
    switch facts.kind {
    case .link: return .symbolicLink(path: path)
    case .folder, .other: return .notRegular(path: path)
    case .file: break
    }
    guard let isExpected else { return .appeared(path: path) }
    do throws(DiskFailure) {
      return try isExpected(place.absolute, facts) ? nil : .changed(path: path)
    } catch {
      return .unusable(path: path, error)
    }
  }

  private static func protections(_ path: String, _ place: TreePath, in root: String) -> [TransactionObstacle] {
    var obstacles: [TransactionObstacle] = []
    if let facts = place.facts, facts.kind == .file, facts.isWriteProtected || !Disk.isWritable(place.absolute) {
      obstacles.append(.writeProtected(path: path))
    }
    if place.folderFacts.isWriteProtected || !Disk.isWritable(place.folder) {
      let folder = place.folder.isBelow(root) ? place.folder.suffix(afterByte: root.utf8.count + 1) : "."
      obstacles.append(.folderWriteProtected(path: path, folder: folder))
    }
    return obstacles
  }
}

extension [UInt8] {
  /// Whether a file has these bytes.
  func isContent(of path: String, _ facts: FileFacts) throws(DiskFailure) -> Bool {
    guard facts.size == count else { return false }
    let bytes = try Disk.read(path)
    return bytes.count == count
      && withUnsafeBytes { own in
        bytes.withUnsafeBytes { other in
          guard let own = own.baseAddress, let other = other.baseAddress else { return true }
          return memcmp(own, other, count) == 0
        }
      }
  }
}
