package import HostEvidence

/// The language list that a process reads once, and where it came from.
package struct UserLanguages: Sendable, Hashable {
  /// Which place had the list; lists are never merged.
  package enum Source: String, Sendable, Hashable, CaseIterable {
    /// The launch argument `-AppleLanguages`.
    case argument
    /// The process's own preferences, where Settings writes the per-app language.
    case app
    /// The preferences of the app that contains this extension.
    case containingApp
    /// The global preferences: the device's list.
    case device
    /// No place had one; the list is `en`.
    case nowhere

    /// The same in the words of the evidence.
    package var inEvidence: CellRecord.LanguageSource {
      switch self {
      case .argument, .app, .containingApp: .app
      case .device, .nowhere: .device
      }
    }
  }

  /// Best first.
  package var languages: [String]
  package var source: Source
  /// What would be read if `extensionsInheritAppLanguages` had its other value; nil where that is the same list.
  package var underOtherInheritance: [String]?

  package init(languages: [String], source: Source, underOtherInheritance: [String]? = nil) {
    self.languages = languages
    self.source = source
    self.underOtherInheritance = underOtherInheritance
  }

  /// The first list that exists, in the order in which preferences are searched.
  ///
  /// - Parameters:
  ///   - arguments: the process's command line.
  ///   - appDomain: the list in the process's own preferences.
  ///   - containingAppDomain: for an extension, the list of the app that contains it; read only where the device's
  ///     behaviour says that extensions inherit it.
  ///   - globalDomain: the device's list.
  package static func resolve(
    arguments: [String], appDomain: [String]?, containingAppDomain: [String]? = nil, globalDomain: [String]?,
    behavior: DeviceBehavior = DeviceBehavior()
  ) -> UserLanguages {
    let own: [(Source, [String]?)] = [(.argument, LanguageArgument.languages(in: arguments)), (.app, appDomain)]
    let device: [(Source, [String]?)] = [(.device, globalDomain)]
    let inherits = behavior.extensionsInheritAppLanguages
    let inheriting = first(own + [(.containingApp, containingAppDomain)] + device)
    let independent = first(own + device)
    var list = inherits ? inheriting : independent
    let other = (inherits ? independent : inheriting).languages
    list.underOtherInheritance = other == list.languages ? nil : other
    return list
  }

  private static func first(_ places: [(Source, [String]?)]) -> UserLanguages {
    for case (let source, let languages?) in places { return UserLanguages(languages: languages, source: source) }
    return UserLanguages(languages: ["en"], source: .nowhere)
  }

  /// The same from whole preference files, as a property list reader gives them; nil where there is no file.
  ///
  /// `NSLanguages` is looked for only where no place has `AppleLanguages`. A value that is no list counts as absent.
  package static func resolve(
    arguments: [String], appPreferences: [String: Any]?, containingAppPreferences: [String: Any]? = nil,
    globalPreferences: [String: Any]?, behavior: DeviceBehavior = DeviceBehavior()
  ) -> UserLanguages {
    let attempts = names.lazy.map { name in
      resolve(
        arguments: arguments, appDomain: list(name, in: appPreferences),
        containingAppDomain: list(name, in: containingAppPreferences), globalDomain: list(name, in: globalPreferences),
        behavior: behavior)
    }
    return attempts.first { $0.source != .nowhere } ?? UserLanguages(languages: ["en"], source: .nowhere)
  }

  /// The list that one preference file has; nil where it has none.
  package static func list(inPreferences preferences: [String: Any]) -> [String]? {
    names.lazy.compactMap { list($0, in: preferences) }.first
  }

  private static let names = ["AppleLanguages", "NSLanguages"]

  private static func list(_ name: String, in preferences: [String: Any]?) -> [String]? {
    (preferences?[name] as? [Any])?.compactMap { $0 as? String }
  }
}
