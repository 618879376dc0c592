import Findings
import HostEvidence
import ReportComparison
import Reports

/// A report made in code: products that are played in language lists, and what they show.
struct SmallReport {
  var report = Report(matrixCells: [])
  private let offers: [String]

  /// - Parameters:
  ///   - lists: language lists, each played by every product; languages are joined by commas.
  ///   - offers: what every bundle offers; English is what they are developed in.
  init(
    products: [String] = ["App", "Widget"], lists: [String] = ["de", "en", "pl"],
    offers: [String] = ["de", "en", "pl"], command: Report.Origin = .run, release: String = "current"
  ) {
    self.offers = offers
    report = Report(command: command, matrixCells: [])
    for product in products {
      for list in lists { play(list, in: product, release: release) }
    }
  }

  static func cell(_ product: String, _ list: String, scenario: String = "every-language") -> String {
    "\(scenario)/\(list.replacing(",", with: "+"))/3/\(product)"
  }

  mutating func play(
    _ list: String, in product: String, release: String = "current", scenario: String = "every-language",
    pick: String? = nil
  ) {
    let languages = list.split(separator: ",").map(String.init)
    let first = pick ?? languages.first { offers.contains($0) } ?? "en"
    let search = first == "en" ? ["en"] : [first, "en"]
    let cell = Self.cell(product, list, scenario: scenario)
    report.cells.append(
      CellRecord(
        id: cell, release: release, process: "\(product).app", host: .bundle, languages: languages,
        languagesFrom: .device, searchList: search, formattingLocale: languages[0]))
    for bundle in [".", "Kit.bundle"] {
      report.choices.append(
        ChoiceRecord(cell: cell, bundle: bundle, identifier: nil, offers: offers, gate: nil, searchList: search))
    }
  }

  /// One message in every product and list given, with a value per language; a list without one shows English.
  mutating func show(
    _ key: String, owner: String = "Kit", table: String = "Localizable", in products: [String] = ["App", "Widget"],
    lists: [String] = ["de", "en", "pl"], arguments: [MessageArgument] = [], surface: String = "",
    bundle: String = "Kit.bundle", variant: String? = nil, _ values: [String: String]
  ) {
    for product in products {
      for list in lists {
        let language = list.split(separator: ",").map(String.init).first { values[$0] != nil } ?? "en"
        report.observations.append(
          ObservationRecord(
            cell: Self.cell(product, list), owner: owner, table: table, key: key, arguments: arguments,
            surface: surface, asked: bundle, bundle: bundle, file: "\(language).lproj/\(table).strings",
            resolvedLocale: language, variant: variant, outcome: .value, value: values[language] ?? "?"))
      }
    }
  }

  /// Changes what was observed of a message.
  mutating func change(_ key: String, _ product: String, _ list: String, _ body: (inout ObservationRecord) -> Void) {
    for index in report.observations.indices
    where report.observations[index].key == key && report.observations[index].cell == Self.cell(product, list) {
      body(&report.observations[index])
    }
  }

  mutating func showKey(_ key: String, _ product: String, _ list: String) {
    change(key, product, list) { observation in
      (observation.outcome, observation.value) = (.key, key)
      (observation.bundle, observation.file, observation.resolvedLocale) = (nil, nil, nil)
    }
  }

  mutating func find(
    _ rule: String, _ severity: Severity = .error, product: String? = "Widget", owner: String? = "Kit",
    key: String? = "title", language: String? = "pl", exception: String? = nil
  ) {
    let cells = product.flatMap { product in language.map { [Self.cell(product, $0)] } } ?? []
    report.findings.append(
      Finding(
        rule: rule, severity: severity, product: product, owner: owner, table: key == nil ? nil : "Localizable",
        key: key, language: language, message: "\(rule) of \(key ?? "all")", cells: cells, exception: exception))
  }

  func side(_ name: String, form: ComparedSide.Form = .evidence) -> ComparedSide {
    var report = report
    report.lookUps = report.observations.count
    report.conclude(failOn: .error)
    return ComparedSide(report, name: name, form: form)
  }
}

extension SmallReport {
  /// Three messages, as most tests begin with.
  static var plain: SmallReport {
    var report = SmallReport()
    report.show("title", ["en": "Trip", "de": "Reise", "pl": "Podróż"])
    report.show("done", ["en": "Done", "de": "Fertig", "pl": "Gotowe"])
    report.show("account", owner: "App", in: ["App"], bundle: ".", ["en": "Account", "de": "Konto", "pl": "Konto"])
    return report
  }

  func compared(to other: SmallReport) throws -> ReportComparison {
    try ReportComparison(side("old"), other.side("new"))
  }

  /// The comparison of a report with a changed copy of it.
  func compared(
    _ selection: ComparisonSelection = ComparisonSelection(), failing: [FailureCriterion] = [],
    with change: (inout SmallReport) -> Void
  ) throws -> ReportComparison {
    var other = self
    change(&other)
    return try ReportComparison(side("old"), other.side("new"), selection: selection, failing: failing)
  }
}

extension ReportComparison {
  func changes(of id: String) -> [Change] { changes.filter { $0.change == id } }

  var ids: [String] { Set(changes.map(\.change)).sorted() }
}
