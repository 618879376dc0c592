/// What a target of Tuist builds, in any of the spellings of its manifests and graphs: `appExtension`, `app_extension`.
struct TuistProduct {
  let kind: DeclaredTarget.Kind
  /// Whether its own bundle holds its resources; Tuist makes one beside it otherwise.
  let holdsResources: Bool

  /// Nil for a word that is no product.
  init?(_ name: String, isForWatchOnly: Bool = false) {
    guard let kind = Self.kinds[name.replacing("_", with: "").lowercased()] else { return nil }
    self.kind = kind == .app && isForWatchOnly ? .watchApp : kind
    switch kind {
    case .dynamicLibrary, .executable, .macro, .other, .staticFramework, .staticLibrary: holdsResources = false
    default: holdsResources = true
    }
  }

  private static let kinds: [String: DeclaredTarget.Kind] = [
    "app": .app, "appclip": .appClip, "appextension": .appExtension, "bundle": .resourceBundle,
    "commandlinetool": .executable, "dynamiclibrary": .dynamicLibrary, "extensionkitextension": .extensionKitExtension,
    "framework": .dynamicFramework, "macro": .macro, "messagesextension": .appExtension,
    "staticframework": .staticFramework, "staticlibrary": .staticLibrary, "stickerpackextension": .appExtension,
    "systemextension": .plugin, "tvtopshelfextension": .appExtension, "uitests": .uiTests, "unittests": .unitTests,
    "watch2app": .watchApp, "watch2extension": .appExtension, "xpc": .other,
  ]
}
