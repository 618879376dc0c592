/// What a target makes, as `productType` says it.
enum XcodeProductType {
  private static let prefix = "com.apple.product-type."

  /// - Parameters:
  ///   - machOType: the setting `MACH_O_TYPE`, which makes a framework static.
  ///   - isForWatch: whether the target is built for watchOS, where an application is a watch app.
  static func kind(_ type: String, machOType: String?, isForWatch: Bool) -> DeclaredTarget.Kind {
    guard type.hasPrefix(prefix) else { return .other }
    let name = String(type.dropFirst(prefix.count))
    switch kinds[name] {
    case .app where isForWatch: return .watchApp
    case .dynamicFramework where machOType == "staticlib": return .staticFramework
    case .dynamicLibrary where machOType == "staticlib": return .staticLibrary
    case let kind?: return kind
    case nil: return name.hasPrefix("app-extension.") ? .appExtension : .other
    }
  }

  private static let kinds: [String: DeclaredTarget.Kind] = [
    "application": .app,
    "application.messages": .app,
    "application.on-demand-install-capable": .appClip,
    "application.watchapp": .watchApp,
    "application.watchapp2": .watchApp,
    "application.watchapp2-container": .app,
    "app-extension": .appExtension,
    "bundle": .resourceBundle,
    "bundle.ocunit-test": .unitTests,
    "bundle.ui-testing": .uiTests,
    "bundle.unit-test": .unitTests,
    "driver-extension": .executable,
    "extensionkit-extension": .extensionKitExtension,
    "framework": .dynamicFramework,
    "framework.static": .staticFramework,
    "library.dynamic": .dynamicLibrary,
    "library.static": .staticLibrary,
    "objfile": .staticLibrary,
    "system-extension": .executable,
    "tool": .executable,
    "tv-app-extension": .appExtension,
    "watchkit-extension": .appExtension,
    "watchkit2-extension": .appExtension,
    "xcode-extension": .appExtension,
    "xpc-service": .executable,
  ]
}
