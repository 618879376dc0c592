/// Examples of `%#@name@` and what it stands for.
enum SubstitutionExamples {
  private static let files = TextExample.substitution(
    "files", argNum: 1, ["one": "%arg file", "other": "%arg files"])

  private static func english(_ title: String, _ text: String, _ substitutions: String...) -> RuleExample {
    let body = substitutions.joined(separator: ", ")
    return TextExample.project(
      title,
      ["en": body.isEmpty ? TextExample.text(text) : TextExample.substituted(text, body)])
  }

  static let undefined = [
    english("none at all", "%#@files@ left"), english("another name", "%#@file@ left", files),
    TextExample.project(
      "in the translation",
      ["en": TextExample.substituted("%#@files@ left", files), "de": TextExample.text("%#@files@ übrig")]),
    RuleExample(
      "in a loose table",
      files: [
        "bordercheck.json": ExampleProject.manifest(),
        "H/en.lproj/Localizable.strings": ExampleProject.strings(["a": "A-en"]),
        "K/en.lproj/Localizable.strings": ExampleProject.strings(["n": "%#@n@"]),
      ]),
  ]
  static let defined = [
    english("one", "%#@files@ left", files),
    english(
      "two with arguments of their own", "%#@files@ in %#@folders@", files,
      TextExample.substitution("folders", argNum: 2, ["one": "%arg folder", "other": "%arg folders"])),
    RuleExample(
      "in a loose table",
      files: [
        "bordercheck.json": ExampleProject.manifest(),
        "H/en.lproj/Localizable.strings": ExampleProject.strings(["a": "A-en"]),
        "K/en.lproj/Localizable.strings": ExampleProject.strings(["n": "old"]),
        "K/en.lproj/Localizable.stringsdict": EntryExamples.plural(forms: ["one": "%d n", "other": "%d n"]),
      ]),
  ]
  static let unused = [english("a text without it", "%lld files left", files)]
  static let twice = [
    english(
      "both count the first", "%#@files@ in %#@folders@", files,
      TextExample.substitution("folders", argNum: 1, ["one": "%arg folder", "other": "%arg folders"]))
  ]
  static let unsaid = [
    english(
      "beside another argument", "%#@files@ of %@",
      TextExample.substitution("files", ["one": "%arg file", "other": "%arg files"]))
  ]
  static let type = [
    TextExample.project(
      "the name is counted",
      [
        "en": TextExample.text("%1$@ has %2$lld files"),
        "de": TextExample.substituted(
          "%2$@ hat %#@dateien@",
          TextExample.substitution("dateien", argNum: 1, ["one": "%arg Datei", "other": "%arg Dateien"])),
      ])
  ]
  static let argumentOutside = [english("in a plain text", "%arg files")]
  static let argumentInside = [
    english("in a substitution", "%#@files@", files),
    TextExample.project(
      "in a plural", key: "%lld files",
      ["en": TextExample.plural(["one": "%arg file", "other": "%arg files"])]),
    TextExample.project(
      "in a catalog that may have it", key: "Hello, %arg!", version: "1.2", members: "",
      ["en": TextExample.text("Hello, %arg!")]),
  ]
  static let withoutOther = [
    english("only one", "%#@files@", TextExample.substitution("files", argNum: 1, ["one": "%arg file"]))
  ]
  static let multiple = [defined[1]]
  static let single = [defined[0]]
}
