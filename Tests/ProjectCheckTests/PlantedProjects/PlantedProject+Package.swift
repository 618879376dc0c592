import Findings
import OwnershipManifest

extension PlantedProject {
  /// A package whose app and widget are executables, with three libraries; one of them is in no product yet.
  ///
  /// No defects: `OK` and other words in two modules where an exception says so; French without `many`; a key that is
  /// not to be translated, and one without words; a translation in another order; a German text for exactly 0; a key
  /// asked for by its symbol; keys composed by code that the manifest declares; what a preview and a test ask for.
  static let package: PlantedProject = {
    let pantry = "Sources/PantryKit/Resources"
    let shopping = "Sources/ShoppingList/Resources/Localizable.xcstrings"
    let widget = "Sources/LarderWidget/Resources/Localizable.xcstrings"
    let duplicate = PinnedFinding(
      rule: "owner.duplicate-key", severity: .note, owner: "PantryKit", table: "Localizable", key: "OK",
      file: "\(pantry)/Localizable.xcstrings", line: 43, isAccepted: true)
    var unacceptedDuplicate = duplicate
    unacceptedDuplicate.isAccepted = false
    let undeclaredLanguage = PinnedFinding(
      rule: "owner.undeclared", severity: .warning, owner: "ShoppingList", language: "it", file: shopping)

    return PlantedProject(
      name: "Package",
      owners: [
        DraftedOwner(
          name: "LarderApp", bundle: "Larder_LarderApp.bundle",
          resources: ["Sources/LarderApp/Resources/Localizable.xcstrings"], languages: ["de", "fr", "pl"],
          sources: ["Sources/LarderApp"]),
        DraftedOwner(
          name: "LarderWidget", bundle: "Larder_LarderWidget.bundle", resources: [widget],
          languages: ["de", "fr", "pl"], sources: ["Sources/LarderWidget"]),
        DraftedOwner(
          name: "PantryKit", bundle: "Larder_PantryKit.bundle",
          resources: ["\(pantry)/InfoPlist.xcstrings", "\(pantry)/Localizable.xcstrings"],
          languages: ["de", "fr", "pl"], sources: ["Sources/PantryKit"], accessors: ["PantryCopy"]),
        DraftedOwner(
          name: "Seasonal", bundle: "Larder_Seasonal.bundle",
          resources: ["Sources/Seasonal/Resources/Localizable.xcstrings"], languages: ["de", "fr", "pl"],
          sources: ["Sources/Seasonal"], accessors: ["SeasonalCopy"]),
        DraftedOwner(
          name: "ShoppingList", bundle: "Larder_ShoppingList.bundle", resources: [shopping],
          languages: ["de", "fr", "pl"], optionalLanguages: ["it"], sources: ["Sources/ShoppingList"],
          accessors: ["ShoppingCopy"]),
      ],
      products: [
        DraftedProduct(
          name: "LarderApp", kind: .tool, identifier: "bordercheck.LarderApp", embeds: ["PantryKit", "ShoppingList"]),
        DraftedProduct(
          name: "LarderWidget", kind: .tool, identifier: "bordercheck.LarderWidget", embeds: ["PantryKit"]),
      ],
      defects: [
        Defect(
          finding: PinnedFinding(
            rule: "lang.missing", severity: .error, owner: "PantryKit", table: "Localizable",
            key: "pantry.expiresToday", language: "de", file: "\(pantry)/Localizable.xcstrings", line: 65),
          repairs: [
            .replace(
              "\(pantry)/Localizable.xcstrings",
              old: #""Expires today""#,
              new: #""Expires today" } }, "de" : { "stringUnit" : { "state" : "translated", "value" : "Heute""#)
          ]),
        Defect(
          finding: PinnedFinding(
            rule: "plural.missing-category", severity: .error, owner: "PantryKit", table: "Localizable",
            key: "pantry.itemCount %lld", language: "pl", file: "\(pantry)/Localizable.xcstrings", line: 157),
          repairs: [
            .replace(
              "\(pantry)/Localizable.xcstrings", old: #""many" : {"#,
              new: #""few" : { "stringUnit" : { "state" : "translated", "value" : "%lld słoiki" } }, "many" : {"#)
          ]),
        Defect(
          finding: PinnedFinding(
            rule: "fmt.type", severity: .error, owner: "ShoppingList", table: "Localizable",
            key: "shopping.addedBy %@ %lld", language: "fr", file: shopping, line: 73),
          repairs: [.replace(shopping, old: "quantité %2$@", new: "quantité %2$lld")]),
        Defect(
          finding: PinnedFinding(
            rule: "owner.duplicate-key", severity: .error, owner: "PantryKit", table: "Localizable",
            key: "common.done", file: "\(pantry)/Localizable.xcstrings", line: 14),
          repairs: [
            .replace(shopping, old: "common.done", new: "shopping.done"),
            .replace("Sources/ShoppingList/ShoppingCopy.swift", old: "common.done", new: "shopping.done"),
          ]),
        Defect(
          finding: undeclaredLanguage,
          repairs: [
            .replace(
              "bordercheck.json", old: #""sources": ["Sources/ShoppingList"],"#,
              new: #""sources": ["Sources/ShoppingList"], "optionalLanguages": ["it"],"#)
          ]),
        Defect(
          finding: PinnedFinding(
            rule: "catalog-in-no-product", severity: .error, owner: "Seasonal", file: "bordercheck.json", line: 24),
          repairs: [
            .replace(
              "bordercheck.json", old: #"["PantryKit", "ShoppingList"]"#,
              new: #"["PantryKit", "Seasonal", "ShoppingList"]"#),
            .replace(
              "Package.swift", old: #"dependencies: ["PantryKit", "ShoppingList"]"#,
              new: #"dependencies: ["PantryKit", "Seasonal", "ShoppingList"]"#),
          ]),
        Defect(
          finding: PinnedFinding(
            rule: "system-table-misplaced", severity: .error, owner: "PantryKit", table: "InfoPlist",
            file: "\(pantry)/InfoPlist.xcstrings"),
          repairs: [.remove("\(pantry)/InfoPlist.xcstrings")]),
        Defect(
          finding: PinnedFinding(
            rule: "call.key-missing", severity: .error, owner: "LarderApp", table: "Localizable", key: "app.about",
            file: "Sources/LarderApp/HomeView.swift", line: 17),
          repairs: [
            .replace(
              "Sources/LarderApp/HomeView.swift", old: #"Text("app.about""#, new: #"Text("app.home.title""#)
          ]),
        Defect(
          finding: PinnedFinding(
            rule: "call.wrong-bundle", severity: .error, owner: "ShoppingList", table: "Localizable",
            key: "shopping.emptyList", file: "Sources/ShoppingList/ShoppingCopy.swift", line: 6),
          repairs: [
            .replace(
              "Sources/ShoppingList/ShoppingCopy.swift", old: #""shopping.emptyList")"#,
              new: #""shopping.emptyList", bundle: .module)"#)
          ]),
        Defect(
          finding: PinnedFinding(
            rule: "owner.no-default-language", severity: .error, owner: "LarderWidget", language: "en",
            file: "bordercheck.json", line: 10),
          repairs: [
            .replace(widget, old: #""sourceLanguage" : "de""#, new: #""sourceLanguage" : "en""#),
            .replace(
              widget, old: #""Neu laden""#,
              new: #""Neu laden" } }, "en" : { "stringUnit" : { "state" : "translated", "value" : "Reload""#),
            .replace(
              widget, old: #""Vorrat""#,
              new: #""Vorrat" } }, "en" : { "stringUnit" : { "state" : "translated", "value" : "Larder""#),
          ]),
      ],
      others: [duplicate],
      unseenInDraft: [duplicate, undeclaredLanguage],
      onlyInDraft: [
        unacceptedDuplicate,
        PinnedFinding(
          rule: "call.dynamic-key", severity: .note, owner: "PantryKit", table: "Localizable",
          file: "Sources/PantryKit/PantryCopy.swift", line: 24),
      ])
  }()
}
