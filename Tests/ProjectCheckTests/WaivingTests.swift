import Findings
import Foundation
import PositionedJSON
import ProjectCheck
import TestFiles
import Testing

/// Exceptions that several people write at a time.
@Suite struct WaivingTests {
  private static func catalog(_ keys: [String]) -> String {
    let entries = keys.map { #""\#($0)": { "localizations": { "en": { "stringUnit": { "value": "V" } } } }"# }
    return #"{ "sourceLanguage": "en", "version": "1.0", "strings": { \#(entries.joined(separator: ", ")) } }"#
  }

  private static let keys = (10..<30).map { "key \($0)" }
  private static let files = [
    "bordercheck.json": """
    { "developmentRegion": "en", "owners": { "H": { "resources": ["H"], "languages": ["de"] } },
      "products": { "H": { "kind": "app" } } }
    """,
    "H/Localizable.xcstrings": catalog(keys),
  ]

  private static func waiving(_ key: String, in folder: ScratchProject) throws -> Waiving {
    let finding = Finding(
      rule: "lang.missing", severity: .error, owner: "H", table: "Localizable", key: key, language: "de", message: "m")
    let waiver = Waiver(finding, reason: "later", approval: Approval(approvedBy: "maps team", expires: nil))
    return try Waiving(waiver, project: folder.url.path(percentEncoded: false), today: "2026-08-01")
  }

  private static func manifest(in folder: ScratchProject) throws -> String {
    try String(contentsOf: folder.url.appending(path: "bordercheck.json"), encoding: .utf8)
  }

  private static func accepted(in folder: ScratchProject) throws -> [String] {
    let manifest = try manifest(in: folder)
    return keys.filter { manifest.contains(#""key": "\#($0)""#) }
  }

  @Test func `what somebody else wrote since is kept`() async throws {
    try await ScratchProject.with(Self.files) { folder in
      var first = try Self.waiving("key 10", in: folder)
      var second = try Self.waiving("key 11", in: folder)
      let line = second.line
      try first.write()
      try second.write()
      #expect(try Self.accepted(in: folder) == ["key 10", "key 11"])
      #expect(second.line > line)
    }
  }

  @Test func `what somebody else accepted since is not doubled`() async throws {
    try await ScratchProject.with(Self.files) { folder in
      var first = try Self.waiving("key 10", in: folder)
      var second = try Self.waiving("key 10", in: folder)
      try first.write()
      let written = try Self.manifest(in: folder)
      #expect(throws: WaiverError.self) { try second.write() }
      #expect(try Self.manifest(in: folder) == written)
    }
  }

  @Test func `of many that write at a time, none is lost`() async throws {
    try await ScratchProject.with(Self.files) { folder in
      let waivings = try Self.keys.map { try Self.waiving($0, in: folder) }
      try await withThrowingTaskGroup(of: Void.self) { group in
        for waiving in waivings {
          group.addTask {
            var waiving = waiving
            try waiving.write()
          }
        }
        try await group.waitForAll()
      }
      #expect(try Self.accepted(in: folder) == Self.keys)
    }
  }
}
