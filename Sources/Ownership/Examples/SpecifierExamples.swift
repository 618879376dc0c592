/// Examples of specifiers that a translation changed.
enum SpecifierExamples {
  /// An English text and its German translation.
  private static func german(_ title: String, _ english: String, _ german: String) -> RuleExample {
    TextExample.project(title, ["en": TextExample.text(english), "de": TextExample.text(german)])
  }

  private static func english(_ title: String, _ english: String) -> RuleExample {
    TextExample.project(title, ["en": TextExample.text(english)])
  }

  /// A key that is the English text, and its German translation.
  private static func key(_ title: String, _ key: String, _ german: String) -> RuleExample {
    TextExample.project(title, key: key, members: "", ["de": TextExample.text(german)])
  }

  static let type = [
    german("a number where a name is passed", "Hello %@", "Hallo %d"),
    german("numbered, another kind", "%1$@ has %2$lld", "%2$@ hat %1$@"),
    key("held against the key", "Hello %@", "Hallo %lld"),
    TextExample.project(
      "in one plural form",
      [
        "en": TextExample.plural(["one": "%lld file", "other": "%lld files"]),
        "de": TextExample.plural(["one": "%@ Datei", "other": "%@ Dateien"]),
      ]),
    RuleExample(
      "in a loose table",
      files: [
        "bordercheck.json": ExampleProject.manifest(),
        "H/en.lproj/Localizable.strings": ExampleProject.strings(["a": "A-en"]),
        "K/en.lproj/Localizable.strings": ExampleProject.strings(["k": "Hello %@"]),
        "K/de.lproj/Localizable.strings": ExampleProject.strings(["k": "Hallo %d"]),
      ]),
  ]
  static let sameType = [
    german("another order, numbered", "%1$@ has %2$lld", "%2$lld hat %1$@"),
    german("unnumbered in the source, numbered in another order", "%@ has %lld", "%2$lld hat %1$@"),
    german("another precision", "%.1f km", "%.2f km"),
    german("a percent sign before a blank is prose", "%@ done", "100 %d %@".replacing("%d ", with: "% de ")),
    german("labels", "%(name)@ has %(count)lld", "%1$@ hat %2$lld"),
    TextExample.project(
      "an identifier has no text to compare with", key: "greeting.hello", members: "",
      ["de": TextExample.text("Hallo %lld")]),
    TextExample.project(
      "plain in the source, a plural here", key: "%lld files",
      members: "",
      [
        "de": TextExample.plural(["one": "Eine Datei", "other": "%lld Dateien"])
      ]),
  ]

  static let width = [german("half of the number", "%lld files", "%d Dateien")]
  static let sameWidth = [
    german("both are as long on every system of today", "%ld files", "%lld Dateien"),
    german("signed and unsigned", "%lu files", "%ld Dateien"), german("precision", "%.1f km", "%lf km"),
  ]

  static let extra = [
    german("one more than is passed", "Hello %@", "Hallo %@, %@"),
    german("none is passed", "Hello", "Hallo %@"),
    TextExample.project(
      "in a form of a substitution",
      [
        "en": TextExample.text("%lld files"),
        "de": TextExample.substituted(
          "%#@dateien@",
          TextExample.substitution(
            "dateien", argNum: 1, ["one": "%arg Datei in %2$@", "other": "%arg Dateien in %2$@"])),
      ]),
  ]
  static let notExtra = [
    german("as many", "Hello %@", "Hallo %@"), german("one twice", "%1$@ and %2$@", "%1$@ und %1$@, %2$@"),
    german("a percent sign in a text without arguments", "Half off", "50 % drauf, 50%de"),
    TextExample.project(
      "the source text drops what the key passes", key: "%@ already there", members: "",
      ["en": TextExample.text("Already there"), "de": TextExample.text("%@ gibt es schon")]),
  ]

  static let missing = [
    german("the last is left out", "%@ has %lld files", "%@ hat Dateien"),
    german("the first is left out and the second not numbered", "%@ has %lld files", "%lld Dateien"),
  ]
  static let notMissing = [
    german("all there", "%@ has %lld files", "%2$lld Dateien von %1$@"),
    TextExample.project(
      "the form for one goes without the number",
      [
        "en": TextExample.plural(["one": "%lld file", "other": "%lld files"]),
        "de": TextExample.plural(["one": "Eine Datei", "other": "%lld Dateien"]),
      ]),
    TextExample.project(
      "a substitution shows it",
      [
        "en": TextExample.text("%lld files in %@"),
        "de": TextExample.substituted(
          "%#@dateien@ in %2$@",
          TextExample.substitution("dateien", argNum: 1, ["one": "%arg Datei", "other": "%arg Dateien"])),
      ]),
  ]

  static let damaged = [
    german("the number without its sign", "%@ of %@", "%1 von %2"),
    german("a full-width percent sign", "%@ left", "noch ％@"), german("a blank", "Hello %@", "Hallo % @"),
    german("two signs", "%1$lld files", "%1$$lld Dateien"),
    german("numbers without letters before percent signs", "%lld%% of %lld%%", "%1%% von %2%%"),
    german("Swift code", "Hello %@", "Hallo \\(name)"),
  ]
  static let notDamaged = [
    german("whole", "%@ of %@", "%1$@ von %2$@"), german("prose", "Half", "50 % und ５０％"),
    german("left out, nothing damaged", "%@ left", "50% übrig"),
  ]

  static let ambiguous = [english("two names", "%@ invites %@"), english("two numbers", "%lld of %d")]
  static let unambiguous = [
    english("numbered", "%1$@ invites %2$@"), english("a name and a number", "%@ has %lld"),
    english("labelled", "%(host)@ invites %(guest)@"),
  ]

  static let mixed = [
    german("one of two", "%1$@ has %2$lld", "%1$@ hat %lld"),
    TextExample.project(
      "a substitution that does not say its argument",
      [
        "en": TextExample.substituted(
          "%1$@ has %#@files@", TextExample.substitution("files", ["one": "%arg file", "other": "%arg files"]))
      ]),
  ]
  static let notMixed = [
    german("all numbered", "%1$@ has %2$lld", "%1$@ hat %2$lld"),
    TextExample.project(
      "a substitution that says its argument",
      [
        "en": TextExample.substituted(
          "%1$@ has %#@files@",
          TextExample.substitution("files", argNum: 2, ["one": "%arg file", "other": "%arg files"]))
      ]),
  ]

  static let conflict = [
    english("in one text", "%1$@ has %1$lld"),
    TextExample.project(
      "in two forms", ["en": TextExample.plural(["one": "%lld file", "other": "%@ files"])]),
    TextExample.project(
      "a substitution and its form",
      [
        "en": TextExample.substituted(
          "%#@points@", TextExample.substitution("points", type: "li", ["one": "1 p", "other": "%@ p"]))
      ]),
    TextExample.project(
      "on two devices", ["en": TextExample.device(["mac": "%@ files", "other": "%lld files"])]),
  ]
  static let noConflict = [
    english("one argument twice", "%1$@ and %1$@"),
    TextExample.project("two forms", ["en": TextExample.plural(["one": "A file", "other": "%lld files"])]),
  ]

  static let gap = [
    english("the second is skipped", "%1$@ and %3$@"),
    TextExample.project(
      "before a plural",
      [
        "en": TextExample.substituted(
          "%1$@ %3$#@n@", TextExample.substitution("n", argNum: 3, ["one": "%arg file", "other": "%arg files"]))
      ]),
  ]
  static let noGap = [
    english("none skipped", "%2$@ and %1$@"),
    german("left out in a translation, which is another rule's", "%1$@, %2$@ and %3$@", "%1$@ und %3$@"),
  ]

  static let lonePercent = [
    german("where a value is filled in", "%lld%% of %@", "%1$lld%% von %2$@, 100% sicher"),
    english("at the end", "%@ at 50%"),
  ]
  static let barePercent = [
    german("nothing is filled in", "100 percent", "100% und 50 %"), german("escaped", "%lld%%", "%lld %%"),
  ]

  static let escapes = [
    german("lost", "%lld%% of %@", "%1$lld von %2$@"), german("shown twice", "100% done", "100%% fertig"),
  ]
  static let sameEscapes = [german("another order", "%lld%% of %@", "von %2$@ %1$lld%%")]
}
