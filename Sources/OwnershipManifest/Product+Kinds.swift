extension Product.Kind {
  /// True for kinds that lie inside another product.
  package var liesInContainer: Bool { self != .app && self != .testHost && self != .tool }

  /// Where a product of this kind lies, seen from the bundle that contains it, or from the applications folder.
  package func path(of name: String) -> String {
    switch self {
    case .app, .testHost: "\(name).app"
    case .extension: "PlugIns/\(name).appex"
    case .extensionKitExtension: "Extensions/\(name).appex"
    case .watchApp: "Watch/\(name).app"
    case .appClip: "AppClips/\(name).app"
    case .tool: name
    }
  }

  /// The Info.plist keys that this kind has of its own.
  package var info: [String: InfoValue] {
    switch self {
    case .extension: ["NSExtension": .dictionary([:])]
    case .extensionKitExtension: ["EXAppExtensionAttributes": .dictionary([:])]
    case .app, .testHost, .watchApp, .appClip, .tool: [:]
    }
  }
}

extension Manifest {
  /// Where a product lies below the device's applications folder, such as `AppShell.app/PlugIns/TripWidget.appex`.
  package func path(of product: Product) -> String {
    let own = product.kind.path(of: product.name)
    guard let container = container(of: product.name) else { return own }
    return "\(path(of: container))/\(own)"
  }

  /// The owners whose bundle lies in a product, in the manifest's order.
  package func owners(in product: Product) -> [Owner] {
    owners.filter { $0.name == product.name || product.embeds.contains($0.name) }
  }

  /// A path of this manifest as findings and messages name it: seen from the project's folder.
  package func projectPath(_ path: String) -> String {
    RelativePath.joined(RelativePath.folder(of: file), path)
  }
}
