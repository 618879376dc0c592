import HostEvidence
import LocalizationRuntime
import StringCatalogs
import Testing

@Suite("Device and width rules")
struct DeviceAndWidthTests {
  private let rule = StringsDictEntry(deviceRule: [
    "ipad": .text("Tap iPad"), "iphone": .text("Tap"), "mac": .text("Click"),
  ])

  private func shown(
    _ idiom: String, _ entry: StringsDictEntry, plain: String? = nil,
    fallback: DeviceBehavior.DeviceFallback = .exact, arguments: [MessageArgument] = [], width: Int? = nil
  ) -> FormattedMessage? {
    var behavior = DeviceBehavior()
    behavior.deviceFallback = fallback
    return MessageFormatter(locale: .identifier("en_US"), idiom: idiom, behavior: behavior)
      .format(.rule(entry, plain: plain), arguments: arguments, width: width)
  }

  @Test("the device's own variant is shown, whatever the plain text is")
  func ownVariant() {
    #expect(shown("ipad", rule, plain: "Select") == FormattedMessage(text: "Tap iPad", variant: "device.ipad"))
    #expect(shown("mac", rule)?.text == "Click")
  }

  @Test("a device that is not named shows the plain text, and without one the key is missing")
  func otherDevice() {
    let message = shown("appletv", rule, plain: "Select %@", arguments: [.string("x")])
    #expect(message?.text == "Select x")
    #expect(message?.variant == nil)
    #expect(message?.diagnostics == [.deviceFormMissing(device: "appletv", forms: ["ipad", "iphone", "mac"])])
    #expect(shown("appletv", rule) == nil)
  }

  @Test(
    "related devices share variants only where the knob says so",
    arguments: [("ipod", "iphone"), ("ipad", "iphone"), ("applevision", "ipad"), ("applevision", "iphone")])
  func related(idiom: String, taken: String) {
    let entry = StringsDictEntry(deviceRule: [taken: .text("other's")])
    #expect(shown(idiom, entry) == nil)
    #expect(shown(idiom, entry, fallback: .related) == FormattedMessage(text: "other's", variant: "device.\(taken)"))
  }

  @Test("a device rule wins over a plural rule beside it, and may hold one")
  func pluralBeside() {
    let plural = StringsDictEntry(
      formatKey: "%#@v@",
      variables: ["v": .init(valueType: "lld", forms: ["one": "%lld beacon", "other": "%lld beacons"])])
    var both = plural
    both.deviceRule = ["mac": .text("Desktop"), "iphone": .entry(plural)]
    #expect(shown("mac", both, arguments: [.integer(3)])?.text == "Desktop")
    let nested = shown("iphone", both, arguments: [.integer(3)])
    #expect(nested == shown("iphone", both, arguments: [.integer(3)]))
    #expect(nested?.text == "3 beacons")
    #expect(nested?.variant == "device.iphone/v.other")
  }

  @Test(
    "the widest text that fits is shown, else the narrowest",
    arguments: [
      (-1, "Hi"), (0, "Hi"), (20, "Hi"), (24, "Hi"), (25, "Hello"), (49, "Hello"), (50, "Hello there"),
      (60, "Hello there"),
    ])
  func widths(width: Int, text: String) {
    let entry = StringsDictEntry(
      widthRule: [.init(width: 50, text: "Hello there"), .init(width: 20, text: "Hi"), .init(width: 25, text: "Hello")])
    #expect(shown("mac", entry, width: width)?.text == text)
  }

  @Test("without a requested width the plain text is shown, else the widest")
  func noWidth() {
    let entry = StringsDictEntry(widthRule: [.init(width: 5, text: "Hi %@"), .init(width: 40, text: "Hello %@")])
    #expect(shown("mac", entry, plain: "Plain", width: nil)?.text == "Plain")
    #expect(shown("mac", entry, arguments: [.string("x")])?.text == "Hello x")
    #expect(shown("mac", entry, arguments: [.string("x")], width: 5)?.variant == "width.5")
  }

  @Test("a width rule may stand in a device rule")
  func widthInDevice() {
    let entry = StringsDictEntry(deviceRule: [
      "mac": .entry(StringsDictEntry(widthRule: [.init(width: 5, text: "Mac%n")]))
    ])
    #expect(shown("mac", entry, width: 5)?.text == "Mac")
    #expect(shown("mac", entry, width: 5)?.variant == "device.mac/width.5")
  }

  @Test("text that nobody formats is shown as it stands, the device chosen all the same")
  func unformatted() {
    let formatter = MessageFormatter(locale: .identifier("en_US"), idiom: "mac")
    #expect(formatter.unformatted(.text("100% %@")) == FormattedMessage(text: "100% %@"))
    #expect(formatter.unformatted(.rule(rule, plain: nil))?.variant == "device.mac")
  }
}
