internal import Findings
internal import HostEvidence

/// The work of making a `MessageMatrix`: names are numbered first, so that each observation costs three look-ups.
struct MessageFolding {
  fileprivate struct Slot {
    var product: Int
    var language: Int
  }

  fileprivate struct Pending {
    /// By product: its states by language, nil where nothing was seen in it.
    var states: [[MessageState?]?]
    /// By language: the value to show and what it was chosen by.
    var samples: [(order: SampleOrder, value: String)?]
  }

  private let languages: [String]
  private let products: [String]
  private let slots: [String: Slot]
  private let index: FindingIndex
  /// No state in any language.
  private let blank: [MessageState?]
  /// Of a message of which nothing was seen.
  private let unseen: Pending
  /// Product number → languages in which a cell of it could not be observed.
  private var unobserved: [Int: Set<Int>] = [:]
  private var pending: [MessageMatrix.Message: Pending] = [:]

  init(cells: [CellRecord], languages: [String], index: FindingIndex) {
    self.languages = languages
    self.index = index
    blank = Array(repeating: nil, count: languages.count)
    products = Set(cells.map(\.product)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    unseen = Pending(
      states: Array(repeating: nil, count: products.count), samples: Array(repeating: nil, count: languages.count))
    let languageNumbers = Dictionary(uniqueKeysWithValues: languages.enumerated().map { ($0.element, $0.offset) })
    let productNumbers = Dictionary(uniqueKeysWithValues: products.enumerated().map { ($0.element, $0.offset) })
    var slots: [String: Slot] = [:]
    for cell in cells {
      guard let product = productNumbers[cell.product], let language = languageNumbers[cell.firstLanguage] else {
        continue
      }
      slots[cell.id] = Slot(product: product, language: language)
      if index.unobservedCells.contains(cell.id) { unobserved[product, default: []].insert(language) }
    }
    self.slots = slots
  }

  mutating func add(_ observation: ObservationRecord) {
    guard let slot = slots[observation.cell] else { return }
    let message = MessageMatrix.Message(owner: observation.owner, table: observation.table, key: observation.key)
    let state = state(of: observation, slot)
    pending[message, default: unseen].add(observation, slot, state: state, blank: blank)
  }

  private func state(of observation: ObservationRecord, _ slot: Slot) -> MessageState {
    let language = languages[slot.language]
    let state = MessageState(observation, language: language, severity: nil)
    guard let severity = index.severity(of: observation, isRight: state.mark == .good) else { return state }
    return MessageState(observation, language: language, severity: severity)
  }

  /// Everything added, sorted.
  func entries() -> [MessageMatrix.Entry] {
    pending.map { message, pending in
      let rows = pending.states.enumerated().compactMap { product, states in
        states.map { MessageMatrix.Row(product: products[product], states: marked($0, product)) }
      }
      let samples = pending.samples.enumerated().compactMap { number, sample in
        sample.map { MessageMatrix.Sample(language: languages[number], value: $0.value, mark: $0.order.mark) }
      }
      return MessageMatrix.Entry(message: message, rows: rows, samples: samples)
    }
    .sorted { $0.message.precedes($1.message) }
  }

  private func marked(_ states: [MessageState?], _ product: Int) -> [MessageState?] {
    guard let lost = unobserved[product] else { return states }
    return states.enumerated().map { $0.element ?? (lost.contains($0.offset) ? .unobserved : nil) }
  }
}

extension MessageFolding.Pending {
  mutating func add(
    _ observation: ObservationRecord, _ slot: MessageFolding.Slot, state: MessageState, blank: [MessageState?]
  ) {
    if states[slot.product] == nil { states[slot.product] = blank }
    let before = states[slot.product]?[slot.language] ?? nil
    states[slot.product]?[slot.language] = before?.worse(of: state) ?? state
    guard let value = observation.value else { return }
    let order = SampleOrder(observation, mark: state.mark)
    if samples[slot.language].map({ order < $0.order }) ?? true { samples[slot.language] = (order, value) }
  }
}

/// Which of several values of one message and language stands for all: the one that asks most for attention, then the
/// one with a small plural number, then by cell.
private struct SampleOrder: Comparable {
  let mark: MessageState.Mark
  let arguments: [MessageArgument]
  let cell: String

  init(_ observation: ObservationRecord, mark: MessageState.Mark) {
    self.mark = mark
    arguments = observation.arguments
    cell = observation.cell
  }

  static func < (left: Self, right: Self) -> Bool {
    if left.mark != right.mark { return left.mark > right.mark }
    for (mine, other) in zip(left.arguments, right.arguments) {
      switch (mine, other) {
      case (.integer(let mine), .integer(let other)) where mine != other:
        return oddity(Double(mine)) < oddity(Double(other))
      case (.double(let mine), .double(let other)) where mine != other: return oddity(mine) < oddity(other)
      case (.string(let mine), .string(let other)) where mine != other: return mine < other
      default: continue
      }
    }
    return left.cell < right.cell
  }

  /// How far a number is from five, which is a plural in every language that has one.
  private static func oddity(_ number: Double) -> Double { abs(number - 5) }
}

extension MessageMatrix.Message {
  fileprivate func precedes(_ other: Self) -> Bool {
    for (mine, others) in [(owner, other.owner), (table, other.table), (key, other.key)] where mine != others {
      return mine.utf8.lexicographicallyPrecedes(others.utf8)
    }
    return false
  }
}
