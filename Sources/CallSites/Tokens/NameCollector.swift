import SwiftSources

/// Collects from a file's tokens what `FileNames` holds.
struct NameCollector {
  private let bytes: [UInt8]
  private var names = FileNames()
  private var types: Set<String> = []
  private var nesting = TypeNesting()
  private var classes: Set<String> = []
  private var references: [String: Int] = [:]
  private var literals: Set<String> = []
  private var literalCalls: Set<String> = []
  private var members: Set<String> = []
  private var mentions: Set<String> = []
  /// What stands before the current token.
  private var previous: TokenReader.Token?
  /// Whether a dot with nothing before it has been read.
  private var isAfterBareDot = false
  /// The word before the current token, and those before the open parentheses.
  private var word: Range<Int>?
  private var callees: [Range<Int>?] = []
  /// Whether a dot follows a literal.
  private var isAfterLiteral = false
  private var isMemberOfLiteral = false
  /// The names of `Outer.Inner.member` that have been read.
  private var chain: [Range<Int>] = []
  private var isAfterDot = false
  /// Whether the next word follows a dot after something that is no type.
  private var isMember = false
  /// The word before, where it is one that matters.
  private var keyword: Keyword?
  private var isExported = false
  private var gauge = NestingGauge()
  private var isAfterPound = false

  private enum Keyword {
    case `import`, `struct`, `class`, `enum`, actor, `protocol`, `extension`
  }

  static func names(in bytes: [UInt8]) -> FileNames {
    var collector = NameCollector(bytes: bytes)
    var tokens = TokenReader(bytes)
    while let token = tokens.next() {
      collector.measure(token, tokens)
      collector.take(token)
    }
    collector.gauge.take(deepestText: tokens.deepestText)
    return collector.finished()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func take(_ token: TokenReader.Token) {
    noteCall(token)
    noteMember(token)
    nesting.take(token)
    previous = token
    switch token {
    case .word(let range): take(word: range)
    case .dot:
      isAfterDot = !chain.isEmpty
      isMember = chain.isEmpty
    case .text(let range, let pounds, let isMultiline):
      reset()
      if !isMultiline, range.count <= 200, !range.isEmpty { add(literal: range, pounds: pounds) }
    case .filledText, .other: reset()
    }
  }

  private mutating func measure(_ token: TokenReader.Token, _ tokens: TokenReader) {
    var short: ShortWord?
    if case .word(let range) = token { short = ShortWord(bytes[range]) }
    if isAfterPound, short == .if || short == .endif { gauge.takeCondition(opens: short == .if) }
    if case .other(UInt8(ascii: "#")) = token { isAfterPound = true } else { isAfterPound = false }
    gauge.take(token, word: short, isOnNewLine: tokens.isOnNewLine)
  }

  /// Follows which function a literal is given to, and which member follows one.
  private mutating func noteCall(_ token: TokenReader.Token) {
    switch token {
    case .word(let range):
      if isMemberOfLiteral { literalCalls.insert(text(range)) }
      word = range
    case .other(UInt8(ascii: "(")): callees.append(word)
    case .other(UInt8(ascii: ")")): _ = callees.popLast()
    case .text, .filledText:
      if let callee = callees.last ?? nil { literalCalls.insert(text(callee)) }
    case .dot, .other: break
    }
    if case .word = token {} else { word = nil }
    if case .dot = token { isMemberOfLiteral = isAfterLiteral } else { isMemberOfLiteral = false }
    switch token {
    case .text, .filledText: isAfterLiteral = true
    default: isAfterLiteral = false
    }
  }

  /// Notes `.title`, where the type that has it is only inferred.
  private mutating func noteMember(_ token: TokenReader.Token) {
    if case .word(let range) = token, isAfterBareDot { members.insert(text(range)) }
    if case .dot = token { isAfterBareDot = isBare(after: previous) } else { isAfterBareDot = false }
  }

  /// Whether a dot after this token begins an expression; after `?` it may.
  private func isBare(after token: TokenReader.Token?) -> Bool {
    switch token {
    case nil: true
    case .word(let range): ShortWord(bytes[range]).precedesExpression
    case .other(let byte): !")]}>!".utf8.contains(byte)
    case .dot, .text, .filledText: false
    }
  }

  private mutating func reset() {
    chain.removeAll(keepingCapacity: true)
    isAfterDot = false
    keyword = nil
    isMember = false
  }

  private mutating func take(word range: Range<Int>) {
    let isType = Self.isUppercase(bytes[range.lowerBound])
    if isType, keyword == nil || keyword == .extension { mentions.insert(text(range)) }
    if isAfterDot {
      isAfterDot = false
      chain.append(range)
      if !isType { finishChain() }
      return
    }
    chain.removeAll(keepingCapacity: true)
    if isMember {
      isMember = false
      return
    }
    if let previous = keyword, declare(range, after: previous) { return }
    keyword = keyword(range)
    if isType { chain.append(range) } else if keyword == nil { isExported = matches(range, "_exported") }
  }

  /// Takes the name after `import`, `struct`, …; false where the word is no name.
  private mutating func declare(_ range: Range<Int>, after previous: Keyword) -> Bool {
    if previous == .import {
      let kinds = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
      if kinds.contains(where: { matches(range, $0) }) { return true }
      let name = text(range)
      names.imports.append(name)
      if isExported { names.reexports.append(name) }
      isExported = false
    } else {
      if ["func", "var", "let", "subscript", "final"].contains(where: { matches(range, $0) }) {
        keyword = nil
        return true
      }
      let name = text(range)
      nesting.enter(name, isDeclared: previous != .extension)
      guard previous != .extension else {
        keyword = nil
        return false
      }
      types.insert(name)
      if previous == .class || previous == .actor { classes.insert(text(range)) }
    }
    keyword = nil
    return true
  }

  private mutating func finishChain() {
    defer { chain.removeAll(keepingCapacity: true) }
    guard let first = chain.first, let last = chain.last, !matches(last, "self") else { return }
    let name = chain.map(text).joined(separator: ".")
    if references[name] == nil { references[name] = first.lowerBound }
  }

  private mutating func add(literal range: Range<Int>, pounds: Int) {
    let text = text(range)
    literals.insert(StringEscapes.unescaped(text, pounds: pounds) ?? text)
  }

  private func finished() -> FileNames {
    var names = names
    let lines = LineStarts(of: bytes)
    names.isTooDeep = gauge.isTooDeep
    names.types = types.sorted()
    names.outerTypes = nesting.outer.sorted()
    names.innerTypes = nesting.inner.sorted()
    names.classes = classes.sorted()
    names.literals = literals.sorted()
    names.members = members.sorted()
    names.mentions = mentions.sorted()
    names.literalCalls = literalCalls.subtracting(OrdinaryCalls.names).sorted()
    names.references = references.sorted { $0.key < $1.key }.map { name, offset in
      let place = lines.place(of: offset)
      return MemberReference(name: name, line: place.line, column: place.column)
    }
    return names
  }

  // MARK: - Bytes

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func matches(_ range: Range<Int>, _ word: String) -> Bool {
    range.count == word.utf8.count && bytes[range].elementsEqual(word.utf8)
  }

  private func keyword(_ range: Range<Int>) -> Keyword? {
    guard range.count >= 4, range.count <= 9 else { return nil }
    if range.count == 9 { return matches(range, "extension") ? .extension : nil }
    switch ShortWord(bytes[range]) {
    case .import: return .import
    case .struct: return .struct
    case .class: return .class
    case .enum: return .enum
    case .actor: return .actor
    case .protocol: return .protocol
    default: return nil
    }
  }

  private static func isUppercase(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }
}
