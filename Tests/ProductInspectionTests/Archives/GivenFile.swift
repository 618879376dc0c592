import Foundation
import InstalledProducts
import ProductInspection
import TestFiles
import Testing

/// A file that is given to be inspected, beside a folder for what is temporary.
struct GivenFile {
  let project: ScratchProject
  let path: String
  /// Only `PATH` and `TMPDIR`.
  var environment: [String: String]

  static let hasUnzip = ["/usr/bin/unzip", "/bin/unzip"].contains(where: FileManager.default.isExecutableFile)

  /// Runs `body` with a file of these bytes.
  static func with(
    _ bytes: [UInt8], name: String = "Trips.ipa", _ body: (GivenFile) async throws -> Void
  ) async throws {
    try await ScratchProject.with([:]) { project in
      try project.write(Data(bytes), to: name)
      let temporary = project.url.appending(path: "tmp")
      try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
      let environment = ["PATH": "/usr/bin:/bin", "TMPDIR": temporary.path(percentEncoded: false)]
      try await body(GivenFile(project: project, path: "\(project.folder)/\(name)", environment: environment))
    }
  }

  static func with(
    _ entries: [ZipWriter.Entry], _ body: (GivenFile) async throws -> Void
  ) async throws {
    try await with(ZipWriter(entries).bytes, body)
  }

  func opened<Result>(
    limits: ArchiveLimits = ArchiveLimits(), _ body: (ProductFiles) async throws -> Result
  ) async throws -> Result {
    try await OpenedProduct.with(path, environment: environment, limits: limits, body)
  }

  /// Names of what is left in the folder for temporary files; nil where that is gone itself.
  var leftOvers: [String]? { try? FileManager.default.contentsOfDirectory(atPath: environment["TMPDIR"] ?? "") }

  /// Expects that nothing is inspected, that nothing is left over, and that the message has each of these words.
  func expectRefusal(
    _ words: String..., limits: ArchiveLimits = ArchiveLimits(), at place: SourceLocation = #_sourceLocation
  ) async throws {
    let error = await #expect(throws: InspectError.self, sourceLocation: place) {
      try await opened(limits: limits) { _ in Issue.record("it was opened", sourceLocation: place) }
    }
    let message = error?.description ?? ""
    for word in ["'\(path)'"] + words {
      #expect(message.contains(word), "\(message)", sourceLocation: place)
    }
    #expect(leftOvers == [], sourceLocation: place)
  }
}

/// The texts of a small app, by path; what each is about does not matter here.
let tripsFiles: [String: String] = [
  "Payload/Trips.app/Info.plist": "<plist/>",
  "Payload/Trips.app/Trips": "the executable",
  "Payload/Trips.app/Assets.car": "pictures",
  "Payload/Trips.app/de.lproj/Localizable.strings": "\"trip\" = \"Reise\";",
  "Payload/Trips.app/de.lproj/Localizable.stringsdict": "<plist><dict/></plist>",
  "Payload/Trips.app/Übersicht [1]*?.bundle/Root.strings": "\"a\" = \"b\";",
  "Payload/Trips.app/-x -d.strings": "\"c\" = \"d\";",
  "Payload/Trips.app/Metadata.appintents/extract.actionsdata": "{}",
  "Payload/Trips.app/Metadata.appintents/version.json": "{\"version\":1}",
  "Payload/Trips.app/data.json": "[]",
  "Payload/Trips.app/empty.strings": "",
]
