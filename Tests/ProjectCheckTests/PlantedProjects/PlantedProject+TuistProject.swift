import Findings
import OwnershipManifest

extension PlantedProject {
  /// A Tuist project: an app with a widget and an App Clip, a framework, and a static framework with a bundle beside it.
  ///
  /// No defects: Portuguese texts for readers in Portugal, in tables and in the app's Info.plist; Arabic forms for exact
  /// numbers without the number; tables for the system in two products; a name that one language leaves to Info.plist;
  /// what a test beside the module's sources, a preview and a debug build ask for.
  static let tuistProject: PlantedProject = {
    let clip = PinnedFinding(
      rule: "product-undeclared", severity: .error, product: "TrailClip", file: "Project.swift", line: 24)

    return PlantedProject(
      name: "TuistProject",
      owners: [
        DraftedOwner(
          name: "MapUI", bundle: "Trail_MapUI.bundle", resources: ["Modules/MapUI/Resources/Localizable.xcstrings"],
          languages: ["ar", "pt"], sources: ["Modules/MapUI"], accessors: ["MapCopy"], keyPrefixes: ["map."]),
        DraftedOwner(
          name: "Trail", bundle: ".",
          resources: [
            "App/Resources/InfoPlist.xcstrings", "App/Resources/Localizable.xcstrings",
            "App/Resources/Settings.xcstrings",
          ], languages: ["ar", "pt"], sources: ["App"], keyPrefixes: ["home.", "settings."]),
        DraftedOwner(
          name: "TrailKit", bundle: "Frameworks/TrailKit.framework",
          resources: ["Modules/TrailKit/Resources/Localizable.xcstrings"], languages: ["ar", "pt"],
          sources: ["Modules/TrailKit/Sources"], accessors: ["TrailCopy"], keyPrefixes: ["trail."]),
        DraftedOwner(
          name: "TrailWidget", bundle: ".",
          resources: ["Widget/Resources/InfoPlist.xcstrings", "Widget/Resources/Localizable.xcstrings"],
          languages: ["ar", "pt"], sources: ["Widget"]),
      ],
      products: [
        DraftedProduct(
          name: "Trail", kind: .app, identifier: "com.example.trail", embeds: ["MapUI", "TrailKit"],
          contains: ["TrailClip", "TrailWidget"]),
        DraftedProduct(
          name: "TrailClip", kind: .appClip, identifier: "com.example.trail.clip", embeds: ["TrailKit"],
          sources: ["Clip"]),
        DraftedProduct(
          name: "TrailWidget", kind: .extension, identifier: "com.example.trail.widget", embeds: ["TrailKit"]),
      ],
      defects: defectsOfTables + defectsOfCode + [
        Defect(
          finding: clip,
          repairs: [
            .replace(
              "bordercheck.json", old: #""products": {"#,
              new: #""products": { "TrailClip": { "kind": "app-clip", "embeds": ["TrailKit"], "sources": ["Clip"] },"#),
            .replace(
              "bordercheck.json", old: #""contains": ["TrailWidget"]"#,
              new: #""contains": ["TrailClip", "TrailWidget"]"#
            ),
          ])
      ],
      unseenInDraft: [clip])
  }()

  private static let map = "Modules/MapUI/Resources/Localizable.xcstrings"
  private static let kit = "Modules/TrailKit/Resources/Localizable.xcstrings"
  private static let app = "App/Resources/Localizable.xcstrings"

  private static let defectsOfTables: [Defect] = [
    Defect(
      finding: PinnedFinding(
        rule: "source.orphan", severity: .warning, owner: "TrailKit", table: "Localizable", key: "trail.legend",
        language: "en", file: kit, line: 81),
      repairs: [
        .replace(
          kit, old: #""Legenda""#,
          new: #""Legenda" } }, "en" : { "stringUnit" : { "state" : "translated", "value" : "Legend""#)
      ]),
    Defect(
      finding: PinnedFinding(
        rule: "plural.other-missing", severity: .error, owner: "TrailKit", table: "Localizable",
        key: "trail.hikes %lld", language: "pt", file: kit, line: 73),
      repairs: [
        .replace(
          kit, old: #""%lld caminhada""#,
          new:
            #""%lld caminhada" } }, "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld caminhadas""#
        )
      ]),
    Defect(
      finding: PinnedFinding(
        rule: "json.duplicate-key", severity: .error, owner: "TrailKit", table: "Localizable", key: "trail.start",
        file: kit, line: 121),
      repairs: [.removeLines(kit, 121...143)]),
    Defect(
      finding: PinnedFinding(
        rule: "symbol.collision", severity: .error, owner: "MapUI", table: "Localizable", key: "map.zoomIn", file: map,
        line: 94),
      repairs: [
        .replace(map, old: "map.zoom_in", new: "map.zoomHint"),
        .replace("Modules/MapUI/Sources/MapCopy.swift", old: "map.zoom_in", new: "map.zoomHint"),
      ]),
    Defect(
      finding: PinnedFinding(
        rule: "sub.undefined", severity: .error, owner: "MapUI", table: "Localizable", key: "map.route %lld",
        language: "ar", file: map, line: 33),
      repairs: [.replace(map, old: "فيه %#@stops@\"", new: "فيه %#@stops@\" }, \(stopsInArabic)")]),
    Defect(
      finding: PinnedFinding(
        rule: "translate.forbidden-but-present", severity: .warning, owner: "Trail", table: "Localizable",
        key: "Trail", file: app, line: 53),
      repairs: [.replace(app, old: "درب", new: "Trail")]),
  ]

  private static let defectsOfCode: [Defect] = [
    Defect(
      finding: PinnedFinding(
        rule: "call.wrong-table", severity: .error, owner: "Trail", table: "Localizable", key: "settings.units",
        file: "App/Sources/HomeView.swift", line: 16),
      repairs: [
        .replace(
          "App/Sources/HomeView.swift", old: #""settings.units""#, new: #""settings.units", tableName: "Settings""#)
      ]),
    Defect(
      finding: PinnedFinding(
        rule: "accessor-path", severity: .error, owner: "MapUI", key: "Token",
        file: "Modules/MapUI/Sources/MapCopy.swift", line: 7),
      repairs: [.replace("Modules/MapUI/Sources/MapCopy.swift", old: "Bundle(for: Token.self)", new: ".module")]),
    Defect(
      finding: PinnedFinding(
        rule: "call.default-value-drift", severity: .warning, owner: "TrailKit", table: "Localizable",
        key: "trail.tagline", file: "Modules/TrailKit/Sources/TrailCopy.swift", line: 7),
      repairs: [.replace("Modules/TrailKit/Sources/TrailCopy.swift", old: "Walk further", new: "Walk farther")]),
  ]

  /// All six forms, open at the end for the brace that follows.
  private static let stopsInArabic: String = {
    let texts = [
      "zero": "لا محطات", "one": "محطة واحدة", "two": "محطتان", "few": "%arg محطات", "many": "%arg محطة",
      "other": "%arg محطة",
    ]
    let forms = texts.sorted { $0.key < $1.key }.map { category, text in
      #""\#(category)" : { "stringUnit" : { "state" : "translated", "value" : "\#(text)" } }"#
    }
    return #""substitutions" : { "stops" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : { "#
      + forms.joined(separator: ", ") + " } } }"
  }()
}
