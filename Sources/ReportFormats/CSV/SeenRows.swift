internal import Findings
internal import HostEvidence
internal import Reports

/// The rows of a run or an inspection: what was seen.
struct SeenRows {
  private struct Slot: Hashable {
    var product: String
    var language: String
  }

  let rows: [TranslatorTable.Row]

  init(_ report: Report, _ catalogs: CatalogTexts?) {
    var slots: [String: Slot] = [:]
    for cell in report.judgedCells { slots[cell.id] = Slot(product: cell.product, language: cell.firstLanguage) }
    var seen: [CatalogTexts.Place: [Slot: [ObservationRecord]]] = [:]
    for observation in report.observations {
      guard let slot = slots[observation.cell] else { continue }
      let place = CatalogTexts.Place(owner: observation.owner, table: observation.table, key: observation.key)
      seen[place, default: [:]][slot, default: []].append(observation)
    }
    let lost = Set(Self.lostCells(of: report).compactMap { slots[$0] })
    rows = seen.flatMap { place, slots in
      Self.rows(of: place, slots, lost: lost, catalogs)
    }
  }

  private static func rows(
    of place: CatalogTexts.Place, _ slots: [Slot: [ObservationRecord]], lost: Set<Slot>, _ catalogs: CatalogTexts?
  ) -> [TranslatorTable.Row] {
    Set(slots.keys.map(\.product)).map { product in
      var cells: [String: CatalogTexts.Text] = [:]
      for slot in lost where slot.product == product {
        cells[slot.language] = text(of: place, in: slot.language, origins: ["?"], value: "", catalogs)
      }
      for (slot, observations) in slots where slot.product == product {
        let seen = SeenText(observations, in: slot.language)
        let own = seen.isOwn ? catalogs?.text(of: place, in: slot.language, from: seen.localization) : nil
        // What is written says more than a few examples of what it becomes.
        let value = seen.hasArguments ? own?.value ?? seen.value : seen.value
        cells[slot.language] = text(of: place, in: slot.language, origins: seen.origins, own, value: value, catalogs)
      }
      return TranslatorTable.Row(product: product, place: place, cells: cells)
    }
  }

  private static func text(
    of place: CatalogTexts.Place, in language: String, origins: [String], _ own: CatalogTexts.Text? = nil,
    value: String, _ catalogs: CatalogTexts?
  ) -> CatalogTexts.Text {
    let state = own?.state ?? catalogs?.state(of: place, in: language) ?? ""
    let words = origins.filter { $0 != "ok" }.map(words)
    return CatalogTexts.Text(value: value, state: ([state].filter { !$0.isEmpty } + words).joined(separator: "; "))
  }

  /// What a translator reads where the text is not that of the reader's language.
  private static func words(_ origin: String) -> String {
    switch origin {
    case "key": "shows the key"
    case "default": "shows the text in the code"
    case "stored": "shows text stored earlier"
    case "absent": "shows nothing: its bundle is absent"
    case "blank": "blank"
    case "root": "shows the text of no language"
    case "?": "not observed"
    default: "shows \(origin)"
    }
  }

  private static func lostCells(of report: Report) -> [String] {
    report.findings.filter { $0.severity == .incomplete && $0.exception == nil }.flatMap(\.cells)
  }
}

extension CatalogTexts {
  /// The text of a language, or of the localization that stands for it.
  fileprivate func text(of place: Place, in language: String, from localization: String?) -> Text? {
    let texts = messages[place]?.texts
    return texts?[language] ?? localization.flatMap { texts?[$0] }
  }
}
