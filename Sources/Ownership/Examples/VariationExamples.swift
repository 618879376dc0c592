/// Examples of texts with several forms.
enum VariationExamples {
  private typealias Make = CatalogExample
  private static let english = Make.varied("en", Make.form("one", "%lld trip"), Make.form("other", "%lld trips"))

  private static func german(_ title: String, _ forms: String...) -> RuleExample {
    let german = "\"de\" : { \"variations\" : { \"plural\" : { \(forms.joined(separator: ", ")) } } }"
    return Make.project(title, Make.manual("trip.count", german, english))
  }

  static let partial = [
    german("one form is new", Make.form("one", "%lld trip", "new"), Make.form("other", "%lld Reisen")),
    german("one form is blank", Make.form("one", ""), Make.form("other", "%lld Reisen")),
  ]
  static let whole = [
    german("both forms", Make.form("one", "%lld Reise"), Make.form("other", "%lld Reisen")),
    german("all forms are new", Make.form("one", "%lld trip", "new"), Make.form("other", "%lld trips", "new")),
    Make.project(
      "forms inside of forms",
      Make.manual(
        "trip.count",
        """
        "de" : { "variations" : { "device" : {
          "mac" : { "variations" : { "plural" : { \(Make.form("one", "%lld Reise")), \(Make.form("other", "%lld Reisen")) } } },
          \(Make.form("other", "%lld Mal unterwegs")) } } }
        """, english)),
    Make.project(
      "a part that says nothing for zero",
      Make.manual(
        "trip.length",
        """
        "de" : { "stringUnit" : { "state" : "translated", "value" : "%lld Tage%#@hours@" },
          "substitutions" : { "hours" : { "argNum" : 2, "formatSpecifier" : "lld", "variations" : { "plural" : {
            \(Make.form("zero", "")), \(Make.form("one", ", %arg Stunde")), \(Make.form("other", ", %arg Stunden"))
          } } } } }
        """, Make.text("en", "%lld days, %lld hours"))),
  ]
  static let withoutOther = [
    Make.project(
      "a text for the phone and one for the Mac",
      Make.manual(
        "trip.open", Make.text("de", "Öffnen"),
        Make.varied("en", by: "device", Make.form("iphone", "Tap"), Make.form("mac", "Click"))))
  ]
}
