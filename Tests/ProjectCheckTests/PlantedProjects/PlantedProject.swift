import Foundation
import OwnershipManifest
import ProjectCheck
import Reports
import Testing

/// A small modular app with planted defects, and with places that look like defects and are none.
///
/// The project lies in `Fixtures`, with a `bordercheck.json` that a person completed.
struct PlantedProject: Sendable, CustomTestStringConvertible {
  /// A true defect, the one finding that it makes, and what a person would do about it.
  struct Defect: Sendable, CustomTestStringConvertible {
    var finding: PinnedFinding
    var repairs: [Repair]

    var testDescription: String { finding.testDescription }
  }

  /// What a draft has to say about an owner.
  struct DraftedOwner: Sendable, Hashable {
    var name: String
    var bundle: String
    var resources: [String]
    var languages: [String]
    var optionalLanguages: [String] = []
    var sources: [String]
    var accessors: [String] = []
    var keyPrefixes: [String] = []
  }

  /// What a draft has to say about a product.
  struct DraftedProduct: Sendable, Hashable {
    var name: String
    var kind: Product.Kind
    var identifier: String
    var embeds: [String] = []
    var contains: [String] = []
    var sources: [String] = []
  }

  /// The folder's name in `Fixtures`.
  var name: String
  var developmentRegion = "en"
  var owners: [DraftedOwner]
  var products: [DraftedProduct]
  var defects: [Defect]
  /// What is told besides the defects and breaks nothing, such as a duplicate that an exception accepts.
  var others: [PinnedFinding] = []
  /// Of all findings those that need what only a person knows, and so do not come with the draft.
  var unseenInDraft: Set<PinnedFinding> = []
  /// What only the draft leads to, because it leaves to a person to say that it is meant.
  var onlyInDraft: Set<PinnedFinding> = []

  var testDescription: String { name }
  var findings: Set<PinnedFinding> { Set(defects.map(\.finding) + others) }

  /// Runs `body` on a copy of the project.
  func copied<Result>(_ body: (URL) async throws -> Result) async throws -> Result {
    let original = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/\(name)")
    let copy = FileManager.default.temporaryDirectory.appending(path: "bordercheck-\(name)-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: copy) }
    try FileManager.default.copyItem(at: original, to: copy)
    return try await body(copy)
  }

  static func findings(in folder: URL, jobs: Int = 2) async throws -> [PinnedFinding] {
    let request = CheckRequest(project: folder.path(percentEncoded: false), jobs: jobs)
    return try await ProjectCheck(request).report().findings.map { PinnedFinding($0) }
  }
}
