/// Examples of an earlier release that ran on the device.
enum UpgradeExamples {
  private static func upgraded(
    _ title: String, old: String, new: String, device: String, app: String = "", folder: String = "fr"
  ) -> RuleExample {
    func manifest(_ languages: String, _ more: String = "") -> String {
      """
      { "developmentRegion": "en",
        "owners": { "H": { "resources": ["H"] } },
        "products": { "H": { "kind": "app", "info": { "CFBundleLocalizations": [\(languages)] } } } \(more) }
      """
    }
    let chosen = app.isEmpty ? "" : "{\"appLanguages\": {\"H\": [\"\(app)\"]}}, "
    return RuleExample(
      title,
      files: [
        "bordercheck.json": manifest(new, ", \"releases\": {\"1.0\": \"Old\"}"),
        "H/en.lproj/Localizable.strings": ExampleProject.strings(["a": "A-en"]),
        "Old/bordercheck.json": manifest(old),
        "Old/H/en.lproj/Localizable.strings": ExampleProject.strings(["a": "A-en"]),
        "Matrix/upgrade.json": """
        {"languages": [[\(device)]], "steps": [
          {"languages": "each"}, {"install": "1.0"}, \(chosen){"launch": "all"},
          {"upgrade": "current"}, {"launch": "all"}]}
        """,
      ])
  }

  static let same = [upgraded("both releases offer the same", old: "\"en\"", new: "\"en\"", device: "\"de\"")]
  static let pickChanged = [
    upgraded(
      "the new release offers Spanish as well", old: "\"en\"", new: "\"en\", \"es\"", device: "\"fr\", \"es\"")
  ]
  static let languageGone = [
    upgraded(
      "the user chose French, which is gone", old: "\"en\", \"fr\"", new: "\"en\"", device: "\"en\"", app: "fr")
  ]
  static let languageKept = [
    upgraded(
      "French is still there", old: "\"en\", \"fr\"", new: "\"en\", \"fr\"", device: "\"en\"", app: "fr")
  ]
}
