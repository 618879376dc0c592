import Foundation
import Migration
import ProjectCheck
import TestFiles
import Testing

/// A real Mac app and its launcher, whose storyboards came from one template: ids in common, and no message.
@Suite(.enabled(if: RealInterfaceFiles.isThere, "the folder ../shared/corpus is not beside this checkout"))
struct RealDuplicatesTests {
  @Test func `objects of two storyboards are not one message, however many have equal names`() async throws {
    let files = try RealInterfaceFiles.files()
    try await ScratchProject.with(files) { project in
      let list = try await DuplicateListing(CheckRequest(project: project.folder, jobs: 2), DuplicateSelection()).list()
      #expect(list.keys.count == 131 && !list.isOpen)
      for key in list.keys {
        #expect(key.kind == .interfaceBuilder && key.proposal.proposed == .notTheSame, "\(key.key)")
      }
    }
  }
}

private enum RealInterfaceFiles {
  private static let source = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../../shared/corpus/rxhanson+Rectangle").standardizedFileURL

  static var isThere: Bool { FileManager.default.fileExists(atPath: source.path(percentEncoded: false)) }

  /// The two catalogs, and a manifest for them.
  static func files() throws -> [String: String] {
    let names = ["Rectangle", "RectangleLauncher"]
    var files = [
      "bordercheck.json": """
      { "developmentRegion": "en",
        "owners": { \(names.map { #""\#($0)": { "resources": ["\#($0)/mul.lproj"] }"# }.joined(separator: ", ")) },
        "products": { "Rectangle": { "kind": "app", "contains": ["RectangleLauncher"] },
          "RectangleLauncher": { "kind": "extension" } } }
      """
    ]
    for name in names {
      let path = "\(name)/mul.lproj/Main.xcstrings"
      files[path] = String(decoding: try Data(contentsOf: source.appending(path: path)), as: UTF8.self)
    }
    return files
  }
}
