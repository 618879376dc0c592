import Projects
import Testing

@Suite struct KnownRegionsTextTests {
  private static func project(_ regions: String) -> String {
    "// !$*UTF8*$!\n{\n\tobjects = {\n\t\tP = {\n\t\t\tisa = PBXProject;\n\t\t\tname = \"knownRegions = (en, );\";\n\(regions)\t\t};\n\t};\n\trootObject = P;\n}\n"
  }

  private static func added(_ region: String, to text: String) -> String? {
    KnownRegionsText.adding(region, to: Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: [
    (
      "\t\t\tknownRegions = (\n\t\t\t\ten,\n\t\t\t\tBase,\n\t\t\t);\n",
      "\t\t\tknownRegions = (\n\t\t\t\ten,\n\t\t\t\tBase,\n\t\t\t\tpl,\n\t\t\t);\n"
    ),
    ("\t\t\tknownRegions = (en, Base);\n", "\t\t\tknownRegions = (en, Base, pl);\n"),
    ("\t\t\tknownRegions = (\n\t\t\t);\n", "\t\t\tknownRegions = (pl,\n\t\t\t);\n"),
    (
      "\t\t\tknownRegions = /* all */ (\r\n\t\t\t\ten,\r\n\t\t\t);\n",
      "\t\t\tknownRegions = /* all */ (\r\n\t\t\t\ten,\r\n\t\t\t\tpl,\r\n\t\t\t);\n"
    ),
  ]) func `a region goes behind the last one, and nothing else changes`(regions: String, expected: String) {
    #expect(Self.added("pl", to: Self.project(regions)) == Self.project(expected))
  }

  @Test func `a tag with a hyphen is in quotes, as Xcode writes it`() {
    let text = Self.project("\t\t\tknownRegions = (\n\t\t\t\ten,\n\t\t\t);\n")
    #expect(
      Self.added("pt-BR", to: text)
        == Self.project("\t\t\tknownRegions = (\n\t\t\t\ten,\n\t\t\t\t\"pt-BR\",\n\t\t\t);\n"))
  }

  @Test(arguments: [
    Self.project(""), Self.project("\t\t\tknownRegions = (pl);\n"), Self.project("\t\t\tknownRegions = pl;\n"), "",
    "{", #"{"objects": {"P": {"isa": "PBXProject", "knownRegions": ["en"]}}, "rootObject": "P"}"#,
    "<<<<<<< HEAD\n" + Self.project("\t\t\tknownRegions = (en);\n"),
  ]) func `a file that is not as Xcode writes it, or needs nothing, is left alone`(text: String) {
    #expect(Self.added("pl", to: text) == nil)
  }
}
