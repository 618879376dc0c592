package import Findings

/// One target of a package or project: a module, and perhaps a product.
package struct DeclaredTarget: Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case app
    case appExtension = "app extension"
    case extensionKitExtension = "ExtensionKit extension"
    case watchApp = "watch app"
    case appClip = "app clip"
    /// A command-line tool, or an executable target of a package.
    case executable
    case dynamicFramework = "framework"
    case staticFramework = "static framework"
    case staticLibrary = "static library"
    case dynamicLibrary = "dynamic library"
    /// A library target of a package.
    case packageLibrary = "package library"
    case resourceBundle = "resource bundle"
    case unitTests = "unit tests"
    case uiTests = "UI tests"
    case plugin
    case macro
    case other
  }

  package var name: String
  /// The module that Swift files import.
  package var module: String
  package var kind: Kind
  /// Where it is declared; `file` is the file that the line counts in: a `project.pbxproj`, a `Package.swift`.
  package var place: SourcePlace
  /// Swift files, relative to the folder that was read.
  package var sources: [String]
  package var resources: [DeclaredResource]
  package var dependencies: [DeclaredDependency]
  /// Facts of the Info.plist, generated or a file; nil for targets without one.
  package var info: DeclaredInfo?
  package var bundleIdentifier: String?
  /// The installed name without suffix; the target's name where nothing else is said.
  package var productName: String
  /// Where SwiftPM, Tuist or Xcode put the resources: `Pkg_Target` without suffix; nil for the product's own bundle.
  package var resourceBundle: String?
  package var developmentRegion: String?
  /// Deployment targets by platform: `iOS` → `17.0`.
  package var deploymentTargets: [String: String]
  /// Build settings that matter here and are known: `LOCALIZATION_PREFERS_STRING_CATALOGS`, …
  package var settings: [String: String]

  package init(name: String, module: String? = nil, kind: Kind, place: SourcePlace) {
    self.name = name
    self.module = module ?? name.map { $0.isLetter || $0.isNumber || $0 == "_" ? String($0) : "_" }.joined()
    self.kind = kind
    self.place = place
    sources = []
    resources = []
    dependencies = []
    productName = name
    deploymentTargets = [:]
    settings = [:]
  }
}

extension DeclaredTarget.Kind {
  /// Whether a person launches it, or the system does: it is a process with a main bundle of its own.
  package var isProduct: Bool {
    switch self {
    case .app, .appExtension, .extensionKitExtension, .watchApp, .appClip, .executable: true
    default: false
    }
  }

  package var isTest: Bool { self == .unitTests || self == .uiTests }

  /// Whether its code ends up inside whatever links it, so that `Bundle(for:)` finds that product's bundle.
  package var isLinkedStatically: Bool {
    switch self {
    case .staticFramework, .staticLibrary, .packageLibrary: true
    default: false
    }
  }
}

extension DeclaredTarget {
  /// The path of the `ProjectFile` that it is declared in.
  package var project: String {
    let suffix = "/project.pbxproj"
    return place.file.hasSuffix(suffix) ? String(place.file.dropLast(suffix.count)) : place.file
  }

  package var isInPackage: Bool { place.file == "Package.swift" || place.file.hasSuffix("/Package.swift") }
}
