import HostEvidence
import LocalizationRuntime
import StringCatalogs
import Testing

@Suite struct ArgumentSignatureTests {
  @Test(
    "plain texts take what their specifiers say, by position",
    arguments: [
      ("Done", []), ("Hello %@", [.object]), ("%lld of %@", [.integer, .object]), ("%2$@ %1$lf", [.double, .object]),
      ("%.1f km", [.double]), ("100%% of %d", [.integer]), ("100% free", []), ("%2$@", [.object, .object]),
      ("%#@x@", []), ("%*d", [.integer, .integer]), ("%x %s", [.integer, .object]), ("%n%@", [.object, .object]),
    ] as [(String, [ArgumentSignature.Kind])])
  func plain(text: String, kinds: [ArgumentSignature.Kind]) {
    #expect(ArgumentSignature(of: .text(text)).kinds == kinds)
  }

  @Test func `a plural takes what any of its forms takes, not what its outer format says`() {
    let rule = StringsDictEntry(
      formatKey: "%#@value@",
      variables: ["value": .init(valueType: "lld", forms: ["one": "one of %2$@", "other": "%1$lld of many"])])
    #expect(ArgumentSignature(of: .rule(rule, plain: nil)).kinds == [.integer, .object])
  }

  @Test func `plain specifiers in a form go on from the variable's own argument`() {
    let rule = StringsDictEntry(
      formatKey: "%1$@: %2$#@n@",
      variables: ["n": .init(valueType: "lf", forms: ["other": "%lf in %@"])])
    #expect(ArgumentSignature(of: .rule(rule, plain: nil)).kinds == [.object, .double, .object])
  }

  @Test func `devices and widths are forms too, and a variable in itself ends`() {
    let device = StringsDictEntry(deviceRule: [
      "mac": .text("Click %@"),
      "iphone": .entry(
        StringsDictEntry(
          formatKey: "%#@n@", variables: ["n": .init(valueType: "d", forms: ["other": "%d %#@n@ %2$f"])])),
    ])
    #expect(ArgumentSignature(of: .rule(device, plain: nil)).kinds == [.integer, .double])
    let width = StringsDictEntry(widthRule: [.init(width: 5, text: "%@"), .init(width: 20, text: "%@ and %@")])
    #expect(ArgumentSignature(of: .rule(width, plain: nil)).kinds == [.object, .object])
  }

  @Test func `examples count 0, 1, 2 and 5, doubles a half more, objects are letters by position`() {
    let signature = ArgumentSignature(kinds: [.object, .integer, .double])
    #expect(
      signature.examples == [
        [.string("A"), .integer(0), .double(0.5)], [.string("A"), .integer(1), .double(1.5)],
        [.string("A"), .integer(2), .double(2.5)], [.string("A"), .integer(5), .double(5.5)],
      ])
    #expect(ArgumentSignature(kinds: [.object, .object]).examples == [[.string("A"), .string("B")]])
    #expect(ArgumentSignature(kinds: []).examples == [[]])
  }
}
