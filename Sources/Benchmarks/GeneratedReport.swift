import Findings
import HostEvidence
import Reports

/// A report of 3,000 messages in 40 languages and 5 products, in which one language lacks some texts.
enum GeneratedReport {
  static let languages = [
    "ar", "bg", "ca", "cs", "da", "de", "el", "en", "es", "et", "fa", "fi", "fr", "he", "hi", "hr", "hu", "id", "it",
    "ja", "kk", "ko", "lt", "lv", "ms", "nb", "nl", "pl", "pt-BR", "ro", "ru", "sk", "sl", "sv", "th", "tr", "uk",
    "vi", "zh-Hans", "zh-Hant",
  ]
  static let products = ["App", "Intents", "Share", "Watch", "Widget"]

  static func report(messages: Int = 3000) -> Report {
    let cells = languages.flatMap { language in products.map { cell($0, language) } }
    var report = Report(matrixCells: cells.map(\.id))
    report.cells = cells
    report.observations.reserveCapacity(cells.count * messages)
    for cell in cells {
      for number in 0..<messages { report.observations.append(observation(number, cell)) }
    }
    report.findings = stride(from: 3, to: messages, by: 17).flatMap { number in products.map { finding(number, $0) } }
    report.lookUps = report.observations.count
    report.conclude(failOn: .error)
    return report
  }

  private static func key(_ number: Int) -> String { "screen.\(number / 20).message.number.\(number)" }

  private static func cell(_ product: String, _ language: String) -> CellRecord {
    CellRecord(
      id: "every-language/\(language)/3/\(product)", release: "current", process: "App.app/PlugIns/\(product).appex",
      host: .bundle, languages: [language], languagesFrom: .device, searchList: [language, "en"],
      formattingLocale: language)
  }

  private static func observation(_ number: Int, _ cell: CellRecord) -> ObservationRecord {
    let language = cell.languages[0]
    let served = number % 17 == 3 && language == "sv" ? "en" : language
    let bundle = "Owner\(number / 300)_Resources.bundle"
    return ObservationRecord(
      cell: cell.id, owner: "Owner\(number / 300)", table: "Localizable", key: key(number),
      arguments: number.isMultiple(of: 7) ? [.integer(5)] : [],
      surface: number.isMultiple(of: 5) ? "Screen \(number / 20)" : "", asked: bundle, bundle: bundle,
      file: "\(served).lproj/Localizable.strings", resolvedLocale: served, outcome: .value,
      value: "Text number \(number) in \(served), as it is shown")
  }

  private static func finding(_ number: Int, _ product: String) -> Finding {
    Finding(
      rule: "unexpected-fallback", severity: .error, product: product, owner: "Owner\(number / 300)",
      table: "Localizable", key: key(number), language: "sv",
      message: "\(product) shows \"Text number \(number) in en, as it is shown\" in sv: no Swedish text",
      remedy: "translate it", cells: ["every-language/sv/3/\(product)"],
      place: SourcePlace(file: "Owner\(number / 300)/Localizable.xcstrings", line: number + 1, column: 5),
      reproduce: ["bordercheck", "explain", key(number), "--product", product, "--languages", "sv"])
  }
}
