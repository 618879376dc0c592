/// Examples of keys that code asks for, and of one that it does not.
enum UnusedKeyExamples {
  private typealias Call = CallExample

  private static func app(_ title: String, _ code: String, h: String = "", key: String = "account.old") -> RuleExample {
    Call.project(
      title,
      [
        "bordercheck.json": Call.manifest(h: h),
        "H/Localizable.xcstrings": Call.catalog("account.title", key),
        Call.app: Call.screen("Text(\"account.title\")", more: code),
      ])
  }

  static let unused = [
    app("nothing asks for it", ""),
    app("only a declared pattern that does not fit", "", h: "\"dynamicKeys\": [\"account.kind.*\"]"),
    Call.project(
      "nothing asks for the package's key", ["K/Localizable.xcstrings": Call.catalog("trip.title", "trip.old")]),
  ]
  static let used = [
    app("a look-up", "var old: Text { Text(\"account.old\") }"),
    app("a look-up with an argument", "var old: Text { Text(\"account.old \\(name)\") }", key: "account.old %@"),
    app(
      "a look-up with an argument of another type", "var old: Text { Text(\"account.old \\(1)\") }",
      key: "account.old %@"),
    app("a literal that code hands on", "let keys = [\"account.old\"]"),
    app("a raw value", "enum Kind: String { case account = \"account.old\" }"),
    app("a generated symbol", "var old: Text { Text(.accountOld) }"),
    app("a generated symbol that is handed on", "func row() -> Row { Row(title: .accountOld) }"),
    app("keys that code composes, declared", "", h: "\"dynamicKeys\": [\"account.o*\"]"),
    app(
      "keys that code composes, undeclared",
      "func row(_ kind: String) -> String { String(localized: String.LocalizationValue(\"account.\" + kind)) }"),
    app("a preview", "").changing(
      "a preview", [Call.app: Call.screen("Text(\"account.title\")") + "\n#Preview { Text(\"account.old\") }"]),
    Call.project(
      "keys of Info.plist and of shortcuts",
      [
        "H/InfoPlist.xcstrings": Call.catalog("NSCameraUsageDescription"),
        "H/AppShortcuts.xcstrings": CatalogExample.catalog([]),
      ]),
    Call.project(
      "keys that a server sends",
      [
        "bordercheck.json": Call.manifest().replacing(
          "\"products\":", with: "\"remoteKeys\": [{ \"product\": \"H\", \"keys\": [\"push.late\"] }],\n  \"products\":"
        ),
        "H/Localizable.xcstrings": Call.catalog("account.title", "push.late"),
      ]),
    app("a key that Objective-C asks for", "").changing(
      "a key that Objective-C asks for",
      ["H/Code/Old.m": "NSString *old(void) { return NSLocalizedString(@\"account.old\", nil); }"]),
    app("a key that a storyboard names for its own code", "").changing(
      "a key that a storyboard names for its own code",
      ["H/Main.storyboard": "<userDefinedRuntimeAttribute keyPath=\"localizationKey\" value=\"account.old\"/>"]),
    Call.project("keys of a storyboard", ["H/Main.xcstrings": Call.catalog("x3v-GG-iWU.title")]),
    Call.project(
      "nobody declares the sources",
      [
        "bordercheck.json": Call.manifest().replacing("\"sources\": [\"H/Code\"], ", with: ""),
        "H/Localizable.xcstrings": Call.catalog("account.title", "account.old"),
      ]),
    Call.project(
      "others may ask for it, and their sources are not declared",
      [
        "bordercheck.json": Call.manifest(k: "\"access\": \"bundle\"").replacing(
          "\"sources\": [\"H/Code\"], ", with: ""),
        "K/Localizable.xcstrings": Call.catalog("trip.title", "trip.shared"),
      ]),
  ]
}
