/// Examples of tables and languages that the manifest does not speak of.
enum UndeclaredExamples {
  private typealias Make = CatalogExample
  private static let base = ExampleProject.translated
  private static let text = ExampleProject.strings(["x": "X"])

  static let undeclared = [
    base.changing("Swedish in the package", ["K/sv.lproj/Localizable.strings": ExampleProject.strings(["k": "K-sv"])]),
    base.changing("a catalog of nobody", ["Checkout/Localizable.xcstrings": Make.catalog([])]),
    base.changing(
      "language folders of nobody", ["Checkout/de.lproj/Pay.strings": text, "Checkout/en.lproj/Pay.strings": text]),
  ]
  static let declared = [
    base,
    base.changing(
      "Swedish is optional",
      [
        "bordercheck.json": ExampleProject.manifest(k: "\"optionalLanguages\": [\"sv\"]"),
        "K/sv.lproj/Localizable.strings": ExampleProject.strings(["k": "K-sv"]),
      ]),
    base.changing(
      "somebody else's package",
      [
        "bordercheck.json": ExampleProject.manifest(k: "\"external\": true"),
        "K/sv.lproj/Localizable.strings": ExampleProject.strings(["k": "K-sv"]),
      ]),
    base.changing(
      "a region of a declared language", ["K/de-AT.lproj/Localizable.strings": ExampleProject.strings(["k": "K-AT"])]),
    base.changing("tables of tests", ["KTests/de.lproj/Localizable.strings": text]),
    base.changing("a bundle that is copied as it is", ["H/Settings.bundle/de.lproj/Root.strings": text]),
    base.changing(
      "another project in a folder",
      ["Other/bordercheck.json": ExampleProject.manifest(), "Other/H/en.lproj/Localizable.strings": text]),
  ]
}
