import TestFiles
import Testing

extension PlantedProject {
  /// What the page of a project has to say, one for each defect.
  struct Page: Sendable, CustomTestStringConvertible {
    var project: PlantedProject
    var findings: [SaidFinding]

    var testDescription: String { project.name }
  }

  static let pages = [
    Page(project: .package, findings: saidOfPackage), Page(project: .xcodeProject, findings: saidOfXcodeProject),
    Page(project: .tuistProject, findings: saidOfTuistProject),
  ]

  /// - Parameter language: in words; nil where the finding is about no single one.
  private static func said(
    _ rule: String, _ owner: String, in language: String? = nil, _ cause: [String], at place: String, fix: String
  ) -> SaidFinding {
    SaidFinding(
      rule, product: "any that holds \(owner)", language: language ?? "no single one",
      resolved: "none: found in files, without a look-up", cause: cause, place: place, fix: fix,
      command: "bordercheck check --rule \(rule) --owner \(owner)")
  }

  private static let saidOfPackage: [SaidFinding] = [
    said(
      "lang.missing", "PantryKit", in: "German (de)", ["German PantryKit", "\"pantry.expiresToday\" has no text"],
      at: "Sources/PantryKit/Resources/Localizable.xcstrings:65", fix: "translate it"),
    said(
      "plural.missing-category", "PantryKit", in: "Polish (pl)",
      ["numbers such as 2", "\"pantry.itemCount %lld\" lacks 'few'"],
      at: "Sources/PantryKit/Resources/Localizable.xcstrings:157", fix: "add the form 'few'"),
    said(
      "fmt.type", "ShoppingList", in: "French (fr)",
      ["'%2$@' expects a text or another object", "the source text has '%2$lld', a whole number"],
      at: "Sources/ShoppingList/Resources/Localizable.xcstrings:73", fix: "write '%2$lld' for it"),
    said(
      "owner.duplicate-key", "PantryKit",
      ["\"common.done\" of table Localizable is in PantryKit, ShoppingList", "(\"Done\", \"Finished\")"],
      at: "Sources/PantryKit/Resources/Localizable.xcstrings:14", fix: "keep it in one owner"),
    said(
      "owner.undeclared", "ShoppingList", in: "Italian (it)", ["ShoppingList has it (Italian) in table Localizable"],
      at: "Sources/ShoppingList/Resources/Localizable.xcstrings", fix: "add it to the owner's `languages`"),
    said(
      "catalog-in-no-product", "Seasonal", ["no product of the manifest holds Seasonal"], at: "bordercheck.json:24",
      fix: "add it to the `embeds` of the products that show its messages"),
    said(
      "system-table-misplaced", "PantryKit",
      ["InfoPlist.xcstrings goes into \"Larder_PantryKit.bundle\"", "the system never reads it"],
      at: "Sources/PantryKit/Resources/InfoPlist.xcstrings", fix: "move it to the products whose texts it has"),
    said(
      "call.key-missing", "LarderApp", ["\"app.about\" is not in table Localizable of LarderApp", "people see"],
      at: "Sources/LarderApp/HomeView.swift:17", fix: "add the key to table Localizable of LarderApp"),
    said(
      "call.wrong-bundle", "ShoppingList",
      ["\"shopping.emptyList\" is asked of the main bundle", "it is in table Localizable of ShoppingList"],
      at: "Sources/ShoppingList/ShoppingCopy.swift:6", fix: "bundle: .module"),
    said(
      "owner.no-default-language", "LarderWidget", in: "English (en)",
      ["LarderWidget has no text in en, the development region"], at: "bordercheck.json:10",
      fix: "add en to the tables"),
  ]

  private static let saidOfXcodeProject: [SaidFinding] = [
    SaidFinding(
      "regions.drift", product: "no single one: this is about the whole project", language: "no single one",
      resolved: "none: found in files, without a look-up",
      cause: ["(knownRegions) lists sv (Swedish)", "no table has a text"], place: "Ferry.xcodeproj/project.pbxproj",
      fix: "list the languages that the tables have", command: "bordercheck check --rule regions.drift"),
    said(
      "plural.missing-category", "Ferry", in: "Czech (cs)",
      ["numbers such as 2", "\"departures.count %lld\" lacks 'few'"],
      at: "Ferry/Localizable.xcstrings:13", fix: "add the form 'few'"),
    said(
      "value.empty", "Ferry", in: "German (de)", ["\"departures.delay\" is translated", "no text at all"],
      at: "Ferry/Localizable.xcstrings:75", fix: "fill in the text"),
    said(
      "call.key-missing", "FerryWidget", ["\"widget.lastBoat\" is not in table Localizable of FerryWidget"],
      at: "FerryWidget/FerryWidget.swift:13", fix: "add the key to table Localizable of FerryWidget"),
    said(
      "owner.locale-parity", "FerryWidget", ["FerryWidget lacks cs (Czech), which Ferry has"],
      at: "bordercheck.json:11", fix: "translate FerryWidget"),
    said(
      "lang.missing", "TicketUI", in: "German (de)", ["\"ticket.refund\" has no text"],
      at: "TicketUI/en.lproj/Localizable.strings:5", fix: "translate it"),
    said(
      "fmt.extra", "TicketUI", in: "German (de)", ["'%3$@' reads argument 3", "the source text has only 2"],
      at: "TicketUI/de.lproj/Localizable.strings:5", fix: "take '%3$@' out"),
    said(
      "table.coexists-with-legacy", "TicketUI", ["Fares.xcstrings and", "are one table, Fares"],
      at: "TicketUI/Fares.xcstrings", fix: "migrate the old files into the catalog"),
    said(
      "owner.foreign-key", "Ferry", ["\"harbor.weather\" is in Ferry", "its prefix \"harbor.\" belongs to HarborKit"],
      at: "Ferry/Localizable.xcstrings:132", fix: "move it to HarborKit"),
    said(
      "catalog-in-no-product", "HarborKit", ["HarborKit/Notices.xcstrings is a member of no target"],
      at: "HarborKit/Notices.xcstrings", fix: "add it to the target whose code asks for its keys"),
  ]

  private static let saidOfTuistProject: [SaidFinding] = [
    said(
      "source.orphan", "TrailKit", in: "English (en)",
      ["\"trail.legend\" is translated into ar (Arabic), pt (Portuguese)", "no text in the source language"],
      at: "Modules/TrailKit/Resources/Localizable.xcstrings:81", fix: "add the text in en"),
    said(
      "plural.other-missing", "TrailKit", in: "Portuguese (pt)",
      ["readers of Portuguese see (null)", "\"trail.hikes %lld\" has no form 'other'"],
      at: "Modules/TrailKit/Resources/Localizable.xcstrings:73", fix: "add the form 'other'"),
    said(
      "json.duplicate-key", "TrailKit", ["'trail.start'", "also at line 98"],
      at: "Modules/TrailKit/Resources/Localizable.xcstrings:121", fix: "merge the two into one"),
    said(
      "symbol.collision", "MapUI", ["\"map.zoomIn\", \"map.zoom_in\"", "one Swift symbol, mapZoomIn"],
      at: "Modules/MapUI/Resources/Localizable.xcstrings:94", fix: "rename all but one of them"),
    said(
      "sub.undefined", "MapUI", in: "Arabic (ar)", ["readers of Arabic see '%#@stops@'", "no substitution 'stops'"],
      at: "Modules/MapUI/Resources/Localizable.xcstrings:33", fix: "define the substitution 'stops'"),
    said(
      "translate.forbidden-but-present", "Trail", ["\"Trail\" is not to be translated", "other texts in ar (Arabic)"],
      at: "App/Resources/Localizable.xcstrings:53", fix: "remove these texts"),
    said(
      "call.wrong-table", "Trail", ["\"settings.units\" is in table Settings of Trail", "people see the key"],
      at: "App/Sources/HomeView.swift:16", fix: "name the table: table: \"Settings\""),
    said(
      "accessor-path", "MapUI", ["Bundle(for: Token.self) is the main bundle", "\"map.north\" is not found"],
      at: "Modules/MapUI/Sources/MapCopy.swift:7", fix: "use the module's own bundle"),
    said(
      "call.default-value-drift", "TrailKit", ["\"trail.tagline\" is \"Walk further\"", "says \"Walk farther\""],
      at: "Modules/TrailKit/Sources/TrailCopy.swift:7", fix: "let both say the same"),
    SaidFinding(
      "product-undeclared", product: "TrailClip", language: "no single one",
      resolved: "none: found in files, without a look-up",
      cause: ["TrailClip, an app clip of Project.swift, is no product of the manifest"], place: "Project.swift:24",
      fix: "add it to `products`", command: "bordercheck check --rule product-undeclared --product TrailClip"),
  ]
}
