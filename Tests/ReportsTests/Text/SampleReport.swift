import Findings
import HostEvidence
import Reports

/// Reports of a small product family, made in code.
struct SampleReport {
  var languages = ["ar", "de", "en", "pl", "pt-BR", "ru", "zh-Hans"]
  var products = ["AppShell", "SharedTripUIHost", "TripWidget"]
  private(set) var report = Report(matrixCells: [])

  static func cell(_ language: String, _ product: String, scenario: String = "non-default-language") -> String {
    "\(scenario)/\(language)/3/\(product)"
  }

  init(languages: [String]? = nil) {
    if let languages { self.languages = languages }
    for scenario in ["non-default-language", "clean-install"] {
      for language in self.languages {
        for product in products { addCell(scenario, language, product) }
      }
    }
  }

  private mutating func addCell(_ scenario: String, _ language: String, _ product: String) {
    report.cells.append(
      CellRecord(
        id: Self.cell(language, product, scenario: scenario), release: "current", process: "\(product).app",
        host: .bundle, languages: [language, "en"], languagesFrom: .device, searchList: [language],
        formattingLocale: language))
  }

  /// One message in every language and the products given, with a value per language; a language without one shows English.
  mutating func add(
    _ key: String, owner: String = "SharedTripUI", in products: [String]? = nil, arguments: [MessageArgument] = [],
    _ values: [String: String]
  ) {
    for product in products ?? self.products {
      for language in languages {
        let value = values[language] ?? values["en"] ?? "?"
        report.observations.append(
          ObservationRecord(
            cell: Self.cell(language, product), owner: owner, table: "Localizable", key: key, arguments: arguments,
            surface: "", asked: ".", bundle: ".", resolvedLocale: values[language] == nil ? "en" : language,
            outcome: .value, value: value))
      }
    }
  }

  /// Changes what was observed of one message.
  mutating func change(_ key: String, _ product: String, _ language: String, _ body: (inout ObservationRecord) -> Void)
  {
    for index in report.observations.indices
    where report.observations[index].key == key && report.observations[index].cell == Self.cell(language, product) {
      body(&report.observations[index])
    }
  }

  mutating func showKey(_ key: String, _ product: String, _ language: String) {
    change(key, product, language) { observation in
      observation.outcome = .key
      observation.value = key
      observation.resolvedLocale = nil
    }
  }

  mutating func find(_ finding: Finding) { report.findings.append(finding) }

  mutating func lose(_ product: String, _ language: String) {
    report.observations.removeAll { $0.cell == Self.cell(language, product) }
  }

  func concluded(failOn: Severity = .error) -> Report {
    var report = report
    report.conclude(failOn: failOn)
    return report
  }
}

extension SampleReport {
  /// A release with one of each thing that a person may have to read.
  static var mixed: Report {
    var sample = SampleReport()
    sample.add("account.title", owner: "AppShell", in: ["AppShell"], titles)
    sample.add("account.nasty", owner: "AppShell", in: ["AppShell"], nasty)
    sample.add("trip.arrivesIn %lld", arguments: [.integer(5)], arrivals)
    sample.add("trip.gate", gates)
    sample.add("trip.optional", ["en": "Platform", "de": "Gleis"])
    sample.showKey("trip.gate", "TripWidget", "de")
    sample.showKey("trip.gate", "TripWidget", "ru")
    for (language, name) in [("de", "German"), ("ru", "Russian")] { sample.find(missing(language, name)) }
    sample.find(notClaimed)
    sample.change("trip.arrivesIn %lld", "TripWidget", "pl") {
      $0.resolvedLocale = "en"; $0.value = "Arrives in 5 minutes"
    }
    sample.lose("SharedTripUIHost", "zh-Hans")
    sample.find(crashed)
    sample.find(
      Finding(
        rule: "unexpected-fallback", severity: .error, owner: "SharedTripUI", table: "Localizable",
        key: "trip.optional",
        message: "m", exception: "the vendor ships two languages"))
    return sample.concluded()
  }

  private static let titles = [
    "ar": "حسابك", "de": "Dein Konto", "en": "Your account", "pl": "Twoje konto", "pt-BR": "Sua conta",
    "ru": "Ваш аккаунт", "zh-Hans": "您的账户",
  ]

  private static let nasty = [
    "ar": "السعر \u{202E}5\u{202C}", "de": "e\u{301}\u{1B}[31mrot", "en": "a\nb", "pl": "👩‍👩‍👧 🇵🇱", "pt-BR": "\u{301}x",
    "ru": "\u{200B}", "zh-Hans": "到达时间：５分钟",
  ]

  private static let arrivals = [
    "ar": "يصل خلال ٥ دقائق", "de": "Ankunft in 5 Minuten", "en": "Arrives in 5 minutes", "pl": "Przyjazd za 5 minut",
    "pt-BR": "Chega em 5 minutos", "ru": "Прибытие через 5 минут", "zh-Hans": "5 分钟后到达",
  ]

  private static let gates = [
    "ar": "البوابة", "de": "Flugsteig", "en": "Gate", "pl": "Bramka", "pt-BR": "Portão", "ru": "Выход",
    "zh-Hans": "登机口",
  ]

  private static func missing(_ language: String, _ name: String) -> Finding {
    Finding(
      rule: "raw-key-shown", severity: .error, product: "TripWidget", owner: "SharedTripUI", table: "Localizable",
      key: "trip.gate", language: language,
      message:
        "TripWidget shows the key \"trip.gate\" in \(language): the \(name) table of SharedTripUI has no entry and the call has no default",
      remedy: "add a \(name) value for \"trip.gate\" to SharedTripUI's Localizable.xcstrings",
      cells: [cell(language, "TripWidget"), cell(language, "TripWidget", scenario: "clean-install")],
      place: SourcePlace(
        file: "Packages/SharedTripUI/Sources/SharedTripUI/Resources/Localizable.xcstrings", line: 41, column: 5),
      reproduce: [
        "bordercheck", "explain", "trip.gate", "--owner", "SharedTripUI", "--product", "TripWidget", "--languages",
        language,
      ])
  }

  private static var notClaimed: Finding {
    Finding(
      rule: "language-not-claimed", severity: .warning, product: "TripWidget", owner: "SharedTripUI", language: "pl",
      message:
        "TripWidget shows SharedTripUI in en to a reader of pl: SharedTripUI has pl, but TripWidget's own bundle does not offer it",
      remedy: "add pl to CFBundleLocalizations in TripWidget's Info.plist", cells: [cell("pl", "TripWidget")],
      place: SourcePlace(file: "bordercheck.json", line: 12, column: 3),
      reproduce: ["bordercheck", "explain", "trip.arrivesIn %lld", "--product", "TripWidget", "--languages", "pl"])
  }

  private static var crashed: Finding {
    Finding(
      rule: "host-crashed", severity: .incomplete, product: "SharedTripUIHost", language: "zh-Hans",
      message: "SharedTripUIHost ended by signal 11 in zh-Hans before it presented anything",
      remedy: "run it alone with --keep-device to look at what it left",
      cells: [cell("zh-Hans", "SharedTripUIHost")],
      reproduce: ["bordercheck", "run", "--product", "SharedTripUIHost", "--languages", "zh-Hans"])
  }
}
