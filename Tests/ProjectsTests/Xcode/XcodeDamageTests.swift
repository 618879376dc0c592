import Findings
import Foundation
import Testing

@testable import Projects

@Suite struct XcodeDamageTests {
  private static let whole = XcodeFixture.text(
    """
    P = { isa = PBXProject; mainGroup = G; targets = (T, T, GONE); };
    G = { isa = PBXGroup; children = (H, A); path = App; sourceTree = "<group>"; };
    H = { isa = PBXGroup; children = (G, H, A, LOST); path = Deep; sourceTree = "<group>"; };
    A = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
    B = { isa = PBXBuildFile; fileRef = A; };
    T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S, LOST); dependencies = (D); };
    S = { isa = PBXSourcesBuildPhase; files = (B, LOST); };
    D = { isa = PBXTargetDependency; target = T; };
    """)

  private func read(_ bytes: [UInt8]) throws -> DeclaredProject {
    let fixture = try XcodeFixture("")
    try Data(bytes).write(to: URL(fileURLWithPath: "\(fixture.folder)/App.xcodeproj/project.pbxproj"))
    return fixture.read()
  }

  private func notice(_ text: String) throws -> ProjectNotice? {
    let project = try read(Array(text.utf8))
    #expect(project.targets.isEmpty)
    #expect(project.notices.count == 1)
    #expect(project.notices.first?.weight == .unreadable)
    #expect(project.notices.first?.place.file == "App.xcodeproj/project.pbxproj")
    return project.notices.first
  }

  @Test(.timeLimit(.minutes(1))) func `groups in a ring, and objects that are not there, do no harm`() throws {
    let project = try read(Array(Self.whole.utf8))
    #expect(project.notices.isEmpty)
    #expect(project.targets.first?.sources.map { $0.hasSuffix("A.swift") } == [true])
  }

  @Test func `a merge's marker is named with its line`() throws {
    let lines = Self.whole.split(separator: "\n", omittingEmptySubsequences: false)
    let text = (lines[..<7] + ["<<<<<<< HEAD", lines[7], "=======", ">>>>>>> other"] + lines[8...]).joined(
      separator: "\n")
    let notice = try notice(text)
    #expect(notice?.place.line == 8)
    #expect(
      notice?.message
        == "'App.xcodeproj/project.pbxproj' is unreadable: a merge left its marker here; expected a project as Xcode writes "
        + "it, restore the file from the last commit that Xcode opens")
  }

  @Test func `a file that ends too early is named with the line of its end`() throws {
    let notice = try notice(String(Self.whole.prefix(300)))
    #expect(notice?.place.line != nil)
    #expect(notice?.message.contains("the file ends inside") == true)
  }

  @Test func `garbage, nothing, and a list without a project are unreadable`() throws {
    for text in [
      "\u{0}\u{1}\u{2}PK\u{3}", "", "( a, b )", "{ objects = {}; rootObject = P; }", "<plist><array/></plist>",
    ] {
      #expect(try notice(text) != nil)
    }
    #expect(try read((0..<5000).map { UInt8(truncatingIfNeeded: $0 &* 7919) }).notices.map(\.weight) == [.unreadable])
  }

  @Test func `a project that is not there, or a folder in its place, is unreadable`() throws {
    let fixture = try XcodeFixture(nil, files: ["App.xcodeproj/project.pbxproj/": ""])
    #expect(fixture.read().notices.map(\.weight) == [.unreadable])
    #expect(fixture.read("Else.xcodeproj").notices.first?.place.file == "Else.xcodeproj/project.pbxproj")
  }

  @Test(.timeLimit(.minutes(2))) func `no cut and no changed byte ends the reading`() throws {
    let bytes = Array(Self.whole.utf8)
    for index in stride(from: 0, to: bytes.count, by: 7) {
      _ = try? XcodeValue.reading(Array(bytes[..<index])).list
      var changed = bytes
      changed[index] = UInt8(ascii: index % 2 == 0 ? "{" : "\"")
      guard let value = try? XcodeValue.reading(changed), let objects = XcodeObjects(value) else { continue }
      _ = XcodeReading(XcodeProject(objects, path: "App.xcodeproj", folder: "/nowhere"))
    }
  }

  // MARK: - Other forms of the same

  @Test func `a project in XML is read like any other`() throws {
    let xml = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>rootObject</key><string>P</string><key>objects</key><dict>
      <key>P</key><dict><key>isa</key><string>PBXProject</string><key>targets</key><array><string>T</string></array></dict>
      <key>T</key><dict><key>isa</key><string>PBXAggregateTarget</string><key>name</key><string>All</string></dict>
      </dict></dict></plist>
      """
    #expect(try read(Array(xml.utf8)).targets.map(\.name) == ["All"])
  }

  @Test func `a project in JSON is read with its lines`() throws {
    let json = """
      {"rootObject": "P", "objects": {
        "P": {"isa": "PBXProject", "targets": ["T"]},
        "T": {"isa": "PBXAggregateTarget", "name": "All"}
      }}
      """
    let target = try read(Array(json.utf8)).targets.first
    #expect(target?.name == "All")
    #expect(target?.place.line == 3)
    #expect(try notice(json.replacing("\"T\":", with: "\"T\""))?.place.line == 3)
  }

  @Test func `an old-style project whose keys are quoted is no JSON`() throws {
    let text =
      "{ \"rootObject\" = P; \"objects\" = { P = { isa = PBXProject; targets = (T); }; T = { name = All; }; }; }"
    #expect(try read(Array(text.utf8)).targets.map(\.name) == ["All"])
  }

  @Test func `byte order marks are no part of the text`() throws {
    #expect(try read([0xEF, 0xBB, 0xBF] + Array(Self.whole.utf8)).targets.count == 1)
    let wide = try #require("\u{FEFF}\(Self.whole)".data(using: .utf16LittleEndian))
    #expect(try read([UInt8](wide)).targets.count == 1)
  }
}
