// swift-tools-version: 6.2
import Foundation
import PackageDescription

// MARK: - Settings

/// `BORDERCHECK_STRICT=1` (set by `.ci/run`) turns warnings into errors; a newer toolchain's new warning breaks no user.
let isStrict = Context.environment["BORDERCHECK_STRICT"] == "1"

/// The targets that decide how fast a debug build feels: they are optimized there too.
let optimizedInDebug: Set<String> = ["PositionedJSON", "StringCatalogs"]

/// `<toolchain>/usr/lib/swift/host`, where a toolchain keeps the compiler's own parser; nil where it has none, and then
/// what reads Swift sources says so instead. `SWIFT_HOST_LIBRARIES` names another folder, or with no text none.
let parserLibraries: String? = {
  let parser = "SwiftParser.swiftmodule"
  if let given = Context.environment["SWIFT_HOST_LIBRARIES"] { return given.isEmpty ? nil : given }
  for folder in (Context.environment["PATH"] ?? "").split(separator: ":") {
    let swift = URL(fileURLWithPath: "\(folder)/swift").resolvingSymlinksInPath()
    let libraries = swift.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(
      "lib/swift/host")
    if FileManager.default.fileExists(atPath: libraries.appendingPathComponent(parser).path) { return libraries.path }
  }
  return nil
}()

// MARK: - Libraries, lowest layer first (the README has the table; a test holds it against this file)

let layers: [[(name: String, imports: [String])]] = [
  [
    ("CommandLayer", []), ("ConcurrentMap", []), ("CoreFoundationLocales", []), ("Findings", []),
    ("PositionedJSON", []), ("SwiftSources", []), ("TreeTransactions", []),
  ],
  [
    ("CallSites", ["ConcurrentMap", "Findings", "SwiftSources"]), ("HostEvidence", ["Findings", "PositionedJSON"]),
    ("Projects", ["Findings", "PositionedJSON", "SwiftSources"]), ("PublishedSchemas", ["Findings"]),
    ("StringCatalogs", ["CoreFoundationLocales", "PositionedJSON"]),
  ],
  [
    ("LocalizationRuntime", ["HostEvidence", "StringCatalogs"]),
    ("LocaleMatrix", ["HostEvidence", "PositionedJSON"]),
    ("Reports", ["Findings", "HostEvidence", "PositionedJSON"]),
  ],
  [
    ("LocalizedStrings", ["HostEvidence", "LocalizationRuntime", "StringCatalogs"]),
    ("OwnershipManifest", ["Findings", "HostEvidence", "LocaleMatrix", "PositionedJSON"]),
    ("ReportFormats", ["Findings", "HostEvidence", "PositionedJSON", "Reports"]),
  ],
  [
    ("DeviceEvidence", ["HostEvidence", "LocalizationRuntime", "LocalizedStrings"]),
    (
      "InstalledProducts",
      [
        "ConcurrentMap", "Findings", "HostEvidence", "LocalizationRuntime", "OwnershipManifest", "PositionedJSON",
        "StringCatalogs",
      ]
    ),
    (
      "ReportComparison",
      ["Findings", "HostEvidence", "OwnershipManifest", "PositionedJSON", "ReportFormats", "Reports"]
    ),
  ],
  [
    (
      "Ownership",
      [
        "CallSites", "ConcurrentMap", "Findings", "HostEvidence", "InstalledProducts", "LocaleMatrix",
        "LocalizationRuntime", "OwnershipManifest", "PositionedJSON", "Projects", "Reports", "StringCatalogs",
        "SwiftSources",
      ]
    ),
    ("SimulatedDevice", ["ConcurrentMap", "HostEvidence", "InstalledProducts", "LocaleMatrix", "PositionedJSON"]),
  ],
  [
    (
      "HarnessRun",
      [
        "ConcurrentMap", "Findings", "HostEvidence", "InstalledProducts", "LocaleMatrix", "LocalizationRuntime",
        "Ownership", "OwnershipManifest", "PositionedJSON", "Projects", "Reports", "SimulatedDevice", "StringCatalogs",
      ]
    ),
    (
      "ManifestDrafts",
      ["CallSites", "Findings", "HostEvidence", "Ownership", "OwnershipManifest", "PositionedJSON", "Projects"]
    ),
    (
      "ProjectCheck",
      [
        "CallSites", "ConcurrentMap", "Findings", "HostEvidence", "InstalledProducts", "LocaleMatrix",
        "LocalizationRuntime", "Ownership", "OwnershipManifest", "PositionedJSON", "Projects", "Reports",
        "StringCatalogs", "TreeTransactions",
      ]
    ),
  ],
  [
    (
      "Migration",
      [
        "CallSites", "Findings", "HostEvidence", "Ownership", "OwnershipManifest", "PositionedJSON",
        "ProjectCheck", "Projects", "ReportFormats", "Reports", "StringCatalogs", "SwiftSources",
        "TreeTransactions",
      ]
    ),
    (
      "ProductInspection",
      [
        "ConcurrentMap", "Findings", "HarnessRun", "HostEvidence", "InstalledProducts", "LocaleMatrix",
        "LocalizationRuntime", "Ownership", "OwnershipManifest", "PositionedJSON", "Projects", "Reports",
        "SimulatedDevice", "StringCatalogs",
      ]
    ),
    (
      "TestGeneration",
      [
        "HarnessRun", "HostEvidence", "InstalledProducts", "LocalizationRuntime", "Ownership", "OwnershipManifest",
      ]
    ),
  ],
  [
    (
      "BordercheckCommands",
      [
        "CallSites", "CommandLayer", "Findings", "HarnessRun", "HostEvidence", "InstalledProducts", "LocaleMatrix",
        "LocalizationRuntime", "ManifestDrafts", "Migration", "Ownership", "OwnershipManifest", "PositionedJSON",
        "ProductInspection", "ProjectCheck", "Projects", "PublishedSchemas", "ReportComparison", "ReportFormats",
        "Reports",
        "SimulatedDevice", "StringCatalogs", "TestGeneration", "TreeTransactions",
      ]
    )
  ],
]

/// Declarations only, in C: functions of CoreFoundation that Foundation on Linux exports without a module for them.
let systemLibraries: Set<String> = ["CoreFoundationLocales"]

/// `LocalizedStrings` hands Foundation on where Foundation has all of it, and is our own elsewhere.
#if canImport(Darwin)
  let foldersOfOtherPlatforms = ["Bundles", "Calls", "Hosts", "Markdown", "Process", "Values"]
#else
  let foldersOfOtherPlatforms = ["Apple"]
#endif

let linkerSettings: [String: [LinkerSetting]] = [
  "LocalizationRuntime": [.linkedLibrary("_FoundationICU", .when(platforms: [.linux]))],
  "SwiftSources": parserLibraries.map { folder in
    [
      .unsafeFlags(["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder]),
      .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftSyntax"),
    ]
  } ?? [],
]

let libraries: [Target] = layers.joined().map { library in
  if systemLibraries.contains(library.name) { return .systemLibrary(name: library.name) }
  return .target(
    name: library.name,
    dependencies: library.imports.map { .byName(name: $0) },
    exclude: library.name == "LocalizedStrings" ? foldersOfOtherPlatforms : [],
    linkerSettings: linkerSettings[library.name] ?? []
  )
}

// MARK: - Sample products, which stand outside the layers

/// The packages that own shared text; `.process` gives each a bundle of its own.
let samplePackages: [Target] = ["Checkout", "SharedTripUI", "TripResources"].map { name in
  .target(
    name: name, dependencies: ["LocalizedStrings"], path: "SampleProducts/\(name)", resources: [.process("Resources")])
}

/// Planted faults that need code of their own.
let faultProducts: [Target] = [
  .executableTarget(
    name: "CrashingHost", dependencies: ["HostEvidence", "LocalizedStrings"],
    path: "SampleProducts/Faults/host-crashes/CrashingHost"),
  .executableTarget(
    name: "HangingHost", dependencies: ["HostEvidence", "LocalizedStrings"],
    path: "SampleProducts/Faults/host-hangs/HangingHost"),
  .executableTarget(
    name: "MisfitHost", dependencies: ["HostEvidence", "LocalizedStrings"],
    path: "SampleProducts/Faults/text-that-no-device-shows/MisfitHost"),
  .target(
    name: "StrayKit", dependencies: ["LocalizedStrings"],
    path: "SampleProducts/Faults/works-only-in-the-build-folder/StrayKit", resources: [.process("Resources")]),
  .executableTarget(
    name: "StrayHost", dependencies: ["HostEvidence", "LocalizedStrings", "StrayKit"],
    path: "SampleProducts/Faults/works-only-in-the-build-folder/StrayHost"),
  .executableTarget(
    name: "UnseenHost", dependencies: ["HostEvidence", "LocalizedStrings"],
    path: "SampleProducts/Faults/surfaces-without-evidence/UnseenHost"),
]

/// The products that run; their own catalogs are compiled into the installed product, not into a module's bundle.
let sampleProducts: [Target] = [
  .executableTarget(
    name: "AppShell", dependencies: ["Checkout", "HostEvidence", "LocalizedStrings", "SharedTripUI", "TripResources"],
    path: "SampleProducts/AppShell", exclude: ["Info.plist", "Resources"]),
  .executableTarget(
    name: "SharedTripUIHost", dependencies: ["HostEvidence", "LocalizedStrings", "SharedTripUI"],
    path: "SampleProducts/SharedTripUIHost"),
  .executableTarget(
    name: "TripWidget", dependencies: ["HostEvidence", "LocalizedStrings", "SharedTripUI"],
    path: "SampleProducts/TripWidget", exclude: ["Info.plist", "Resources"]),
]

// MARK: - Executables and tests

let executables: [Target] = [
  .executableTarget(name: "bordercheck", dependencies: ["BordercheckCommands"]),
  .executableTarget(
    name: "Benchmarks",
    dependencies: [
      "AppShell", "ConcurrentMap", "Findings", "HarnessRun", "HostEvidence", "InstalledProducts",
      "LocalizationRuntime", "Ownership", "OwnershipManifest", "ProductInspection", "ProjectCheck", "ReportFormats",
      "Reports", "SharedTripUIHost", "SimulatedDevice", "StringCatalogs", "SwiftSources", "TripWidget",
    ]),
]

/// Test targets whose expected texts lie beside the tests.
let goldenTests: Set<String> = ["BordercheckCommandsTests", "ReportsTests"]

/// Test targets with projects beside the tests.
let fixtureTests: Set<String> = [
  "LocalizedStringsTests", "MigrationTests", "ProjectCheckTests", "ReportFormatsTests", "TestGenerationTests",
]

/// What several test targets need.
let testSupport: Target = .target(name: "TestFiles", path: "Tests/TestFiles")

var tests: [Target] = [
  (
    "BordercheckCommandsTests",
    [
      "BordercheckCommands", "CommandLayer", "CrashingHost", "Findings", "HangingHost", "HarnessRun", "MisfitHost",
      "ReportComparison", "Reports", "SimulatedDevice", "StrayHost", "SwiftSources", "TestFiles", "UnseenHost",
      "bordercheck",
    ]
  ),
  ("CallSitesTests", ["CallSites", "Findings", "SwiftSources"]),
  ("CommandLayerTests", ["CommandLayer"]),
  ("ConcurrentMapTests", ["ConcurrentMap"]),
  (
    "DeviceEvidenceTests",
    [
      "DeviceEvidence", "HostEvidence", "LocalizationRuntime", "LocalizedStrings", "Reports", "TestFiles",
    ]
  ),
  ("FindingsTests", ["Findings"]),
  (
    "HarnessRunTests",
    [
      "AppShell", "Findings", "HarnessRun", "HostEvidence", "InstalledProducts", "LocaleMatrix", "LocalizationRuntime",
      "Ownership", "OwnershipManifest", "Reports", "SharedTripUIHost", "SimulatedDevice", "StringCatalogs",
      "TestFiles", "TripWidget",
    ]
  ),
  ("HostEvidenceTests", ["HostEvidence", "PositionedJSON"]),
  (
    "InstalledProductsTests",
    [
      "Findings", "HostEvidence", "InstalledProducts", "LocalizationRuntime", "OwnershipManifest", "PositionedJSON",
      "StringCatalogs", "TestFiles",
    ]
  ),
  ("LocaleMatrixTests", ["HostEvidence", "LocaleMatrix", "PositionedJSON", "TestFiles"]),
  ("LocalizationRuntimeTests", ["HostEvidence", "LocalizationRuntime", "PositionedJSON", "StringCatalogs"]),
  (
    "LocalizedStringsTests",
    [
      "HostEvidence", "InstalledProducts", "LocalizationRuntime", "LocalizedStrings", "OwnershipManifest",
      "PositionedJSON", "StringCatalogs",
    ]
  ),
  (
    "OwnershipTests",
    [
      "Findings", "HostEvidence", "InstalledProducts", "LocaleMatrix", "LocalizationRuntime", "Ownership",
      "OwnershipManifest", "PositionedJSON", "Reports", "StringCatalogs", "TestFiles",
    ]
  ),
  (
    "ManifestDraftsTests",
    ["ManifestDrafts", "OwnershipManifest", "PositionedJSON", "ProjectCheck", "Projects", "Reports", "TestFiles"]
  ),
  (
    "MigrationTests",
    [
      "CallSites", "Findings", "HostEvidence", "Migration", "Ownership", "OwnershipManifest", "PositionedJSON",
      "ProjectCheck", "PublishedSchemas", "Reports", "StringCatalogs", "SwiftSources", "TestFiles", "TreeTransactions",
    ]
  ),
  (
    "OwnershipManifestTests",
    ["Findings", "HostEvidence", "LocaleMatrix", "OwnershipManifest", "PositionedJSON", "TestFiles"]
  ),
  ("PositionedJSONTests", ["PositionedJSON"]),
  (
    "ProductInspectionTests",
    [
      "Findings", "HarnessRun", "HostEvidence", "InstalledProducts", "Ownership", "OwnershipManifest",
      "ProductInspection", "ReportFormats", "Reports", "SimulatedDevice", "StringCatalogs", "TestFiles",
    ]
  ),
  (
    "ProjectCheckTests",
    [
      "CallSites", "Findings", "InstalledProducts", "ManifestDrafts", "Ownership", "OwnershipManifest",
      "PositionedJSON", "ProjectCheck", "Projects", "ReportFormats", "Reports", "StringCatalogs", "TestFiles",
    ]
  ),
  ("ProjectsTests", ["Findings", "PositionedJSON", "Projects", "SwiftSources", "TestFiles"]),
  (
    "PublishedSchemasTests",
    ["Findings", "HostEvidence", "LocaleMatrix", "OwnershipManifest", "PositionedJSON", "PublishedSchemas"]
  ),
  (
    "ReportComparisonTests",
    ["Findings", "HostEvidence", "PositionedJSON", "ReportComparison", "ReportFormats", "Reports"]
  ),
  ("ReportFormatsTests", ["Findings", "HostEvidence", "PositionedJSON", "ReportFormats", "Reports"]),
  ("ReportsTests", ["Findings", "HostEvidence", "PositionedJSON", "Reports"]),
  ("SimulatedDeviceTests", ["ConcurrentMap", "HostEvidence", "InstalledProducts", "LocaleMatrix", "SimulatedDevice"]),
  ("StringCatalogsTests", ["PositionedJSON", "StringCatalogs"]),
  ("TestGenerationTests", ["HostEvidence", "OwnershipManifest", "TestFiles", "TestGeneration"]),
  ("TreeTransactionsTests", ["TransactionTrial", "TreeTransactions"]),
].map { name, imports in
  .testTarget(
    name: name, dependencies: imports.map { .byName(name: $0) },
    exclude: goldenTests.contains(name) ? ["Goldens"] : fixtureTests.contains(name) ? ["Fixtures"] : [],
    resources: name == "LocalizedStringsTests" ? [.process("Resources")] : [])
}

// What tests start and kill.
tests.append(
  .executableTarget(name: "TransactionTrial", dependencies: ["TreeTransactions"], path: "Tests/TransactionTrial"))

let package = Package(
  name: "Bordercheck",
  defaultLocalization: "en",
  products: [
    .executable(name: "bordercheck", targets: ["bordercheck"]),
    .library(name: "LocalizedStrings", targets: ["LocalizedStrings"]),
    .library(name: "HostEvidence", targets: ["HostEvidence"]),
    .library(name: "DeviceEvidence", targets: ["DeviceEvidence", "HostEvidence", "LocalizedStrings"]),
  ],
  targets: libraries + samplePackages + sampleProducts + faultProducts + executables + [testSupport] + tests,
  swiftLanguageModes: [.v6]
)

// MARK: - One set of rules for every target

/// Targets whose imports lead to the compiler's parser, whose module the compiler then looks for.
let seesParser: (Target) -> Bool = { target in
  var names = [target.name]
  var seen: Set<String> = []
  let imports = Dictionary(uniqueKeysWithValues: layers.joined().map { ($0.name, $0.imports) })
  while let name = names.popLast() {
    if name == "SwiftSources" { return true }
    guard seen.insert(name).inserted else { continue }
    let named = package.targets.first { $0.name == name }?.dependencies ?? []
    names += imports[name] ?? named.compactMap { if case .byNameItem(let name, _) = $0 { name } else { nil } }
  }
  return false
}

for target in package.targets where target.type != .plugin && target.type != .system {
  var settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),  // SE-0335
    .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409
    .enableUpcomingFeature("MemberImportVisibility"),  // SE-0444
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),  // SE-0461
  ]
  if isStrict { settings.append(.treatAllWarnings(as: .error)) }
  if optimizedInDebug.contains(target.name) {
    settings.append(.unsafeFlags(["-O"], .when(configuration: .debug)))
  }
  if let parserLibraries, seesParser(target) { settings.append(.unsafeFlags(["-I", parserLibraries])) }
  target.swiftSettings = (target.swiftSettings ?? []) + settings
}
