import Testing

@testable import Projects

@Suite struct XcodeProductTypeTests {
  @Test(arguments: [
    ("application", DeclaredTarget.Kind.app), ("application.messages", .app), ("application.watchapp2", .watchApp),
    ("application.watchapp2-container", .app), ("application.on-demand-install-capable", .appClip),
    ("app-extension", .appExtension), ("app-extension.messages", .appExtension),
    ("app-extension.messages-sticker-pack", .appExtension), ("app-extension.intents-service", .appExtension),
    ("tv-app-extension", .appExtension), ("watchkit2-extension", .appExtension), ("xcode-extension", .appExtension),
    ("extensionkit-extension", .extensionKitExtension), ("framework", .dynamicFramework),
    ("framework.static", .staticFramework), ("library.static", .staticLibrary), ("library.dynamic", .dynamicLibrary),
    ("bundle", .resourceBundle), ("bundle.unit-test", .unitTests), ("bundle.ui-testing", .uiTests),
    ("tool", .executable), ("xpc-service", .executable), ("metal-library", .other),
  ])
  func `a product type says what kind of target it is`(type: String, kind: DeclaredTarget.Kind) {
    let full = "com.apple.product-type.\(type)"
    #expect(XcodeProductType.kind(full, machOType: nil, isForWatch: false) == kind)
  }

  @Test func `a framework or library with static code is linked into what uses it`() {
    let framework = "com.apple.product-type.framework"
    #expect(XcodeProductType.kind(framework, machOType: "staticlib", isForWatch: false) == .staticFramework)
    #expect(XcodeProductType.kind(framework, machOType: "mh_dylib", isForWatch: false) == .dynamicFramework)
    let library = "com.apple.product-type.library.dynamic"
    #expect(XcodeProductType.kind(library, machOType: "staticlib", isForWatch: false) == .staticLibrary)
  }

  @Test func `an application for the watch alone is a watch app`() {
    let application = "com.apple.product-type.application"
    #expect(XcodeProductType.kind(application, machOType: nil, isForWatch: true) == .watchApp)
  }

  @Test func `an unknown product type is some other target`() {
    #expect(XcodeProductType.kind("org.example.thing", machOType: nil, isForWatch: false) == .other)
    #expect(XcodeProductType.kind("", machOType: nil, isForWatch: false) == .other)
  }
}
