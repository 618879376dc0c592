package import Findings
package import HostEvidence

/// What became of one message in one product and language, the worst of all its observations.
package struct MessageState: Sendable, Hashable {
  /// How much it asks for attention, least first.
  package enum Mark: Int, Sendable, Hashable, Comparable {
    case good
    case elsewhere
    case warning
    case error
    case unknown

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    var glyph: String {
      switch self {
      case .good: "✓"
      case .elsewhere: "~"
      case .warning: "!"
      case .error: "✗"
      case .unknown: "?"
      }
    }

    var tone: TextStyle.Tone {
      switch self {
      case .good: .good
      case .elsewhere, .warning: .careful
      case .error: .bad
      case .unknown: .unknown
      }
    }
  }

  package var mark: Mark
  /// `ok`, `wrong` where only a finding tells it from that, the localization that served instead, or what stands in for
  /// a value.
  package var word: String

  var text: String { "\(mark.glyph) \(word)" }

  /// Nothing was observed although it was to be.
  static let unobserved = MessageState(mark: .unknown, word: "none")

  /// The state of one observation.
  ///
  /// - Parameters:
  ///   - language: The first language of the list that the process read.
  ///   - severity: The highest of the findings that are about this observation.
  package init(_ observation: ObservationRecord, language: String, severity: Severity?) {
    word = Self.word(observation, language: language)
    switch severity {
    case .incomplete?: mark = .unknown
    case .error?: mark = .error
    case .warning?: mark = .warning
    case .note?, nil: mark = word == "ok" ? .good : .elsewhere
    }
    if mark > .elsewhere, word == "ok" { word = "wrong" }
  }

  init(mark: Mark, word: String) {
    self.mark = mark
    self.word = word
  }

  func worse(of other: Self) -> Self {
    if other.mark != mark { return other.mark > mark ? other : self }
    return other.word < word ? other : self
  }
}

extension MessageState {
  private static func word(_ observation: ObservationRecord, language: String) -> String {
    switch observation.outcome {
    case .default: return "default"
    case .key: return "key"
    case .persisted: return "stored"
    case .noBundle: return "absent"
    case .value:
      guard let served = observation.resolvedLocale else { return "ok" }
      if observation.value?.isEmpty == true { return "blank" }
      return OwnLanguage.serves(served, language) ? "ok" : (served.isEmpty ? "root" : served)
    }
  }
}

extension ObservationRecord {
  /// How the text came about for a reader of `language`: `ok`, the localization that served instead, `root` for a table
  /// of no language, or what stands in for a value: `key`, `default`, `stored`, `absent`, `blank`.
  package func origin(for language: String) -> String {
    MessageState(self, language: language, severity: nil).word
  }
}
