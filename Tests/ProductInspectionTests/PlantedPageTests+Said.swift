import TestFiles

extension PlantedPageTests {
  private static let keyShown = "none: no table served it, so that the key is shown"
  private static let texts = "Trips.app/Trips_TripTexts.bundle"

  /// One for each of `PlantedDefectTests.defects`.
  static let shown: [SaidFinding] = [
    SaidFinding(
      "raw-key-shown", product: "Trips", language: "German (de)", value: "trip.title", resolved: keyShown,
      cause: ["German Trips", "the German table of Trips_TripTexts has no entry"],
      place: "\(texts)/en.lproj/Localizable.strings", fix: "add a value for de",
      command: "explain trip.title --owner Trips_TripTexts --product Trips --languages de --built Trips.app"),
    SaidFinding(
      "value-empty", product: "TripWidget", language: "German (de)", value: "empty text", resolved: "German (de)",
      cause: ["shows nothing for \"widget.title\"", "is empty"],
      place: "Trips.app/PlugIns/TripWidget.appex/en.lproj/Localizable.strings", fix: "fill in the value",
      command: "explain widget.title --owner TripWidget --product TripWidget --languages de"),
    SaidFinding(
      "language-not-claimed", product: "Trips", language: "French (fr)", value: "Pay", resolved: "English (en)",
      cause: ["Trips_Checkout has French", "the main bundle of Trips offers only German and English"],
      place: "Trips.app/Info.plist", fix: "add \"fr\" to CFBundleLocalizations",
      command: "explain checkout.pay --owner Trips_Checkout --product Trips --table Checkout --languages fr"),
    SaidFinding(
      "table-unreadable", about: "de", product: "Trips", language: "German (de)", value: "account.title",
      resolved: keyShown, cause: ["de.lproj/Localizable.strings cannot be read", "no closing quote"],
      place: "Trips.app/de.lproj/Localizable.strings:1", fix: "repair the file", command: "--product Trips"),
    SaidFinding(
      "catalog-not-compiled", about: "de", product: "Trips", language: "German (de)", value: "checkout.pay",
      resolved: keyShown, cause: ["its bundle holds Checkout.xcstrings uncompiled"],
      place: "Trips.app/Trips_Checkout.bundle", fix: "compile the catalog",
      command: "explain checkout.pay --owner Trips_Checkout --product Trips --table Checkout --languages de"),
    SaidFinding(
      "null-shown", product: "Trips", language: "German (de)", value: "(null)", resolved: "German (de)",
      cause: ["shows \"(null)\" for \"trip.arrivesIn %lld\"", "no form other"],
      place: "\(texts)/en.lproj/Localizable.strings", fix: "give the plural entry its `other` form",
      command: "explain 'trip.arrivesIn %lld' --owner Trips_TripTexts --product Trips --languages de"),
    SaidFinding(
      "plural-category-missing", product: "Trips", language: "Russian (ru)", value: "Через 2 минут",
      resolved: "Russian (ru)", cause: ["the Russian text has only one and other"],
      place: "\(texts)/en.lproj/Localizable.strings", fix: "add the form",
      command: "explain 'trip.arrivesIn %lld' --owner Trips_TripTexts --product Trips --languages ru"),
    SaidFinding(
      "placeholder-shown", product: "Trips", language: "German (de)", value: "Hallo %#@wer@",
      resolved: "German (de)", cause: ["\"%#@wer@\" was not expanded"],
      place: "Trips.app/en.lproj/Localizable.strings", fix: "add the substitution \"wer\"",
      command: "explain 'account.greeting %@' --owner Trips --product Trips --languages de"),
    SaidFinding(
      "variant-shadows-parent", product: "Trips", language: "German (de-AT)", value: "trip.title", resolved: keyShown,
      cause: ["that table lacks the key, which its parent de has"], place: "\(texts)/en.lproj/Localizable.strings",
      fix: "add the key to de-AT",
      command: "explain trip.title --owner Trips_TripTexts --product Trips --languages de-AT"),
    SaidFinding(
      "source-language-has-no-table", product: "Trips", language: "English (en)", value: "checkout.pay",
      resolved: keyShown, cause: ["shows raw keys of Trips_Checkout", "table Checkout exists only in de"],
      place: "Trips.app/Trips_Checkout.bundle/de.lproj/Checkout.strings", fix: "an explicit value in en",
      command: "explain checkout.pay --owner Trips_Checkout --product Trips --table Checkout --languages en"),
    SaidFinding(
      "table-absent", about: "de", product: "Trips", language: "German (de)", value: "checkout.pay",
      resolved: keyShown, cause: ["its bundle has no table Checkout in de, en"],
      place: "Trips.app/Trips_Checkout.bundle", fix: "add the table to the owner's resources",
      command: "explain checkout.pay --owner Trips_Checkout --product Trips --table Checkout --languages de"),
    SaidFinding(
      "unsupported-access-works", product: "Trips", language: "German (de)", value: "Reise", resolved: "German (de)",
      cause: ["Trips has \"trip.title\" of Trips_TripTexts in its own German table"],
      place: "Trips.app/de.lproj/Localizable.strings", fix: "remove the copy from the tables of Trips",
      command: "inspect Trips.app --product Trips"),
  ]

  /// One for each of `PlantedGapTests.gaps`.
  static let gaps: [SaidFinding] = [
    gap(
      "language-over-claimed", in: "French (fr)", ["offers French by CFBundleLocalizations", "reads English"],
      at: "Info.plist", fix: "take the language out of CFBundleLocalizations"),
    gap(
      "language-parity", of: "TripWidget", in: "German (de)", ["TripWidget does not offer German, which Trips has"],
      at: "PlugIns/TripWidget.appex/Info.plist", fix: "give TripWidget a de.lproj"),
    gap(
      "language-parity", in: "German (de)", ["Trips_Checkout lacks German", "in English on a screen that is not"],
      at: "Trips_Checkout.bundle/Info.plist", fix: "translate Trips_Checkout"),
    gap(
      "source-language-only-in-base", in: "English (en)", ["English texts only in Base.lproj", "may be shown German"],
      at: "Base.lproj/Localizable.strings", fix: "move the tables of Base.lproj to en.lproj"),
    gap(
      "system-table-absent", in: "German (de)", ["a reader of German reads \"Trips\" as its name"],
      at: "en.lproj/InfoPlist.strings", fix: "add \"CFBundleDisplayName\" to de.lproj/InfoPlist.strings"),
    gap(
      "system-table-absent", in: "German (de)", ["reads \"Scans tickets\" as a permission prompt"],
      at: "de.lproj/InfoPlist.strings", fix: "add \"NSCameraUsageDescription\" to de.lproj/InfoPlist.strings"),
    gap(
      "system-table-absent", of: "TripWidget", in: "German (de)", ["\"Next trip\" in Shortcuts and Siri", "ShowTrip"],
      at: "PlugIns/TripWidget.appex/de.lproj/Localizable.strings", fix: "add \"Next trip\" to de.lproj"),
    gap(
      "system-table-absent", in: "German (de)", ["reads \"Sounds\" in Settings"],
      at: "Settings.bundle/en.lproj/Root.strings", fix: "add \"Sound\" to de.lproj/Root.strings"),
    gap(
      "system-table-misplaced", ["Trips_TripTexts in Trips has table InfoPlist", "NSCameraUsageDescription"],
      at: "Trips_TripTexts.bundle/de.lproj/InfoPlist.strings", fix: "move the table to the bundle of the product"),
    gap(
      "info-unreadable", of: "TripWidget", ["Info.plist of TripWidget cannot be read", "as if it declared none"],
      at: "PlugIns/TripWidget.appex/Info.plist", fix: "write the Info.plist anew"),
    gap(
      "info-unreadable", ["extract.actionsdata of Trips cannot be read", "not in Shortcuts or Siri"],
      at: "Metadata.appintents/extract.actionsdata", fix: "build the product anew"),
    gap(
      "table-unreadable", in: "German (de)", ["a reader of German gets none of its texts", "no closing quote"],
      at: "de.lproj/InfoPlist.strings", fix: "repair the file"),
    gap(
      "table-unreadable", ["Help.loctable of Trips cannot be read", "a reader of any language"],
      at: "Trips_Checkout.bundle/Help.loctable", fix: "repair the file"),
  ]

  /// - Parameter language: in words; nil where the finding is about no single one.
  private static func gap(
    _ rule: String, of product: String = "Trips", in language: String? = nil, _ cause: [String], at place: String,
    fix: String
  ) -> SaidFinding {
    SaidFinding(
      rule, product: product, language: language ?? "no single one",
      resolved: "none: found in files, without a look-up", cause: cause, place: "Trips.app/\(place)", fix: fix,
      command: "bordercheck inspect Trips.app --product \(product)")
  }
}
