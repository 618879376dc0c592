import PositionedJSON
import Reports
import StringCatalogs

/// What a conversion wrote, and what it could not keep, for a terminal.
struct ConversionText {
  private let paths: [String]
  private let losses: [ConversionLoss]

  init(_ paths: [String], _ losses: [ConversionLoss]) {
    self.paths = paths
    self.losses = losses
  }

  var text: String { (paths.map { "wrote \(VisibleText($0).plain)" } + lines + [verdict]).map { $0 + "\n" }.joined() }

  private var lines: [String] {
    ConversionLoss.Kind.allCases.flatMap { kind -> [String] in
      let losses = losses.filter { $0.kind == kind }
      guard !losses.isEmpty else { return [] }
      return ["", "\(kind.rawValue) (\(losses.count)):"] + losses.prefix(20).map(line)
        + (losses.count > 20 ? ["  … and \(losses.count - 20) more"] : [])
    }
  }

  private func line(_ loss: ConversionLoss) -> String {
    let key = loss.key.map { VisibleText($0).plain } ?? ""
    let words = [loss.language, key.isEmpty ? nil : key].compactMap { $0 }.joined(separator: " ")
    let place = loss.position.map { "\(loss.file.rawValue) \($0.line):\($0.column) " } ?? ""
    return "  \(place)\(words.isEmpty ? "" : words + ": ")\(VisibleText(loss.message).prose)"
  }

  private var verdict: String {
    let count = losses.count { $0.isLoss }
    let rest = losses.count - count
    let others = rest == 0 ? "" : ", \(rest) remark\(rest == 1 ? "" : "s")"
    return count == 0
      ? "\nconverted: every text reads as before\(others)"
      : "\nconverted, but for \(count) place\(count == 1 ? "" : "s")\(others)"
  }
}
