import HostEvidence
import LocalizationRuntime

/// One process with its main bundle, and others in it, for cases that tell of a look-up.
struct GoldenBundle {
  var process: ProcessLanguages
  /// Look-ups in the main bundle.
  var main: MessageLookUp
  private var idiom: String

  init(
    main: BundleDescription, user: [String], tables: any TableSource, idiom: String = "iphone", capitals: Bool = false,
    behavior: DeviceBehavior = DeviceBehavior()
  ) {
    process = ProcessLanguages(main: main, user: user, behavior: behavior)
    self.idiom = idiom
    self.main = MessageLookUp(
      bundle: LocalizedBundle(mainOf: process, source: tables), region: nil, idiom: idiom,
      showsNonLocalizedStrings: capitals)
  }

  /// Look-ups in another bundle of the process.
  func other(_ description: BundleDescription, tables: any TableSource) -> MessageLookUp {
    MessageLookUp(
      bundle: LocalizedBundle(description, in: process, source: tables), region: nil, idiom: idiom)
  }
}
