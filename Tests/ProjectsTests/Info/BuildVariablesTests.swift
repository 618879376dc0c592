import Projects
import Testing

@Suite struct BuildVariablesTests {
  let variables = BuildVariables([
    "PRODUCT_NAME": "Trip Planner", "PREFIX": "org.example", "IDENTIFIER": "$(PREFIX).trips", "PLATFORM": "ios",
    "NAME_ios": "Trips for iOS", "LOOP": "$(RING)", "RING": "$(LOOP)", "EMPTY": "",
  ])

  @Test(arguments: [
    ("Trips", "Trips"), ("$(PRODUCT_NAME)", "Trip Planner"), ("${PRODUCT_NAME}!", "Trip Planner!"),
    ("$(IDENTIFIER).widget", "org.example.trips.widget"), ("$(NAME_$(PLATFORM))", "Trips for iOS"),
    ("$(PRODUCT_NAME:rfc1034identifier)", "Trip-Planner"), ("$(PRODUCT_NAME:c99extidentifier)", "Trip_Planner"),
    ("$(PRODUCT_NAME:upper)", "TRIP PLANNER"), ("$(GONE:default=Trips)", "Trips"), ("$(EMPTY:default=Trips)", "Trips"),
    ("5 $ and $(", "5 $ and $("), ("", ""),
  ]) func `names are filled in`(text: String, expected: String) {
    #expect(variables.expanded(text).text == expected)
  }

  @Test func `an unknown name gives no text and is told`() {
    let expanded = variables.expanded("$(GONE) $(PRODUCT_NAME) ${ALSO_GONE}")
    #expect(expanded.text == nil)
    #expect(expanded.unknown == ["GONE", "ALSO_GONE"])
  }

  @Test func `settings that name each other in a ring end`() {
    #expect(variables.expanded("$(LOOP)").text == nil)
    #expect(BuildVariables([:]).expanded(String(repeating: "$(", count: 5000)).text != nil)
    let nested = String(repeating: "$(", count: 5000) + String(repeating: ")", count: 5000)
    #expect(BuildVariables([:]).expanded(nested).text == nil)
  }
}
