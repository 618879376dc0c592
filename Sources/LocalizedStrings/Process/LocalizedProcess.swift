internal import Foundation
internal import HostEvidence
package import LocalizationRuntime
internal import Synchronization

/// The process that looks texts up: its main bundle, its languages, and the bundles that it has asked so far.
///
/// Under a harness the languages come from the device's preference files, elsewhere from `-AppleLanguages` or the
/// environment. They are read once, at the first look-up, as Apple's systems do.
package final class LocalizedProcess: Sendable {
  /// Another process in place of this one, for as long as a test lasts.
  @TaskLocal package static var standIn: LocalizedProcess?
  private static let own = LocalizedProcess(
    settings: ProcessSettings.ofThisProcess(), mainBundle: BundleNames.realPath(Bundle.main.bundlePath))

  /// The process that look-ups are made in.
  package static var current: LocalizedProcess { standIn ?? own }

  /// The real path of the main bundle.
  package let mainBundle: String
  package let languages: ProcessLanguages
  package let settings: ProcessSettings
  /// The identifier of `Locale.current` as Apple's systems have it: the main bundle's language, the device's region.
  package let formattingLocale: String
  private let state: Mutex<State>

  private struct State {
    /// By path, as it is written and as it really is.
    var bundles: [String: BundleLookUp]
    /// The bundle objects that were asked so far. A process has few, and a list needs no hashing.
    var objects: [(object: Bundle, lookUp: BundleLookUp)] = []
  }

  package init(settings: ProcessSettings, mainBundle: String) {
    let folder = BundleFolder(mainBundle)
    let languages = ProcessLanguages(main: folder.description, user: settings.user, behavior: settings.behavior)
    self.mainBundle = mainBundle
    self.settings = settings
    self.languages = languages
    formattingLocale = languages.formattingLocale(region: settings.region)
    let main = LocalizedBundle(mainOf: languages, source: DiskTables(folder))
    state = Mutex(State(bundles: [mainBundle: BundleLookUp(folder: folder, bundle: main, settings: settings)]))
  }

  /// The main bundle's look-ups.
  package var main: BundleLookUp { bundle(at: mainBundle) }

  /// The look-ups of a bundle; nil stands for the main bundle of this process.
  func bundle(_ object: Bundle?) -> BundleLookUp {
    guard let object, object !== Bundle.main else { return main }
    if let known = state.withLock({ $0.objects.first { $0.object === object }?.lookUp }) { return known }
    let lookUp = bundle(at: object.bundlePath)
    state.withLock { state in
      if state.objects.count >= Self.objectLimit { state.objects.removeAll() }
      state.objects.append((object, lookUp))
    }
    return lookUp
  }

  /// More objects than any program keeps; one that makes a bundle object for each call must not fill the memory.
  private static let objectLimit = 64

  /// The look-ups of the bundle at a path; it need not be there.
  package func bundle(at path: String) -> BundleLookUp {
    if let known = state.withLock({ $0.bundles[path] }) { return known }
    let realPath = BundleNames.realPath(path)
    if realPath != path {
      let lookUp = bundle(at: realPath)
      if lookUp.folder.isThere { state.withLock { $0.bundles[path] = lookUp } }
      return lookUp
    }
    let folder = BundleFolder(path)
    let bundle = LocalizedBundle(folder.description, in: languages, source: DiskTables(folder))
    let lookUp = BundleLookUp(folder: folder, bundle: bundle, settings: settings)
    guard folder.isThere else { return lookUp }
    state.withLock { $0.bundles[path] = lookUp }
    return lookUp
  }
}
