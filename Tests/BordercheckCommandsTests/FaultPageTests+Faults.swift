import TestFiles

extension FaultPageTests {
  static let faults: [Fault] = faultsOfBundles + faultsOfLanguages + faultsOfTexts + faultsOfReleases + faultsUnseen

  private static let trips = "Trips/Localizable.xcstrings"
  private static let keyShown = "none: no table served it, so that the key is shown"

  // MARK: - What lies where

  private static let faultsOfBundles: [Fault] = [
    Fault(
      name: "bundle-missing-from-extension",
      findings: [
        SaidFinding(
          "bundle-not-embedded", product: "Widget", language: "no single one; here German (de)", value: "nothing",
          resolved: "none: the bundle is not there", cause: ["Widget has no bundle \"App_Trips.bundle\" of Trips"],
          place: "bordercheck.json:10", fix: "so that its resource bundle is copied there",
          command: "explain trip.title --owner Trips --product Widget --languages de")
      ]),
    Fault(
      name: "catalog-copied-raw",
      findings: [
        SaidFinding(
          "catalog-not-compiled", product: "App", language: "German (de)", value: "trip.title", resolved: keyShown,
          cause: ["German App", "its bundle holds Localizable.xcstrings uncompiled"], place: trips,
          fix: "compile the catalog", command: "explain trip.title --owner Trips --product App --languages de")
      ]),
    Fault(
      name: "copied-and-drifted",
      findings: [
        SaidFinding(
          "wrong-bundle", product: "Widget", language: "German (de)", value: "Reise", resolved: "German (de)",
          cause: ["German Widget", "the code asks its main bundle for \"trip.title\"", "belongs to Trips"],
          place: "\(trips):4", fix: "pass the owner's bundle",
          command: "explain trip.title --owner Trips --product Widget --languages de")
      ]),
    Fault(
      name: "copy-answers-too",
      findings: [
        SaidFinding(
          "unsupported-access-works", product: "App", language: "German (de)", value: "Deine Reise",
          resolved: "German (de)",
          cause: ["App has \"trip.title\" of Trips in its own German table", "a look-up without a bundle"],
          place: "App/Localizable.xcstrings:21", fix: "remove the copy from the tables of App",
          command: "run --scenario german --product App --message Trips/trip.title --languages de")
      ]),
    Fault(
      name: "package-asks-main",
      findings: [
        SaidFinding(
          "wrong-bundle", product: "App", language: "German (de)", value: "trip.title", resolved: keyShown,
          cause: ["German App", "the code asks its main bundle for \"trip.title\"", "belongs to Trips"],
          place: "\(trips):4", fix: "pass the owner's bundle",
          command: "explain trip.title --owner Trips --product App --languages de")
      ]),
    Fault(
      name: "works-only-in-the-build-folder",
      findings: [
        SaidFinding(
          "bundle-outside-product", product: "App", language: "no single one; here German (de)", value: "trip.title",
          resolved: keyShown, cause: ["outside the installed product", "on another device there is nothing"],
          place: "bordercheck.json:10", fix: "put the bundle where the accessor looks first",
          command: "run --scenario german --product App --message StrayKit/trip.title --languages de")
      ]),
  ]

  // MARK: - Who offers what

  private static let faultsOfLanguages: [Fault] = [
    Fault(
      name: "app-does-not-declare-the-language",
      findings: [
        SaidFinding(
          "language-not-claimed", product: "App", language: "German (de)", value: "Your trip",
          resolved: "English (en)", cause: ["German App", "the main bundle of App offers only English"],
          place: "App/Info.plist:12", fix: "add \"de\" to CFBundleLocalizations",
          command: "explain trip.title --owner Trips --product App --languages de")
      ]),
    Fault(
      name: "extension-without-languages",
      findings: [
        SaidFinding(
          "language-not-claimed", product: "Widget", language: "German (de)", value: "Deine Reise",
          resolved: "German (de)", cause: ["its main bundle offers only English, and not German"],
          place: "bordercheck.json:10", fix: "add \"de\" to CFBundleLocalizations",
          command: "explain trip.title --owner Trips --product Widget --languages de"),
        SaidFinding(
          "languages-differ", product: "Widget", language: "German (de)", value: "Konto", resolved: "German (de)",
          cause: ["Widget is in English and App, which contains it, in German"], place: "bordercheck.json:10",
          fix: "give Widget and App the same CFBundleLocalizations",
          command: "run --scenario german --product App --product Widget --languages de"),
      ]),
    Fault(
      name: "lower-cased-folder",
      findings: [
        SaidFinding(
          "folder-case-mismatch", product: "any that holds Trips", language: "Simplified Chinese (zh-hans)",
          resolved: "none: found in files", cause: ["Trips has zh-hans.lproj", "is written zh-Hans"],
          place: "bordercheck.json:4", fix: "rename the folder to zh-Hans.lproj", command: "run")
      ]),
    Fault(
      name: "regional-table-shadows-its-parent",
      findings: [
        SaidFinding(
          "variant-shadows-parent", product: "App", language: "English (en-GB)", value: "trip.onTime",
          resolved: keyShown, cause: ["that table lacks the key, which its parent en has"], place: "\(trips):4",
          fix: "add the key to en-GB", command: "explain trip.onTime --owner Trips --product App --languages en-GB")
      ]),
  ]

  // MARK: - What a text says

  private static let faultsOfTexts: [Fault] = [
    Fault(
      name: "formatted-without-a-locale",
      findings: [
        SaidFinding(
          "plural-category-unreachable", product: "App", language: "Russian (ru)", value: "Прибытие через 0 минуты",
          resolved: "Russian (ru)",
          cause: ["the Russian text has the form many for that number", "it is formatted without a locale"],
          place: "\(trips):4", fix: "pass the locale",
          command: "explain 'trip.arrivesIn %lld' --owner Trips --product App --languages ru")
      ]),
    Fault(
      name: "key-removed-while-a-caller-remains",
      findings: ["German (de)", "English (en)"].map { language in
        SaidFinding(
          "raw-key-shown", about: language.hasPrefix("G") ? "de" : "en", product: "App", language: language,
          value: "trip.gate", resolved: keyShown,
          cause: ["App, Gate line", "table Localizable of Trips has no such key in any language"],
          place: "bordercheck.json:8", fix: "or take out what still asks for it",
          command: "explain trip.gate --owner Trips --product App --languages")
      }),
    Fault(
      name: "placeholder-left-in-one-language",
      findings: [
        SaidFinding(
          "placeholder-shown", product: "App", language: "German (de)", value: "Pünktlich in %@",
          resolved: "German (de)", cause: ["\"%@\" was not expanded, because the call passes no argument"],
          place: "\(trips):4", fix: "correct the specifier in the value",
          command: "explain trip.onTime --owner Trips --product App --languages de")
      ]),
    Fault(
      name: "plural-form-missing",
      findings: [
        SaidFinding(
          "plural-category-missing", product: "App", language: "Russian (ru)", value: "Прибытие через 0 минуты",
          resolved: "Russian (ru)", cause: ["0 needs the form many", "the Russian text has only one and other"],
          place: "\(trips):4", fix: "add the form many",
          command: "explain 'trip.arrivesIn %lld' --owner Trips --product App --languages ru")
      ]),
  ]

  // MARK: - What an earlier release left

  private static let faultsOfReleases: [Fault] = [
    Fault(
      name: "language-removed-in-the-new-release",
      findings: [
        SaidFinding(
          "language-no-longer-supported", product: "App", language: "French (fr)", value: "Account",
          resolved: "English (en)",
          cause: ["App is in English for a user who chose French", "does not offer that language any more"],
          place: "bordercheck.json:5", fix: "keep the localization",
          command: "run --scenario upgrade --product App --languages en"),
        SaidFinding(
          "pick-changed-between-releases", product: "App", language: "French (fr)", value: "Account",
          resolved: "English (en)", cause: ["App was in French and is in English after the upgrade"],
          place: "bordercheck.json:5", fix: "compare the localizations that the two releases claim",
          command: "run --scenario upgrade --product App --languages en"),
      ]),
    Fault(
      name: "persisted-key-gone",
      findings: [
        SaidFinding(
          "persisted-key-gone", product: "Widget", language: "German (de)", value: "trip.title", resolved: keyShown,
          cause: ["an earlier launch stored the key \"trip.title\"", "has it no more"], place: "bordercheck.json:4",
          fix: "keep the key until no installed release stores it",
          command: "run --scenario upgrade --product Widget --message Trips/trip.title --languages de")
      ]),
    Fault(
      name: "widget-shows-cached-text",
      findings: [
        SaidFinding(
          "persisted-text-stale", product: "Widget", language: "Russian (ru)", value: "Deine Reise",
          resolved: "none: an earlier launch stored the text",
          cause: ["stored by an earlier launch", "a look-up now gives \"Ваша поездка\""], place: "\(trips):4",
          fix: "store the key and its arguments instead of the text",
          command: "run --scenario upgrade --product Widget --message Trips/trip.title --languages ru")
      ]),
  ]

  // MARK: - What could not be observed

  private static let faultsUnseen: [Fault] = [
    Fault(
      name: "host-crashes",
      findings: [
        SaidFinding(
          "host-crashed", product: "App", language: "no single one; here German (de)",
          resolved: "none: nothing was observed", cause: ["App was ended by SIG", "what it shows was not observed"],
          place: "bordercheck.json:5", fix: "--keep-device DIR",
          command: "run --scenario german --product App --languages de")
      ]),
    Fault(
      name: "host-hangs",
      findings: [
        SaidFinding(
          "host-timed-out", product: "App", language: "no single one; here German (de)",
          resolved: "none: nothing was observed", cause: ["App did not end within 1 second"],
          place: "bordercheck.json:5", fix: "--keep-device DIR",
          command: "run --scenario german --product App --languages de")
      ]),
    Fault(
      name: "inflection-markup",
      findings: [
        SaidFinding(
          "not-simulated", product: "App", language: "English (en)", value: "^[3 bag](inflect: true)",
          resolved: "English (en)", cause: ["\"trip.bags\"", "inflection markup, which only a device resolves"],
          place: "\(trips):4", fix: "look at it on a device",
          command: "run --scenario english --product App --message Trips/trip.bags --languages en")
      ]),
    Fault(
      name: "surfaces-without-evidence",
      findings: [
        SaidFinding(
          "host-garbled", product: "App", language: "no single one; here German (de)", value: "0 ungelesen",
          resolved: "German (de)", cause: ["asks for the argument at position 1", "the message has 1 argument"],
          place: "App/Localizable.xcstrings:25", fix: "count positions in the surface from 0",
          command: "--message 'App/account.unread %lld' --languages de"),
        SaidFinding(
          "host-silent", product: "App", language: "no single one; here German (de)",
          resolved: "none: nothing was observed",
          cause: [
            "\"account.signOut\" (the host registered no surface", "\"account.help\" (the surface looked nothing up",
            "\"account.signOt\" (did you mean \"account.signOut\"?)",
          ], place: "bordercheck.json:8", fix: "register a surface for each",
          command: "--message App/account.signOut --languages de"),
      ]),
    Fault(
      name: "text-that-no-device-shows",
      findings: [
        SaidFinding(
          "not-simulated", about: "bill.guests", product: "App", language: "German (de)", value: "2 Gast",
          resolved: "German (de)", cause: ["\"bill.guests\"", "inflection markup, which only a device resolves"],
          place: "App/en.lproj/Localizable.strings:1", fix: "look at it on a device",
          command: "--message App/bill.guests --languages de"),
        SaidFinding(
          "not-simulated", about: "bill.total", product: "App", language: "German (de)", value: "2 zusammen",
          resolved: "German (de)", cause: ["'%@' wants an object, and argument 1 is a number"],
          place: "App/en.lproj/Localizable.strings:2", fix: "correct the specifier in the value",
          command: "--message App/bill.total --languages de"),
      ]),
  ]
}
