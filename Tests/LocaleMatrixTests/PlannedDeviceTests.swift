import LocaleMatrix
import Testing

@Suite struct PlannedDeviceTests {
  @Test func `cells are named by scenario, entry, step and product`() {
    let scenario = Scenario(
      name: "non-default-language", entries: [["de"], ["ru", "de"]],
      steps: [.languages(.each), .install(release: "current"), .launch(.all)])
    let names = scenario.devices.map { $0.cells(products: ["current": ["AppShell", "TripWidget"]]).map(\.id) }
    #expect(
      names == [
        ["non-default-language/de/3/AppShell", "non-default-language/de/3/TripWidget"],
        ["non-default-language/ru+de/3/AppShell", "non-default-language/ru+de/3/TripWidget"],
      ])
  }

  @Test func `a launch starts the products of the release that is installed then`() {
    let scenario = Scenario(
      name: "u", entries: [["en"]],
      steps: [
        .install(release: "1.0"), .launch(.all), .upgrade(release: "current"), .launch(.products(["B"])), .launch(.all),
      ])
    let cells = scenario.devices[0].cells(products: ["1.0": ["A"], "current": ["A", "B"]])
    #expect(cells.map(\.id) == ["u/en/2/A", "u/en/4/B", "u/en/5/A", "u/en/5/B"])
    #expect(cells.map(\.release) == ["1.0", "current", "current", "current"])
  }

  @Test func `without a matrix every language is played once`() {
    let scenario = Scenario.everyLanguage(["en", "de"])
    let cells = scenario.devices.flatMap { $0.cells(products: ["current": ["H"]]) }
    #expect(cells.map(\.id) == ["every-language/en/3/H", "every-language/de/3/H"])
  }
}
