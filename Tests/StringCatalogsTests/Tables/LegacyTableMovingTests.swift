import StringCatalogs
import Testing

/// Entries moved in and out of tables of every make: what this package has, and thousands made at random.
@Suite struct LegacyTableMovingTests {
  private static let words = [
    "a", "b", "Z", "key 1", "10 %@", "ü", "e\u{301}", "\u{E9}", "x\"y\"", "\\", "two\nlines", "\r", "\t", "😀", "</key>",
    "&", "", "%#@n@", "a.b", "/* no */", "//", "*/", "-->", "--", "\u{2028}", ";", "=",
  ]

  private static func bytes(_ text: String, _ encoding: Int) -> [UInt8] {
    switch encoding {
    case 0: Array(text.utf8)
    case 1: [0xEF, 0xBB, 0xBF] + Array(text.utf8)
    case 2: [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    default: [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    }
  }

  /// A table in text with anything between its entries.
  private static func text(_ generator: inout Seeded) -> String {
    let newline = ["\n", "\n", "\r\n", "\r"].randomElement(using: &generator) ?? "\n"
    let space = [
      "", " ", newline, newline + newline, newline + "  ", "/* c */", "// c" + newline, "/* c" + newline + " d */",
    ]
    var text = ""
    for number in 0..<Int.random(in: 1...8, using: &generator) {
      for _ in 0..<Int.random(in: 0...3, using: &generator) { text += space.randomElement(using: &generator) ?? "" }
      text +=
        ["\"k\(number)\" = \"v\";", "'k\(number)'='v' ;", "k\(number);", "k\(9 - number)x = /* c */ {a = b;};"]
        .randomElement(using: &generator) ?? ""
      if Bool.random(using: &generator) { text += newline }
    }
    for _ in 0..<Int.random(in: 0...3, using: &generator) { text += space.randomElement(using: &generator) ?? "" }
    return Bool.random(using: &generator) && Bool.random(using: &generator) ? "{" + text + "}" : text
  }

  private static func xml(_ generator: inout Seeded) -> String {
    let newline = ["\n", "\n", "\r\n"].randomElement(using: &generator) ?? "\n"
    let space = ["", " ", newline, newline + newline, newline + "  ", "<!-- c -->", "<!-- c" + newline + " d -->"]
    var text = "<?xml version=\"1.0\"?>\(newline)<plist>\(newline)<dict>"
    for number in 0..<Int.random(in: 1...8, using: &generator) {
      for _ in 0..<Int.random(in: 0...3, using: &generator) { text += space.randomElement(using: &generator) ?? "" }
      text += "<key>k\(number)</key>\(space.randomElement(using: &generator) ?? "")"
      text +=
        ["<string>v</string>", "<string/>", "<dict><key>a</key><string>b</string></dict>"]
        .randomElement(using: &generator) ?? ""
    }
    for _ in 0..<Int.random(in: 0...3, using: &generator) { text += space.randomElement(using: &generator) ?? "" }
    return text + "</dict></plist>" + newline
  }

  private static func new(_ generator: inout Seeded, without keys: Set<[UInt8]>) -> [LegacyEntry] {
    words.shuffled(using: &generator).prefix(Int.random(in: 1...6, using: &generator))
      .filter { !keys.contains(Array($0.utf8)) }
      .map { key in
        LegacyEntry(
          key: key, text: words.randomElement(using: &generator) ?? "",
          comment: Bool.random(using: &generator) ? nil : words.randomElement(using: &generator))
      }
  }

  /// What each entry says; comments of XML as they can be written there.
  private static func facts(_ table: LegacyTable, only keys: Set<[UInt8]>? = nil) -> [[String?]] {
    table.entries.filter { keys?.contains(Array($0.key.utf8)) ?? true }
      .map { [$0.key, $0.value.words, $0.comment] }
  }

  /// Moves entries in and out, and own entries out and in.
  private func move(_ bytes: [UInt8], isStringsDict: Bool, _ generator: inout Seeded) throws {
    let original = try LegacyTable(bytes, isStringsDict: isStringsDict)
    let keys = Set(original.entries.map { Array($0.key.utf8) })
    let new = Self.new(&generator, without: keys)
    var editor = LegacyTableEditor(original)
    try editor.setEntries(new)
    for entry in new {
      let read = editor.table.entries.filter { $0.key.utf8.elementsEqual(entry.key.utf8) }
      #expect(
        read.count == 1 && read.first?.value.string?.utf8.elementsEqual(entry.value.string?.utf8 ?? "".utf8) == true)
      // A comment cannot hold its own end, and in XML no two hyphens.
      let comment = entry.comment ?? ""
      guard !comment.contains("*/"), !comment.contains("--") else { continue }
      #expect(read.first?.comment == entry.comment)
    }
    #expect(Self.facts(editor.table, only: keys) == Self.facts(original))
    editor = LegacyTableEditor(editor.table)
    try editor.removeKeys(new.map(\.key).shuffled(using: &generator))
    let isBack = editor.table.bytes == bytes
    #expect(
      isBack,
      "\(String(decoding: bytes, as: UTF8.self).debugDescription) became \(String(decoding: editor.table.bytes, as: UTF8.self).debugDescription)"
    )

    guard keys.count == original.entries.count else { return }
    let gone = Array(original.entries.shuffled(using: &generator).prefix(3))
    let goneKeys = Set(gone.map { Array($0.key.utf8) })
    editor = LegacyTableEditor(original)
    try editor.removeKeys(gone.map(\.key))
    #expect(Self.facts(editor.table) == Self.facts(original, only: keys.subtracting(goneKeys)))
    guard gone.allSatisfy({ $0.value.string != nil || isStringsDict }) else { return }
    try editor.setEntries(gone)
    let sorted = { (facts: [[String?]]) in facts.sorted { ($0[0] ?? "") < ($1[0] ?? "") } }
    #expect(sorted(Self.facts(editor.table)) == sorted(Self.facts(original)))
  }

  @Test(arguments: OwnFiles.tables) func `the package's own tables`(path: String) throws {
    let bytes = try OwnFiles.bytes(path)
    guard !bytes.starts(with: Array("bplist".utf8)), let table = try? TableDocument(bytes), !table.members.isEmpty
    else {
      return
    }
    var generator = Seeded(state: 3)
    for _ in 0..<5 { try move(bytes, isStringsDict: path.hasSuffix("dict"), &generator) }
  }

  @Test(arguments: 0..<8) func `tables in text`(seed: Int) throws {
    var generator = Seeded(state: UInt64(seed))
    for _ in 0..<150 {
      let bytes = Self.bytes(Self.text(&generator), seed % 4)
      guard let table = try? LegacyTable(bytes, isStringsDict: false), !table.entries.isEmpty,
        try TableDocument(bytes).propertyList.openComment == nil
      else { continue }
      try move(bytes, isStringsDict: false, &generator)
    }
  }

  @Test(arguments: 0..<8) func `tables in XML`(seed: Int) throws {
    var generator = Seeded(state: UInt64(seed))
    for number in 0..<150 {
      try move(Self.bytes(Self.xml(&generator), seed % 4), isStringsDict: number % 2 == 0, &generator)
    }
  }
}

extension PropertyListNode {
  /// What the value says, wherever it stands.
  fileprivate var words: String {
    switch value {
    case .string(let text): "\"\(text)\""
    case .dictionary(let members): "{" + members.map { "\($0.key)=\($0.value.words);" }.joined() + "}"
    default: "\(value)"
    }
  }
}
