#if canImport(Darwin)
  internal import Foundation
  internal import HostEvidence

  /// Look-ups by Foundation, which says a text and not where it came from: the file that served is looked for in the order
  /// in which Foundation goes through them.
  struct Platform: Sendable {
    let facts: ProcessFacts
    private let root: String

    init(root: String) throws {
      self.root = root
      let bundle = Bundle(path: root) ?? .main
      facts = ProcessFacts(
        mainBundle: root, languages: Locale.preferredLanguages, languagesFrom: Self.languageSource,
        formattingLocale: Locale.current.identifier.prefix { $0 != "@" }.description,
        choice: Self.choice(of: bundle))
    }

    /// A list in the app's own preferences is the one that Settings writes for this app.
    private static var languageSource: CellRecord.LanguageSource {
      let domain = Bundle.main.bundleIdentifier.flatMap { UserDefaults.standard.persistentDomain(forName: $0) }
      return domain?["AppleLanguages"] == nil ? .device : .app
    }

    private static func choice(of bundle: Bundle) -> BundleChoice {
      var searchList = bundle.preferredLocalizations
      if let region = bundle.developmentLocalization, !searchList.contains(region) { searchList.append(region) }
      return BundleChoice(
        identifier: bundle.bundleIdentifier, offers: bundle.localizations, gate: nil, searchList: searchList)
    }

    func performing<Result>(_ body: () -> Result) -> Result { body() }

    /// - Parameter path: the bundle's real path; it need not be there.
    func text(of request: RequestedMessage, default defaultValue: String?, in path: String) -> String {
      guard let bundle = path == BundleNames.realPath(Bundle.main.bundlePath) ? .main : Bundle(path: path) else {
        LookUpLog.current?.record(
          LookUpReport(
            bundle: path, choice: nil, table: request.table, key: request.key, outcome: .noBundle, text: ""))
        return ""
      }
      // No table has a text of one control character, so that it comes back only where none answers.
      let nothing = "\u{1}"
      let found = bundle.localizedString(forKey: request.key, value: nothing, table: request.table)
      let isAnswered = found != nothing
      let format = isAnswered ? found : defaultValue ?? request.key
      let arguments = request.arguments.map(\.variadic)
      let text = arguments.isEmpty ? format : String(format: format, locale: .current, arguments: arguments)
      let choice = Self.choice(of: bundle)
      let served =
        isAnswered
        ? ServedTable(request.table, key: request.key, in: bundle.resourcePath ?? path, searchList: choice.searchList)
        : nil
      LookUpLog.current?.record(
        LookUpReport(
          bundle: path, choice: choice, table: request.table, key: request.key, file: served?.file,
          resolvedLocale: served?.localization, outcome: isAnswered ? .value : defaultValue == nil ? .key : .default,
          text: text))
      return text
    }

    func infoText(forKey key: String) -> String? {
      let bundle = Bundle(path: root) ?? .main
      let text = bundle.localizedInfoDictionary?[key] ?? bundle.infoDictionary?[key]
      return text as? String
    }

    func readable(_ text: String) -> String { text }
  }

  extension MessageArgument {
    fileprivate var variadic: any CVarArg {
      switch self {
      case .integer(let value): value
      case .double(let value): value
      case .string(let value): value as NSString
      }
    }
  }
#endif
