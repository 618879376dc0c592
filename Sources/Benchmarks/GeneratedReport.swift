import Findings
import HostEvidence
import Reports

/// A report of three thousand messages in forty languages and five products, as a run of a large app gives it.
struct GeneratedReport {
  static let messages = 3_000
  static let products = ["Large", "Share", "Widget", "Watch", "Intents"]
  private static let languages = GeneratedBuild.languages
  private static let owners = ["Account", "Checkout", "Map", "Search", "Settings", "Trips"]

  /// 600,000 observations in 200 cells; one text in a hundred is missing and shown in English.
  let report: Report

  init() {
    var report = Report(
      matrixCells: Self.languages.flatMap { language in Self.products.map { Self.cell(language, $0) } })
    for language in Self.languages {
      let words = SampleWords.of(language)
      for product in Self.products {
        report.cells.append(Self.record(language, product))
        for owner in Self.owners { report.choices.append(Self.choice(language, product, owner)) }
        for number in 0..<Self.messages {
          report.observations.append(Self.observation(number, language, product, words))
          if Self.isMissing(number, in: language) { report.findings.append(Self.finding(number, language, product)) }
        }
      }
    }
    report.lookUps = report.observations.count
    report.conclude(failOn: .error)
    self.report = report
  }

  private static func cell(_ language: String, _ product: String) -> String {
    "every-language/\(language)/3/\(product)"
  }

  private static func isMissing(_ number: Int, in language: String) -> Bool {
    language != "en" && (number * 31 + language.utf8.reduce(0) { $0 * 7 + Int($1) }).isMultiple(of: 100)
  }

  private static func record(_ language: String, _ product: String) -> CellRecord {
    CellRecord(
      id: cell(language, product), release: "current",
      process: product == "Large" ? "Large.app" : "Large.app/PlugIns/\(product).appex", host: .bundle,
      languages: [language], languagesFrom: .device, searchList: [language, "en"],
      formattingLocale: language.replacing("-", with: "_"))
  }

  private static func choice(_ language: String, _ product: String, _ owner: String) -> ChoiceRecord {
    ChoiceRecord(
      cell: cell(language, product), bundle: "Large_\(owner).bundle", identifier: "com.example.\(owner)",
      offers: languages, gate: nil, searchList: [language, "en"])
  }

  private static func key(_ number: Int) -> String { "screen\(number % 40).section.item\(number)" }

  private static func observation(
    _ number: Int, _ language: String, _ product: String, _ words: [String]
  ) -> ObservationRecord {
    let owner = owners[number % owners.count]
    let served = isMissing(number, in: language) ? "en" : language
    return ObservationRecord(
      cell: cell(language, product), owner: owner, table: "Localizable", key: key(number), arguments: [], surface: "",
      asked: "Large_\(owner).bundle", bundle: "Large_\(owner).bundle", file: "\(served).lproj/Localizable.strings",
      resolvedLocale: served, outcome: .value,
      value: SampleWords.sentence(number, of: served == language ? words : SampleWords.of(served)))
  }

  private static func finding(_ number: Int, _ language: String, _ product: String) -> Finding {
    let owner = owners[number % owners.count]
    return Finding(
      rule: "unexpected-fallback", severity: number.isMultiple(of: 3) ? .error : .warning, product: product,
      owner: owner, table: "Localizable", key: key(number), language: language,
      message: "\(product) shows \"\(key(number))\" of \(owner) in en, where the reader's language is \(language)",
      remedy: "translate it in \(language)", cells: [cell(language, product)],
      place: SourcePlace(file: "Packages/\(owner)/Localizable.xcstrings", line: number * 40 + 4, column: 5),
      reproduce: [
        "bordercheck", "explain", key(number), "--owner", owner, "--product", product, "--languages", language,
      ])
  }
}
