import Findings
import Ownership
import Testing

@Suite("Styles of keys")
struct KeyStyleTests {
  @Test(
    "One word with a dot or underscore inside, or with a small first letter, is a name",
    arguments: ["trip.title", "trip_title", "Trip.title", "seconds", "trip.days %lld", "%lld.days", "a.b/c-d:e"])
  func identifiers(_ key: String) {
    #expect(KeyStyle(of: key) == (key.hasPrefix("%") ? .prose : .identifier))
  }

  @Test(
    "Sentences, words that begin large, and what has no letter are texts",
    arguments: [
      "Trip title", "trip title", "trip %lld days", "%@ days", "Save", "", " ", "%@ %@", "12:30", "été", "l’été est là",
      "a b.c", "a.b 1", "title…",
    ])
  func prose(_ key: String) { #expect(KeyStyle(of: key) == .prose) }

  @Test(
    "Only a code of Interface Builder with a member behind it names an object of a file",
    arguments: [
      ("gHH-BV-5kP.title", true), ("gHH-BV-5kP.ibShadowedText", true), ("gHH-BV-5kP", false),
      ("gHH-BV-5k.title", false),
      ("gHH-BV-5kPx.title", false), ("gHH_BV_5kP.title", false), ("éHH-BV-5k.title", false), ("trip.title", false),
    ])
  func interfaceKeys(_ key: String, _ isOfInterface: Bool) {
    let entry = CheckedEntry(key: key, place: SourcePlace(file: "Main.xcstrings"))
    #expect(entry.isOfInterface == isOfInterface)
  }
}
