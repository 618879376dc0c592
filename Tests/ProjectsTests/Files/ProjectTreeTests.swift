import Findings
import Foundation
import Testing

@testable import Projects

@Suite struct ProjectTreeTests {
  @Test func `files are listed in byte order, without what tools put there`() throws {
    let folder = try TemporaryFolder([
      "b.swift": "", "a/b.swift": "", "a.swift": "", "a-b/c.swift": "", ".build/x.swift": "", "Pods/x.swift": "",
      "a/node_modules/x.swift": "", "App.xcodeproj/project.pbxproj": "", "A.xcassets/Contents.json": "",
      "DerivedData/x": "", "Carthage/x": "", "SourcePackages/x": "", "checkouts/x": "", ".git/x": "",
    ])
    let tree = ProjectTree(folder.path)
    #expect(tree.files == ["A.xcassets", "App.xcodeproj", "a-b/c.swift", "a.swift", "a/b.swift", "b.swift"])
    #expect(tree.files(below: "a") == ["a/b.swift"])
    #expect(tree.contains("a.swift") && !tree.contains("a"))
    #expect(tree.isFolder("a-b") && !tree.isFolder("Pods"))
    #expect(tree.spelling(of: "A/B.swift") == "a/b.swift")
  }

  @Test func `links are followed inside of the folder once, never out of it, and loops end`() throws {
    let outside = try TemporaryFolder(["secret.swift": ""])
    let folder = try TemporaryFolder(["Shared/s.swift": "", "App/a.swift": ""])
    let links = [
      ("App/Shared", "../Shared"), ("App/Loop", ".."), ("Shared/Back", "../App"), ("App/Out", outside.path),
      ("App/out.swift", outside.path + "/secret.swift"), ("App/in.swift", "../Shared/s.swift"), ("App/gone", "nowhere"),
    ]
    for (link, target) in links {
      try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/\(link)", withDestinationPath: target)
    }
    #expect(
      ProjectTree(folder.path).files == [
        "App/Shared/s.swift", "App/a.swift", "App/in.swift", "Shared/Back/a.swift", "Shared/s.swift",
      ])
  }

  @Test func `a link that leads nowhere is told where it is named like a language folder or a table`() throws {
    let folder = try TemporaryFolder(["App/a.swift": ""])
    for name in ["de.lproj", "Localizable.xcstrings", "notes.txt"] {
      try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/App/\(name)", withDestinationPath: "nowhere")
    }
    #expect(ProjectTree(folder.path).dangling == ["App/Localizable.xcstrings", "App/de.lproj"])
    let notices = ProjectReader.read(folder: folder.path).notices
    #expect(notices.map(\.weight) == [.unreadable, .unreadable])
    #expect(notices.map(\.place.file) == ["App/Localizable.xcstrings", "App/de.lproj"])
  }

  @Test func `paths are joined and never lead out`() {
    #expect(FilePath.join("App/Sources", "../Resources/./a") == "App/Resources/a")
    #expect(FilePath.join("", "App/") == "App")
    #expect(FilePath.join("App", "../../Kit") == nil)
    #expect(FilePath.join("App", "/etc") == nil)
    #expect(FilePath.localization(of: "App/pt-BR.lproj/Localizable.strings") == "pt-BR")
    #expect(FilePath.localization(of: "App/pt-BR/Localizable.strings") == nil)
    #expect(FilePath.extension(of: "a.b/.hidden") == "" && FilePath.extension(of: "a/b.tar.gz") == "gz")
  }
}
