import Foundation
import HostEvidence
import LocalizationRuntime

/// What this process is made of, tried before any command: a build that lost ICU, or that holds two Swift runtimes, would
/// give wrong answers without a word.
struct StartUpTest {
  /// Plural category of 2 in Russian.
  var pluralOfTwoInRussian = PluralCategory.of(2, locale: "ru")
  /// What serves a reader of Austrian German where English and German are offered.
  var servedToAnAustrian = LanguageMatching.matches(preferences: ["de-AT"], available: ["en", "de"])
  /// Foundation answers `en_001` where it was linked without ICU.
  var egyptianArabic = Locale(identifier: "ar_EG").identifier
  /// A static executable may lack what turns a Swift array into one of a property list.
  var writesPropertyLists = (try? PropertyListFile.xml(of: ["list": ["a", ["b"]] as [Any]])) != nil
  var runtimes = SwiftRuntimes.ofThisProcess

  /// One sentence for each thing that is wrong; none where the process is sound.
  var problems: [String] {
    var problems: [String] = []
    if pluralOfTwoInRussian != .few || servedToAnAustrian != ["de"] || egyptianArabic != "ar_EG" {
      problems.append(
        "this bordercheck was linked without ICU: it says that 2 is \"\(pluralOfTwoInRussian.rawValue)\" in Russian "
          + "(few), that \(servedToAnAustrian) serve de-AT (de), and that ar_EG is \(egyptianArabic); expected a build "
          + "with _FoundationICU")
    }
    if !writesPropertyLists {
      problems.append(
        "this bordercheck was linked without parts of Foundation: it cannot write an array into a property list; "
          + "expected a build as .ci/static-build makes it, or with shared libraries")
    }
    if runtimes.paths.count > 1 {
      problems.append(
        "this process has \(runtimes.paths.count) Swift runtimes, \(runtimes.paths.joined(separator: " and ")); expected "
          + "one: build a static bordercheck with SWIFT_HOST_LIBRARIES= (no text)")
    }
    return problems
  }
}
