import Foundation
import ReportComparison
import Testing

@Suite struct RegistryTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources/ReportComparison")

  @Test func `the registry of classes is the folder, one file for each, sorted by identifier`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.sources.appending(path: "Classes").path())
    #expect(files.sorted() == ChangeClasses.all.map { "\($0).swift" }.sorted())
    let ids = ChangeClasses.descriptions.map(\.id)
    #expect(ids == ids.sorted() && Set(ids).count == ids.count)
    for change in ChangeClasses.all {
      #expect("\(change)".lowercased() == change.description.id.replacing("-", with: ""))
      #expect(!change.description.title.hasSuffix(".") && change.description.reason.hasSuffix("."))
    }
  }

  @Test func `the registry of formats is the folder, one file for each, sorted`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.sources.appending(path: "Formats").path())
    #expect(files.filter { $0.hasSuffix("Diff.swift") }.sorted() == DiffFormats.all.map { "\($0).swift" })
    #expect(DiffFormats.names == DiffFormats.names.sorted())
    for format in DiffFormats.all { #expect("\(format)".lowercased() == "\(format.name)diff") }
  }
}
