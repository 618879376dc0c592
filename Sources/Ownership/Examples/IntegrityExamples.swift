/// Examples of catalogs that are damaged, odd, or in the wrong place.
enum IntegrityExamples {
  private typealias Make = CatalogExample

  private static let one = Make.manual("trip.title", Make.text("de", "Reise"), Make.text("en", "Trip"))
  private static let other = Make.manual("trip.title", Make.text("de", "Ausflug"), Make.text("en", "Trip"))
  private static let whole = Make.catalog([one])
  private static let base = Make.file("a sound catalog", whole)

  static let sound = [base]
  static let invalid = [
    Make.file("the catalog ends in the middle", String(whole.prefix(120))),
    Make.file("an array instead of an object", "[]"),
    Make.file("a text without a state", whole.replacing("\"state\" : \"translated\", ", with: "")),
    Make.file("a comma before a bracket", whole.replacing("\"version\" : \"1.0\"", with: "\"version\" : \"1.0\",")),
  ]
  static let conflict = [
    Make.file(
      "a merge was not finished",
      whole.replacing("  \"version\"", with: "<<<<<<< HEAD\n=======\n>>>>>>> feature\n  \"version\""))
  ]
  static let duplicate = [
    Make.project("two entries for one key", one, other),
    Make.project(
      "one language twice",
      Make.manual("trip.title", Make.text("de", "Reise"), Make.text("de", "Ausflug"), Make.text("en", "Trip"))),
    ExampleProject.translated.changing(
      "one key twice in a .strings file", ["K/de.lproj/Localizable.strings": "\"k\" = \"K-1\";\n\"k\" = \"K-2\";\n"]),
  ]
  static let stray = [Make.file("an entry beside `strings`", Make.catalog([one], more: "\n  \(other),"))]
  static let byteOrderMark = [Make.file("a byte order mark", "\u{FEFF}" + whole)]
  static let unknownVersion = [
    Make.file("version 1.9", whole.replacing("1.0", with: "1.9")),
    Make.project(
      "a member that no version has", Make.entry("Trip", Make.text("de", "Reise"), members: "\"mood\" : 1,")),
  ]
  static let insideFolder = [
    base.changing(
      "a catalog in de.lproj", ["H/Localizable.xcstrings": nil, "H/de.lproj/Localizable.xcstrings": whole])
  ]
  static let interfaceBuilder = [
    base.changing("a storyboard's catalog in mul.lproj", ["H/mul.lproj/Main.xcstrings": whole])
  ]
}
