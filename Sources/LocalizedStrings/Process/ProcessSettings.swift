package import HostEvidence
package import LocalizationRuntime

#if canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// What a process finds around itself when it starts.
package struct ProcessSettings: Sendable {
  /// The language list, and where it came from.
  package var user: UserLanguages
  /// A region code; nil stands for that of the first language.
  package var region: String?
  /// A device name as variations spell it.
  package var idiom: String
  package var behavior: DeviceBehavior
  /// Why the device's preferences could not be read; a harness must not take what follows for a device's behaviour.
  package var failure: String?

  package init(
    user: UserLanguages, region: String? = nil, idiom: String = "iphone", behavior: DeviceBehavior = DeviceBehavior(),
    failure: String? = nil
  ) {
    self.user = user
    self.region = region
    self.idiom = idiom
    self.behavior = behavior
    self.failure = failure
  }

  /// The settings of a process on a simulated device: what the preference files in it say.
  package init(request: HostRequest, arguments: [String]) {
    let device = DeviceFolder(request.device)
    var failure: String?
    func preferences(_ path: String) -> [String: Any]? {
      do {
        return try PropertyListTexts.read(path)
      } catch {
        failure = "\(path): \(error)"
        return nil
      }
    }
    let global = preferences(device.globalPreferences)
    let user = UserLanguages.resolve(
      arguments: arguments, appPreferences: preferences(device.preferences(request.identifier)),
      containingAppPreferences: request.containingIdentifier.flatMap { preferences(device.preferences($0)) },
      globalPreferences: global, behavior: request.behavior)
    // The region is the device's: a language that was chosen for one app does not move it.
    let region =
      request.region ?? global.flatMap { UserLanguages.list(inPreferences: $0)?.first }.flatMap(LanguageTag.region(of:))
    self.init(user: user, region: region, idiom: request.idiom, behavior: request.behavior, failure: failure)
  }

  /// The settings of a process that a person starts: the launch argument, else the environment, else English.
  ///
  /// - Parameter variable: the value of an environment variable; nil where it is not set.
  package init(arguments: [String], variable: (String) -> String?) {
    let posix = PosixLanguages(variable: variable)
    let languages = posix.languages.isEmpty ? nil : posix.languages
    let user = UserLanguages.resolve(arguments: arguments, appDomain: nil, globalDomain: languages)
    self.init(user: user, region: posix.region, idiom: "mac")
  }

  /// The settings of this process.
  static func ofThisProcess() -> ProcessSettings {
    let start = ProcessStart.ofThisProcess
    if let failure = start.failure {
      return ProcessSettings(user: UserLanguages(languages: ["en"], source: .nowhere), failure: failure)
    }
    guard let request = start.request else {
      return ProcessSettings(arguments: CommandLine.arguments, variable: environment)
    }
    return ProcessSettings(request: request, arguments: CommandLine.arguments)
  }

  private static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
