import CommandLayer
import Testing

@Suite struct ColorChoiceTests {
  @Test(
    "colour needs a terminal that wants it, unless it is asked for",
    arguments: [
      (ColorChoice.auto, true, [:], true), (.auto, false, [:], false), (.auto, true, ["NO_COLOR": "1"], false),
      (.auto, true, ["NO_COLOR": ""], true), (.auto, true, ["TERM": "dumb"], false),
      (.always, false, ["NO_COLOR": "1"], true), (.never, true, [:], false),
    ] as [(ColorChoice, Bool, [String: String], Bool)])
  func decision(_ choice: ColorChoice, _ isTerminal: Bool, _ environment: [String: String], _ expected: Bool) {
    #expect(choice.isOn(.memory(isTerminal: isTerminal), environment: environment) == expected)
  }
}
