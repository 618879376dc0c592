import Foundation
import PositionedJSON
import StringCatalogs
import Testing

@Suite("Reading .stringsdict files")
struct StringsDictFileTests {
  @Test("The old text form is read too")
  func oldStyle() throws {
    let text = """
      { "n %lld" = { NSStringLocalizedFormatKey = "%#@v@";
        v = { NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = lld;
              one = "%lld day"; other = "%lld days"; }; }; }
      """
    let rule = StringsDictEntry.PluralRule(valueType: "lld", forms: ["one": "%lld day", "other": "%lld days"])
    #expect(
      try StringsDictFile.read(Array(text.utf8)) == [
        "n %lld": StringsDictEntry(formatKey: "%#@v@", variables: ["v": rule])
      ])
  }

  /// A table with every wrong shape that has been thought of.
  private static var hostile: [String: Any] {
    [
      "number": 7, "list": ["a"], "text": "plain",
      "formatIsNumber": ["NSStringLocalizedFormatKey": 1, "v": ["one": 1, "other": "x", "note": 4]],
      "deviceIsText": ["NSStringDeviceSpecificRuleType": "iphone"],
      "deviceInDevice": [
        "NSStringDeviceSpecificRuleType": [
          "mac": ["NSStringDeviceSpecificRuleType": ["mac": "inner"]], "ipad": 3, "iphone": "tap",
        ]
      ],
      "width": ["NSStringVariableWidthRuleType": ["040": "wide", "5": "narrow", "x": "?", "9": 9]],
      "extra": [
        "NSStringLocalizedFormatKey": "k", "futureFlags": [true, false], "futureDate": Date(timeIntervalSince1970: 0),
      ],
    ]
  }

  @Test(
    "Parts of a wrong shape count as absent, the rest is kept",
    arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func wrongShapes(format: PropertyListSerialization.PropertyListFormat) throws {
    let data = try PropertyListSerialization.data(fromPropertyList: Self.hostile, format: format, options: 0)
    let inner = StringsDictEntry(deviceRule: ["mac": .text("inner")])
    #expect(
      try StringsDictFile.read(Array(data)) == [
        "text": StringsDictEntry(plainText: "plain"),
        "formatIsNumber": StringsDictEntry(variables: ["v": .init(specType: nil, valueType: nil, forms: ["other": "x"])]
        ),
        "deviceIsText": StringsDictEntry(),
        "deviceInDevice": StringsDictEntry(deviceRule: ["mac": .entry(inner), "iphone": .text("tap")]),
        "width": StringsDictEntry(widthRule: [.init(width: 5, text: "narrow"), .init(width: 40, text: "wide")]),
        "extra": StringsDictEntry(formatKey: "k"),
      ])
  }

  @Test("Places and oddities are told by line, and only when asked for")
  func notices() throws {
    let text = "// c\n\"a\" = \"1\";\n\"b\" = ( x );\n  \"a\" = \"2\";\n/* open"
    let document = try TableDocument(Array(text.utf8))
    #expect(document.places().mapValues { [$0.line, $0.column] } == ["a": [4, 3], "b": [3, 1]])
    let notices = document.notices(isStringsDict: false)
    #expect(notices.map(\.kind) == [.wrongShape, .duplicateKey, .openComment])
    #expect(notices.map { $0.position?.line } == [3, 4, 5])
    #expect(notices[1].message.contains("line 2"))
  }

  @Test("A wrong shape deep in a rule is named by its path")
  func deepNotices() throws {
    let data = try PropertyListSerialization.data(fromPropertyList: Self.hostile, format: .xml, options: 0)
    let notices = try TableDocument(Array(data)).notices(isStringsDict: true)
    #expect(notices.allSatisfy { $0.kind == .wrongShape && $0.position != nil })
    #expect(
      Set(notices.compactMap(\.key)) == ["number", "list", "formatIsNumber", "deviceIsText", "deviceInDevice", "width"])
    #expect(notices.contains { $0.message.contains("NSStringDeviceSpecificRuleType/ipad") })
  }
}
