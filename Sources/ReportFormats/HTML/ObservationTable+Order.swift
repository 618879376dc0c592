import HostEvidence
import Reports

extension ObservationTable.Message {
  func renamed(_ names: Ranking) -> Self { Self(owner: names[owner], table: names[table], key: names[key]) }

  var order: (Int32, Int32, Int32) { (owner, table, key) }
}

extension ObservationTable.Call {
  func renamed(_ names: Ranking) -> Self {
    Self(surface: names[surface], arguments: names[arguments], oddity: oddity)
  }

  var order: (Double, Int32, Int32) { (oddity, arguments, surface) }
}

extension ObservationTable.Site {
  func renamed(_ names: Ranking) -> Self {
    Self(
      mark: mark, word: names[word], outcome: outcome, asked: names[asked], bundle: names[bundle],
      file: names[file], resolvedLocale: names[resolvedLocale], variant: names[variant],
      formattingLocale: names[formattingLocale])
  }

  var order: [Int32] {
    let outcome = Int32(Outcome.allCases.firstIndex(of: outcome) ?? 0)
    return [
      Int32(mark.rawValue), word, outcome, asked, bundle, file, resolvedLocale, variant, formattingLocale,
    ]
  }
}

extension ObservationRecord {
  /// The arguments as a reader sees them, with a comma between: `5, "A"`.
  var argumentText: String {
    arguments.map { argument in
      switch argument {
      case .integer(let integer): String(integer)
      case .double(let double): "\(double)"
      case .string(let text): "\"\(text)\""
      }
    }
    .joined(separator: ", ")
  }

  /// How far the numbers among the arguments are from five.
  var oddity: Double {
    let distances = arguments.map { argument -> Double in
      switch argument {
      case .integer(let integer): abs(Double(integer) - 5)
      case .double(let double): double.isFinite ? abs(double - 5) : Double.greatestFiniteMagnitude
      case .string: 0
      }
    }
    return distances.reduce(0, +)
  }
}
