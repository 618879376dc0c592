import CallSites
import Findings
import Foundation
import HostEvidence
import LocaleMatrix
import OwnershipManifest
import PositionedJSON

/// Accepts a finding: finds the manifest that its exception belongs into, and adds it there and nowhere else.
///
/// ```swift
/// var waiving = try Waiving(waiver, project: path, today: "2026-08-01")
/// try waiving.write()
/// ```
package struct Waiving: Sendable {
  /// The manifest that gets the exception, relative to the project's folder.
  package let file: String
  /// Of the exception, 1-based.
  package let line: Int
  /// The exception as it is written.
  package let exception: String

  private let waiver: Waiver
  private let today: String
  private let project: String
  private let path: String
  private let before: [UInt8]
  private let after: [UInt8]

  /// Makes the change without writing it.
  ///
  /// - Parameters:
  ///   - project: Folder with `bordercheck.json`, or the path of that file; absolute.
  ///   - today: The day that exceptions are held against, `YYYY-MM-DD`.
  /// - Throws: `InputErrors` for what is wrong in the manifest, `WaiverError` for what no exception can accept.
  package init(_ waiver: Waiver, project: String, today: String) throws {
    let loaded = try Project.load(project)
    let manifest = loaded.manifest
    try WaiverJudge(project: loaded, today: today).check(waiver)
    (self.waiver, self.project, self.today) = (waiver, project, today)
    file = Self.file(for: waiver, in: manifest)
    path = URL(filePath: "\(manifest.folder)/\(file)").resolvingSymlinksInPath().path(percentEncoded: false)
    guard let bytes = FileBytes.whole(path) else { throw WaiverError.unreadable(file) }
    guard !FileBytes.isWriteProtected(path) else { throw WaiverError.writeProtected(file) }
    guard let added = ManifestText(bytes)?.adding(waiver) else { throw WaiverError.notUTF8(file) }
    before = bytes
    (after, exception, line) = (added.text, added.exception, added.line)
  }

  /// An exception that names a product belongs into the manifest that declares products, any other to its owner.
  private static func file(for waiver: Waiver, in manifest: Manifest) -> String {
    guard waiver.finding.product == nil, let name = waiver.finding.owner, let owner = manifest.owner(name) else {
      return manifest.file
    }
    return owner.place.file
  }

  /// Writes the file, whole or not at all, and reads the project again; what does not load is taken back. Who accepts
  /// another finding meanwhile is waited for, and the change is made anew on what that one wrote.
  ///
  /// - Throws: as the initializer, and `WaiverError` for what cannot be written.
  package mutating func write() throws {
    self = try FolderLock.holding(
      URL(filePath: path).deletingLastPathComponent().path(percentEncoded: false),
      failed: { WaiverError.notWritten(file, "its folder cannot be locked: \($0)") }, { try written() })
  }

  private func written() throws -> Self {
    guard FileBytes.whole(path) == before else {
      let anew = try Self(waiver, project: project, today: today)
      // The manifest that the exception belongs into may be another one now, and its folder is not locked.
      guard anew.path == path, FileBytes.whole(path) == anew.before else { throw WaiverError.unreadable(file) }
      return try anew.written()
    }
    try replace(with: after)
    do {
      _ = try Project.load(project)
    } catch {
      try replace(with: before)
      throw WaiverError.notLoaded(error)
    }
    return self
  }

  private func replace(with bytes: [UInt8]) throws(WaiverError) {
    do { try FileBytes.replace(path, with: bytes) } catch { throw .notWritten(file, "\(error)") }
  }
}
