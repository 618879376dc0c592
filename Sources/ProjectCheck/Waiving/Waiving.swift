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
/// let waiving = try Waiving(waiver, project: path, today: "2026-08-01")
/// try waiving.write()
/// ```
package struct Waiving: Sendable {
  /// The manifest that gets the exception, relative to the project's folder.
  package let file: String
  /// Of the exception, 1-based.
  package let line: Int
  /// The exception as it is written.
  package let exception: String

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
    self.project = project
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

  /// Writes the file, whole or not at all, and reads the project again; what does not load is taken back.
  ///
  /// - Throws: `WaiverError`
  package func write() throws(WaiverError) {
    guard FileBytes.whole(path) == before else { throw .unreadable(file) }
    try replace(with: after)
    do {
      _ = try Project.load(project)
    } catch {
      try replace(with: before)
      throw .notLoaded(error)
    }
  }

  private func replace(with bytes: [UInt8]) throws(WaiverError) {
    do { try FileBytes.replace(path, with: bytes) } catch { throw .notWritten(file, "\(error)") }
  }
}
