import ProjectDescription

let widgetInfo: [String: Plist.Value] = [
  "NSExtension": ["NSExtensionPointIdentifier": "com.apple.widgetkit-extension"]
]

let project = Project(
  name: "Trail",
  options: .options(defaultKnownRegions: ["en", "ar", "pt"], developmentRegion: "en"),
  settings: .settings(base: ["STRING_CATALOG_GENERATE_SYMBOLS": "YES"]),
  targets: [
    .target(
      name: "Trail", destinations: .iOS, product: .app, bundleId: "com.example.trail",
      infoPlist: .extendingDefault(with: ["CFBundleLocalizations": ["en", "ar", "pt-PT"]]),
      sources: ["App/Sources/**"], resources: ["App/Resources/**"],
      dependencies: [
        .target(name: "TrailClip"), .target(name: "TrailWidget"), .target(name: "TrailKit"), .target(name: "MapUI"),
      ]),
    .target(
      name: "TrailWidget", destinations: .iOS, product: .appExtension, bundleId: "com.example.trail.widget",
      infoPlist: .extendingDefault(with: widgetInfo),
      sources: ["Widget/Sources/**"], resources: ["Widget/Resources/**"],
      dependencies: [.target(name: "TrailKit")]),
    .target(
      name: "TrailClip", destinations: .iOS, product: .appClip, bundleId: "com.example.trail.clip",
      sources: ["Clip/Sources/**"], dependencies: [.target(name: "TrailKit")]),
    .target(
      name: "TrailKit", destinations: .iOS, product: .framework, bundleId: "com.example.trail.kit",
      sources: ["Modules/TrailKit/Sources/**"], resources: ["Modules/TrailKit/Resources/**"]),
    .target(
      name: "MapUI", destinations: .iOS, product: .staticFramework, bundleId: "com.example.trail.map",
      sources: ["Modules/MapUI/Sources/**"], resources: ["Modules/MapUI/Resources/**"]),
    .target(
      name: "TrailKitTests", destinations: .iOS, product: .unitTests, bundleId: "com.example.trail.tests",
      sources: ["Modules/TrailKit/Tests/**"], dependencies: [.target(name: "TrailKit")]),
  ]
)
