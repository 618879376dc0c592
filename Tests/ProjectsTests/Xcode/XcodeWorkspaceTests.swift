import Findings
import Testing

@testable import Projects

@Suite struct XcodeWorkspaceTests {
  private static let list = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- the apps -->
    <Workspace
       version = "1.0">
       <FileRef
          location = "group:App/App.xcodeproj">
       </FileRef>
       <Group
          location = "container:Modules"
          name = "Modules &amp; more">
          <FileRef location = "group:R&amp;D/Feature"></FileRef>
          <Group location = "group:Deep" name = "Deep"><FileRef location='group:Kit.xcodeproj'/></Group>
          <FileRef location = "container:Tools"/>
       </Group>
       <FileRef location = "group:Pods/Pods.xcodeproj"></FileRef>
       <FileRef location = "group:README.md"></FileRef>
       <FileRef location = "developer:Thing.xcodeproj"></FileRef>
       <FileRef location = "absolute:/nowhere/Other.xcodeproj"></FileRef>
    </Workspace>
    """

  private static let files = [
    "ios/App/App.xcodeproj/project.pbxproj": "", "ios/Modules/R&D/Feature/Package.swift": "",
    "ios/Modules/Deep/Kit.xcodeproj/project.pbxproj": "", "ios/Tools/Package.swift": "", "ios/README.md": "",
  ]

  @Test func `a workspace names the projects and packages that are on disk`() throws {
    let fixture = try XcodeFixture(nil, files: Self.files)
    try fixture.write(Self.list, to: "ios/All.xcworkspace/contents.xcworkspacedata")
    let reading = XcodeWorkspaceReader.read("ios/All.xcworkspace", in: fixture.folder)
    #expect(
      reading.references == [
        XcodeReference(kind: .project, path: "ios/App/App.xcodeproj"),
        XcodeReference(kind: .project, path: "ios/Modules/Deep/Kit.xcodeproj"),
        XcodeReference(kind: .package, path: "ios/Modules/R&D/Feature"),
        XcodeReference(kind: .package, path: "ios/Tools"),
      ])
    #expect(
      reading.declared.sources == [ProjectFile(path: "ios/All.xcworkspace", format: .xcodeWorkspace, name: "All")])
    #expect(reading.declared.notices.isEmpty)
  }

  @Test func `the workspace inside a project means that project by itself, and its folder by the container`() throws {
    let list = "<Workspace><FileRef location=\"self:\"/><FileRef location=\"container:Tools\"/></Workspace>"
    let fixture = try XcodeFixture(nil, files: Self.files)
    try fixture.write(list, to: "ios/Own.xcodeproj/project.xcworkspace/contents.xcworkspacedata")
    try fixture.write("", to: "ios/Own.xcodeproj/project.pbxproj")
    let reading = XcodeWorkspaceReader.read("ios/Own.xcodeproj/project.xcworkspace", in: fixture.folder)
    #expect(reading.references.map(\.path) == ["ios/Own.xcodeproj", "ios/Tools"])
  }

  @Test(arguments: [
    ("<Workspace>\n<FileRef location = \"group:A", 2), ("plain words", 1), ("", 1), ("<other/>", 1),
    ("<Workspace>\n<<<<<<< HEAD\n", 2), ("<Workspace>\n</Workspace>\nrest", 3),
  ])
  func `damage is named with its line`(text: String, line: Int) throws {
    let fixture = try XcodeFixture(nil, files: ["All.xcworkspace/contents.xcworkspacedata": text])
    let notices = XcodeWorkspaceReader.read("All.xcworkspace", in: fixture.folder).declared.notices
    #expect(notices.map(\.weight) == [.unreadable])
    #expect(notices.first?.place.file == "All.xcworkspace/contents.xcworkspacedata")
    #expect(notices.first?.place.line == line)
  }

  @Test func `a workspace without its list is unreadable`() throws {
    let fixture = try XcodeFixture(nil)
    #expect(
      XcodeWorkspaceReader.read("All.xcworkspace", in: fixture.folder).declared.notices.map(\.weight) == [.unreadable])
  }

  @Test func `a folder's workspaces are among what it declares, with projects elsewhere told`() throws {
    let list = "<Workspace><FileRef location=\"group:App.xcodeproj\"/><FileRef location=\"group:../Kit\"/></Workspace>"
    let fixture = try XcodeFixture(
      nil,
      files: [
        "Kit/Package.swift": "", "ios/App.xcodeproj/project.pbxproj": XcodeFixture.text("P = {isa = PBXProject; };"),
        "ios/All.xcworkspace/contents.xcworkspacedata": list,
      ])
    let project = ProjectReader.read(folder: "\(fixture.folder)/ios")
    #expect(project.sources.map(\.path) == ["All.xcworkspace", "App.xcodeproj"])
    #expect(project.notices.map(\.weight) == [.uncertain])
    #expect(
      project.notices.first?.message.hasPrefix("'All.xcworkspace' holds '../Kit', which lies outside") == true)
  }
}
