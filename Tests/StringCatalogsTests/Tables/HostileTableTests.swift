import Foundation
import StringCatalogs
import Testing

@Suite("Tables that were damaged")
struct HostileTableTests {
  private static let strings: StringsTable = ["a": "1 < 2 & \"x\"", "ü": "é\n😀", "k": "v"]
  private static let dictionary: StringsDictTable = [
    "n": StringsDictEntry(
      formatKey: "%#@v@", variables: ["v": .init(valueType: "lld", forms: ["one": "ä", "other": "%lld"])]),
    "d": StringsDictEntry(deviceRule: ["mac": .text("m"), "ipad": .entry(StringsDictEntry(formatKey: "x"))]),
  ]

  /// Small files of every kind.
  private static let files: [[UInt8]] =
    TableFormat.allCases.flatMap { [StringsFile.write(strings, as: $0), StringsDictFile.write(dictionary, as: $0)] }
    + ["/* c */ \"a\" = \"\\U00e9\\101\"; // d\n{ b = (c, <0f>, { d = e; }); }", "a;'b'=\"c\";\u{2028}"].map {
      Array($0.utf8)
    }
    + [[0xFF, 0xFE] + Array("\"a\" = \"b\";".utf16).flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }]

  /// Reads the bytes in every way there is; what comes out does not matter, that it comes does.
  private static func read(_ bytes: [UInt8]) {
    guard let document = try? TableDocument(bytes) else { return }
    _ = (document.strings, document.stringsDict.mapValues(\.forms), document.places())
    _ = (document.notices(isStringsDict: true), document.notices(isStringsDict: false))
  }

  @Test("Every truncation of every kind of file is read or refused")
  func truncations() {
    for file in Self.files { for count in 0...file.count { Self.read(Array(file.prefix(count))) } }
  }

  @Test("Thousands of random damages are read or refused", arguments: 0..<files.count)
  func damages(index: Int) {
    var generator = Seeded(state: UInt64(index) + 1)
    for _ in 0..<2_000 {
      var bytes = Self.files[index]
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: place)
        case 2: if bytes.count > 1 { bytes.remove(at: place) }
        default: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        }
      }
      Self.read(bytes)
    }
  }

  @Test("A binary list whose shared parts unfold without end is refused quickly")
  func unfolding() {
    // Each of 40 arrays holds the next one twice: 2^40 elements in 200 bytes.
    var bytes = Array("bplist00".utf8)
    for number in 0..<40 { bytes += [0xA2, UInt8(number + 1), UInt8(number + 1)] }
    bytes += [0x51, 0x61]
    let table = bytes.count
    bytes += (0...40).map { UInt8(8 + $0 * 3) } + [0, 0, 0, 0, 0, 0, 1, 1]
    for number in [41, 0, table] { bytes += [0, 0, 0, 0, 0, 0, 0, UInt8(number)] }
    #expect(throws: TableSyntaxError.self) { try StringsFile.read(bytes) }
  }

  /// Tokens of each kind in all their spellings, with what may stand between them.
  private static let keys = [#""a""#, "b-c.d", "'q\"'", #""\U00e9\061\n""#, "$x/y:z", #""""#]
  private static let values = keys + ["{ a = b; }", "(x, \"y\",)", "<0f A0>", #""\341\q\"""#, "\"two\nlines\""]
  private static let gaps = ["", " ", "\n\t", " /* c = d; */ ", "// x\n", "\r\n", "\u{2028}"]

  @Test("The old text form is read as Foundation reads it, however it is spelled")
  func agreesWithFoundation() throws {
    var generator = Seeded(state: 7)
    for _ in 0..<1_000 {
      var text = ""
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let key = [Self.gaps.randomElement(using: &generator), Self.keys.randomElement(using: &generator)]
        let value = [" =", Self.gaps.randomElement(using: &generator), Self.values.randomElement(using: &generator)]
        let hasValue = Bool.random(using: &generator)
        text += (key + (hasValue ? value : []) + [" ;"]).compactMap { $0 }.joined()
      }
      let theirs = try PropertyListSerialization.propertyList(from: Data(text.utf8), options: [], format: nil)
      let strings = (theirs as? [String: Any])?.compactMapValues { $0 as? String }
      #expect(try StringsFile.read(Array(text.utf8)) == strings, "\(text)")
    }
  }
}
