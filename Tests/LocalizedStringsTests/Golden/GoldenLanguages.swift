import HostEvidence
import LocalizationRuntime

/// The areas about which languages are chosen.
enum GoldenLanguages {
  static let areas: [String: GoldenRun.Area] = [
    "match": match, "bundleLocalizations": offers, "choose": choose, "preferredLanguagesSource": userList,
    "preferredLocalizationsFrom": preferredLocalizations, "localeCurrent": currentLocale,
  ]

  private static func match(_ given: GoldenGiven) throws -> [String: GoldenJSON] {
    let matches = LanguageMatching.matches(
      preferences: given["preferences"]?.texts ?? [], available: given["available"]?.texts ?? [])
    return ["result": GoldenJSON(matches)]
  }

  private static func offers(_ given: GoldenGiven) throws -> [String: GoldenJSON] {
    let (bundle, isOld) = description(given)
    return ["localizations": GoldenJSON(bundle.offers(behavior: behavior(oldSDK: isOld)))]
  }

  private static func choose(_ given: GoldenGiven) throws -> [String: GoldenJSON] {
    guard let main = given.part("main") else { throw GoldenFailure("no main bundle") }
    let (mainBundle, mainIsOld) = description(main)
    let other = given.part("bundle").map(description)
    guard other != nil || given["bundle"] == .string("main") else { throw GoldenFailure("no bundle") }
    var behavior = behavior(oldSDK: mainIsOld || other?.isOld == true)
    behavior.hostsPassLanguages = given.value("parentLanguages")?.texts
    let process = ProcessLanguages(main: mainBundle, user: given["user"]?.texts ?? [], behavior: behavior)
    let choice = other.map { process.choice(for: $0.bundle) } ?? process.main
    return [
      "first": .string(choice.first), "searchList": GoldenJSON(choice.searchList),
      "preferredLocalizations": GoldenJSON(choice.matched), "offers": GoldenJSON(choice.offers),
      "localizations": GoldenJSON(choice.offers),
    ]
  }

  private static func userList(_ given: GoldenGiven) throws -> [String: GoldenJSON] {
    _ = given["process"]
    let own = given.value("appexDomain") ?? given.value("appDomain")
    let list = UserLanguages.resolve(
      arguments: ["host"] + (given.value("argv")?.texts ?? []), appDomain: own?.texts,
      containingAppDomain: given.value("containingAppDomain")?.texts, globalDomain: given.value("globalDomain")?.texts)
    return ["userLanguages": GoldenJSON(list.languages)]
  }

  private static func preferredLocalizations(_ given: GoldenGiven) throws -> [String: GoldenJSON] {
    let offers = given["from"]?.texts ?? []
    let preferences = given.value("preferences")?.texts
    let user = given.value("user")?.texts ?? preferences ?? []
    // A case that tells of no main bundle is about one that has all these languages itself.
    let main =
      given.part("main").map { description($0).bundle } ?? BundleDescription(developmentRegion: nil, folders: offers)
    let process = ProcessLanguages(main: main, user: user, behavior: DeviceBehavior())
    switch given["api"]?.text {
    case "Bundle.preferredLocalizations(from:forPreferences:)":
      return ["result": GoldenJSON(process.preferredLocalizations(from: offers, forPreferences: preferences))]
    case "Bundle.preferredLocalizations(from:)":
      return ["result": GoldenJSON(process.preferredLocalizations(from: offers))]
    case let api: throw GoldenFailure("unknown call \(api ?? "nil")")
    }
  }

  /// `app localizations`: names of folders, or of declared languages where the name says `CFBundleLocalizations only`.
  private static func currentLocale(_ given: GoldenGiven) throws -> [String: GoldenJSON] {
    guard let device = given["device"]?.text else { throw GoldenFailure("no device language") }
    var main = BundleDescription(developmentRegion: "en")
    for name in given["app localizations"]?.texts ?? [] {
      let language = String(name.prefix { $0 != " " })
      if name.contains("CFBundleLocalizations") {
        main.declaredLocalizations.append(language)
      } else {
        main.folders.append(language)
      }
    }
    let process = ProcessLanguages(main: main, user: [device], behavior: DeviceBehavior())
    return ["Locale.current": .string(process.formattingLocale(region: nil))]
  }

  /// A bundle's facts: `dev`, `lprojs`, `legacySDK` and Info.plist keys.
  static func description(_ given: GoldenGiven) -> (bundle: BundleDescription, isOld: Bool) {
    var info = given.info()
    info["CFBundleDevelopmentRegion"] = given.value("dev")?.text ?? info["CFBundleDevelopmentRegion"]
    let bundle = BundleDescription(info: info, folders: given["lprojs"]?.texts ?? [])
    return (bundle, given["legacySDK"]?.boolean ?? false)
  }

  private static func behavior(oldSDK: Bool) -> DeviceBehavior {
    var behavior = DeviceBehavior()
    behavior.developmentRegionOffered = !oldSDK
    return behavior
  }
}
