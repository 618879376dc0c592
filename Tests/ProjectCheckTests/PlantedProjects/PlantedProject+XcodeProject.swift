import Findings
import OwnershipManifest

extension PlantedProject {
  /// An Xcode project: an app and its widget, a framework in a synchronized folder, and an older framework in groups
  /// with `.strings` files.
  ///
  /// No defects: Czech without `many`, which only fractions take; a widget that asks the app's bundle on purpose;
  /// `Bundle(for:)` in a framework of its own; a table in UTF-16; an entry in a comment; arguments in another order; a
  /// bare percent sign; a name that only German changes; tables of a storyboard, whose English is in the storyboard; what
  /// a preview and a test ask for. `OK` in two owners is told, and breaks nothing.
  static let xcodeProject: PlantedProject = {
    let app = "Ferry/Localizable.xcstrings"
    let foreignKey = PinnedFinding(
      rule: "owner.foreign-key", severity: .error, owner: "Ferry", table: "Localizable", key: "harbor.weather",
      file: app, line: 132)
    let notices = PinnedFinding(
      rule: "catalog-in-no-product", severity: .error, owner: "HarborKit", table: "Notices",
      file: "HarborKit/Notices.xcstrings")

    return PlantedProject(
      name: "XcodeProject",
      owners: [
        DraftedOwner(
          name: "Ferry", bundle: ".", resources: [app, "Ferry/cs.lproj", "Ferry/de.lproj", "Ferry/en.lproj"],
          languages: ["cs", "de"], sources: ["Ferry"]),
        DraftedOwner(
          name: "FerryWidget", bundle: ".", resources: ["FerryWidget/Localizable.xcstrings"], languages: ["de"],
          sources: ["FerryWidget"]),
        DraftedOwner(
          name: "HarborKit", bundle: "Frameworks/HarborKit.framework", resources: ["HarborKit/Localizable.xcstrings"],
          languages: ["cs", "de"], sources: ["HarborKit"], accessors: ["HarborCopy"]),
        DraftedOwner(
          name: "TicketUI", bundle: "Frameworks/TicketUI.framework",
          resources: ["TicketUI/Fares.xcstrings", "TicketUI/cs.lproj", "TicketUI/de.lproj", "TicketUI/en.lproj"],
          languages: ["cs", "de"], sources: ["TicketUI"], accessors: ["TicketCopy"], keyPrefixes: ["fare.", "ticket."]),
      ],
      products: [
        DraftedProduct(
          name: "Ferry", kind: .app, identifier: "com.example.ferry", embeds: ["HarborKit", "TicketUI"],
          contains: ["FerryWidget"]),
        DraftedProduct(
          name: "FerryWidget", kind: .extension, identifier: "com.example.ferry.widget", embeds: ["HarborKit"]),
      ],
      defects: defectsOfFerry + [
        Defect(
          finding: foreignKey,
          repairs: [
            .replace(app, old: "harbor.weather", new: "departures.weather"),
            .replace("Ferry/DeparturesView.swift", old: "harbor.weather", new: "departures.weather"),
          ]),
        Defect(
          finding: notices,
          repairs: [.replace("Ferry.xcodeproj/project.pbxproj", old: "Notices.xcstrings,", new: "")]),
      ],
      others: [
        PinnedFinding(
          rule: "owner.duplicate-key", severity: .note, owner: "Ferry", table: "Localizable", key: "OK", file: app,
          line: 155)
      ],
      unseenInDraft: [foreignKey, notices],
      onlyInDraft: [
        // A draft owns what targets have, and no target has this one: code asks for what no product gets.
        PinnedFinding(
          rule: "catalog-in-no-product", severity: .error, table: "Notices", file: "HarborKit/Notices.xcstrings"),
        PinnedFinding(
          rule: "call.key-missing", severity: .error, owner: "HarborKit", table: "Notices", key: "notices.storm",
          file: "HarborKit/HarborCopy.swift", line: 12),
      ])
  }()

  /// Those that the draft shows as well.
  private static let defectsOfFerry: [Defect] = [
    Defect(
      finding: PinnedFinding(rule: "regions.drift", severity: .warning, file: "Ferry.xcodeproj/project.pbxproj"),
      repairs: [.replace("Ferry.xcodeproj/project.pbxproj", old: "\t\t\t\tsv,\n", new: "")]),
    Defect(
      finding: PinnedFinding(
        rule: "plural.missing-category", severity: .error, owner: "Ferry", table: "Localizable",
        key: "departures.count %lld", language: "cs", file: "Ferry/Localizable.xcstrings", line: 13),
      repairs: [
        .replace(
          "Ferry/Localizable.xcstrings", old: #""%lld loď dnes""#,
          new: #""%lld loď dnes" } }, "few" : { "stringUnit" : { "state" : "translated", "value" : "%lld lodě dnes""#)
      ]),
    Defect(
      finding: PinnedFinding(
        rule: "value.empty", severity: .error, owner: "Ferry", table: "Localizable", key: "departures.delay",
        language: "de", file: "Ferry/Localizable.xcstrings", line: 75),
      repairs: [.replace("Ferry/Localizable.xcstrings", old: #""value" : """#, new: #""value" : "Verspätet""#)]),
    Defect(
      finding: PinnedFinding(
        rule: "call.key-missing", severity: .error, owner: "FerryWidget", table: "Localizable", key: "widget.lastBoat",
        file: "FerryWidget/FerryWidget.swift", line: 13),
      repairs: [.replace("FerryWidget/FerryWidget.swift", old: "widget.lastBoat", new: "widget.title")]),
    Defect(
      finding: PinnedFinding(
        rule: "owner.locale-parity", severity: .error, owner: "FerryWidget", file: "bordercheck.json", line: 11),
      repairs: [
        .replace(
          "FerryWidget/Localizable.xcstrings", old: #""Nächstes Boot""#,
          new: #""Nächstes Boot" } }, "cs" : { "stringUnit" : { "state" : "translated", "value" : "Další loď""#),
        .replace("bordercheck.json", old: #""languages": ["de"]"#, new: #""languages": ["cs", "de"]"#),
      ]),
    Defect(
      finding: PinnedFinding(
        rule: "lang.missing", severity: .error, owner: "TicketUI", table: "Localizable", key: "ticket.refund",
        language: "de", file: "TicketUI/en.lproj/Localizable.strings", line: 5),
      repairs: [
        .replace(
          "TicketUI/de.lproj/Localizable.strings", old: "/* Seat and deck */",
          new: "\"ticket.refund\" = \"Karte zurückgeben\";")
      ]),
    Defect(
      finding: PinnedFinding(
        rule: "fmt.extra", severity: .error, owner: "TicketUI", table: "Localizable", key: "ticket.seat",
        language: "de", file: "TicketUI/de.lproj/Localizable.strings", line: 5),
      repairs: [.replace("TicketUI/de.lproj/Localizable.strings", old: ", %3$@", new: "")]),
    Defect(
      finding: PinnedFinding(
        rule: "table.coexists-with-legacy", severity: .error, owner: "TicketUI", table: "Fares",
        file: "TicketUI/Fares.xcstrings"),
      repairs: [
        .remove("TicketUI/Fares.xcstrings"),
        .replace(
          "Ferry.xcodeproj/project.pbxproj", old: ", A1000000000000000000000B /* Fares.xcstrings in Resources */",
          new: ""),
      ]),
  ]
}
