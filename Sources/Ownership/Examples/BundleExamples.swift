/// Examples of which bundle is asked.
enum BundleExamples {
  private static let base = ExampleProject.translated

  static let embedded = [base]
  static let notEmbedded = [
    base.changing(
      "the app does not embed the owner",
      ["bordercheck.json": ExampleProject.manifest(h: "\"embeds\": []", more: ExampleProject.message())]),
    base.changing(
      "the code asks a bundle that is nowhere",
      ["bordercheck.json": ExampleProject.manifest(more: ExampleProject.message("\"asks\": \"Gone.bundle\""))]),
  ]
  static let nameMismatch = [
    base.changing(
      "the suffix differs",
      ["bordercheck.json": ExampleProject.manifest(more: ExampleProject.message("\"asks\": \"K.resources\""))]),
    base.changing(
      "the case differs",
      ["bordercheck.json": ExampleProject.manifest(more: ExampleProject.message("\"asks\": \"k.bundle\""))]),
  ]
  static let wrongBundle = [
    base.changing(
      "the package asks the main bundle",
      ["bordercheck.json": ExampleProject.manifest(more: ExampleProject.message("\"asks\": \"main\""))]),
    base.changing(
      "the main bundle has other text under the key",
      [
        "bordercheck.json": ExampleProject.manifest(more: ExampleProject.message("\"asks\": \"main\"")),
        "H/en.lproj/Localizable.strings": ExampleProject.strings(["a": "A-en", "k": "H-en"]),
        "H/de.lproj/Localizable.strings": ExampleProject.strings(["a": "A-de", "k": "H-de"]),
      ]),
  ]
}
