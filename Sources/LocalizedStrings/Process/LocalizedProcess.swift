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
    /// By real path.
    var bundles: [String: BundleLookUp]
    /// By identity; the object is kept, so that no other takes its place.
    var objects: [ObjectIdentifier: (object: Bundle, lookUp: BundleLookUp)] = [:]
  }

  package init(settings: ProcessSettings, mainBundle: String) {
    let folder = BundleFolder(mainBundle)
    let languages = ProcessLanguages(main: folder.description, user: settings.user, behavior: settings.behavior)
    self.mainBundle = mainBundle
    self.settings = settings
    self.languages = languages
    formattingLocale = languages.formattingLocale(region: settings.region)
    let main = LocalizedBundle(mainOf: languages, source: DiskTables(folder: folder.resources))
    state = Mutex(State(bundles: [mainBundle: BundleLookUp(folder: folder, bundle: main, settings: settings)]))
  }

  /// The main bundle's look-ups.
  package var main: BundleLookUp { bundle(at: mainBundle) }

  /// The look-ups of a bundle; nil stands for the main bundle of this process.
  func bundle(_ object: Bundle?) -> BundleLookUp {
    guard let object, object !== Bundle.main else { return main }
    let identity = ObjectIdentifier(object)
    if let known = state.withLock({ $0.objects[identity]?.lookUp }) { return known }
    let lookUp = bundle(at: BundleNames.realPath(object.bundlePath))
    state.withLock { $0.objects[identity] = (object, lookUp) }
    return lookUp
  }

  /// The look-ups of the bundle at a real path; it need not be there.
  package func bundle(at path: String) -> BundleLookUp {
    if let known = state.withLock({ $0.bundles[path] }) { return known }
    let folder = BundleFolder(path)
    let bundle = LocalizedBundle(folder.description, in: languages, source: DiskTables(folder: folder.resources))
    let lookUp = BundleLookUp(folder: folder, bundle: bundle, settings: settings)
    guard folder.isThere else { return lookUp }
    state.withLock { $0.bundles[path] = lookUp }
    return lookUp
  }
}
