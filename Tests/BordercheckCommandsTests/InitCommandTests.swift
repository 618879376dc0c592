import BordercheckCommands
import CommandLayer
import Foundation
import SwiftSources
import TestFiles
import Testing

@Suite(.enabled(if: SwiftParserSupport.isAvailable, "this toolchain has no SwiftParser")) struct InitCommandTests {
  private static let table = [
    "Sources/Kit/K.swift": "", "Sources/Kit/Resources/Localizable.strings": #""kit.title" = "Kit";"#,
  ]

  private static func package(_ target: String = #".target(name: "Kit", resources: [.process("Resources")])"#)
    -> [String: String]
  {
    table.merging([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Kit", defaultLocalization: "en", targets: [\(target)])
      """
    ]) { $1 }
  }

  @Test func `a manifest is written once, and what is there is never overwritten`() async throws {
    try await ScratchProject.with(Self.package()) { project in
      let first = await Tool.run("init", in: project.folder)
      #expect(first.status == .clean, "\(first)")
      #expect(first.output.hasPrefix("bordercheck.json: 0 products, 1 owner, 1 language;"))
      let written = try project.bytes("bordercheck.json")
      let second = await Tool.run("init", in: project.folder)
      #expect(second.status == .incomplete)
      #expect(second.messages.contains("--update"))
      #expect(try project.bytes("bordercheck.json") == written)
      #expect(await Tool.run("check", in: project.folder).status != .usage)
    }
  }

  @Test(arguments: [[], ["--update"]])
  func `what lies in the manifest's place and cannot be read is left alone`(options: [String]) async throws {
    try await ScratchProject.with(Self.package()) { project in
      let path = project.folder + "/bordercheck.json"
      #expect(mkfifo(path, 0o600) == 0)
      let pipe = await Tool.run(["init"] + options, in: project.folder)
      #expect(pipe.status == .incomplete && pipe.messages.contains("bordercheck.json"), "\(pipe)")
      #expect(try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType != .typeRegular)
      try FileManager.default.removeItem(atPath: path)
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "nowhere.json")
      #expect(await Tool.run(["init"] + options, in: project.folder).status == .incomplete)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == "nowhere.json")
    }
  }

  @Test func `an update adds no owner that is there under another name or in an included manifest`() async throws {
    let owner = #"{ "resources": ["Sources/Kit/Resources"], "bundle": "Kit_Kit.bundle" }"#
    let renamed = #"{ "developmentRegion": "en", "owners": { "Shop.Kit": \#(owner) } }"#
    let root = #"{ "developmentRegion": "en", "owners": {}, "include": ["Kit/bordercheck.json"] }"#
    let included = #"{ "owners": { "Kit": { "resources": ["../Sources/Kit/Resources"] } } }"#
    for files in [["bordercheck.json": renamed], ["bordercheck.json": root, "Kit/bordercheck.json": included]] {
      try await ScratchProject.with(Self.package().merging(files) { $1 }) { project in
        let tool = await Tool.run("init", "--update", in: project.folder)
        #expect(tool.status == .clean, "\(tool)")
        #expect(tool.output == "bordercheck.json has everything already\n")
      }
    }
  }

  @Test func `an update adds what is new and says so`() async throws {
    try await ScratchProject.with(Self.package()) { project in
      let manifest = #"{ "developmentRegion": "en", "owners": { /* none yet */ } }"#
      try project.write(manifest, to: "bordercheck.json")
      let tool = await Tool.run("init", "--update", in: project.folder)
      #expect(tool.status == .clean)
      #expect(tool.output == "added owner Kit\n")
      #expect(
        await Tool.run("init", "--update", in: project.folder).output == "bordercheck.json has everything already\n")
    }
  }

  @Test func `an update that does not go together with what is there is status 2, with its place`() async throws {
    try await ScratchProject.with(Self.package()) { project in
      try project.write(#"{ "developmentRegion": "en", "owners": {}, "profucts": {} }"#, to: "bordercheck.json")
      let tool = await Tool.run("init", "--update", in: project.folder)
      #expect(tool.status == .incomplete)
      #expect(tool.messages.contains("bordercheck.json:"))
      #expect(tool.messages.contains("products"))
    }
  }

  @Test func `a folder without a project, and no folder, are told apart`() async throws {
    try await ScratchProject.with(["readme.txt": ""]) { project in
      let empty = await Tool.run("init", in: project.folder)
      #expect(empty.status == .incomplete)
      #expect(empty.messages.contains("has a String Catalog"))
      let absent = await Tool.run("init", "gone", in: project.folder)
      #expect(absent.status == .incomplete)
      #expect(absent.messages == "error: there is no folder 'gone'; expected the folder of a project\n")
      #expect(project.files == ["readme.txt"])
    }
  }
}
