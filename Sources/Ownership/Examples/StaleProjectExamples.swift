/// Examples of Xcode projects beside the manifest of a generator.
enum StaleProjectExamples {
  private static func app(_ name: String = "H", type: String = "application") -> XcodeExample.Target {
    XcodeExample.Target(name: name, type: type, resources: ["H/Localizable.xcstrings"])
  }

  private static func project(
    _ title: String, _ xcode: XcodeExample.Target..., manifest: String, name: String = "H.xcodeproj"
  ) -> RuleExample {
    let text =
      switch xcode.count {
      case 1: XcodeExample.project(xcode[0])
      case 2: XcodeExample.project(xcode[0], xcode[1])
      default: XcodeExample.project()
      }
    return CatalogExample.project(title, CatalogExample.entry("Title", CatalogExample.text("de", "Titel"))).changing(
      title, ["\(name)/project.pbxproj": text, "Project.swift": manifest])
  }

  private static func target(_ name: String, _ product: String) -> String {
    """
    .target(name: "\(name)", destinations: .iOS, product: .\(product), bundleId: "com.example.\(name)",
        sources: [], resources: ["H/Localizable.xcstrings"])
    """
  }

  private static func manifest(_ targets: String..., before: String = "") -> String {
    """
    import ProjectDescription
    \(before)
    let project = Project(
      name: "H",
      targets: [
        \(targets.joined(separator: ",\n    "))
      ])
    """
  }

  static let stale = [
    project("a new widget", app(), manifest: manifest(target("H", "app"), target("W", "appExtension"))),
    project("a widget that XcodeGen's specification has", app(), manifest: "").changing(
      "a widget that XcodeGen's specification has", ["Project.swift": nil, "project.yml": specification("H", "W")]),
    project("a widget that is gone", app(), app("W", type: "app-extension"), manifest: manifest(target("H", "app"))),
  ]
  private static func specification(_ app: String, _ widget: String) -> String {
    """
    name: H
    targets:
      \(app):
        type: application
        platform: iOS
      \(widget):
        type: app-extension
        platform: iOS
    """
  }

  static let fresh = [
    project("the targets of XcodeGen's specification", app(), app("W", type: "app-extension"), manifest: "").changing(
      "the targets of XcodeGen's specification", ["Project.swift": nil, "project.yml": specification("H", "W")]),
    project("a name that the environment gives", app(), app("W", type: "app-extension"), manifest: "").changing(
      "a name that the environment gives", ["Project.swift": nil, "project.yml": specification("H", "${WIDGET}")]),
    project(
      "the same targets", app(), app("W", type: "app-extension"),
      manifest: manifest(target("W", "appExtension"), target("H", "app"))),
    project(
      "the bundle that the generator makes", app(), app("H_K", type: "bundle"), manifest: manifest(target("H", "app"))),
    project(
      "targets that code makes", app(),
      manifest: manifest(target("H", "app"), "makeWidget(name: \"W\")", before: "let flag = Environment.flag")),
    project("another project", app(), manifest: manifest(target("Q", "app")), name: "Old.xcodeproj"),
  ]
}
