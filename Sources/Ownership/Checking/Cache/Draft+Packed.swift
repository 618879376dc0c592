package import CallSites
import Findings

extension Draft: Packed {
  package func pack(into bytes: inout PackedBytes) {
    bytes.write(rule)
    bytes.write(severity.rawValue)
    for text in [product, owner, table, key, language] { bytes.write(text) }
    bytes.write(message)
    bytes.write(remedy)
    bytes.write(cells)
    bytes.write(place?.file)
    bytes.write(place?.line ?? 0)
    bytes.write(place?.column ?? 0)
    bytes.write(resolvedLocale)
    bytes.write(value)
    bytes.write(reproduce)
  }

  package init(from bytes: inout PackedReader) throws(PackedReader.Damage) {
    rule = try bytes.text()
    guard let severity = Severity(rawValue: try bytes.text()) else { throw PackedReader.Damage() }
    self.severity = severity
    product = try bytes.optional()
    owner = try bytes.optional()
    table = try bytes.optional()
    key = try bytes.optional()
    language = try bytes.optional()
    message = try bytes.text()
    remedy = try bytes.text()
    cells = try bytes.values()
    let file: String? = try bytes.optional()
    let (line, column) = (try bytes.number(), try bytes.number())
    place = file.map { SourcePlace(file: $0, line: line == 0 ? nil : line, column: column == 0 ? nil : column) }
    resolvedLocale = try bytes.optional()
    value = try bytes.optional()
    reproduce = try bytes.values()
  }
}
