/// One `testcase` of a JUnit report.
struct JUnitCase {
  /// What readers count it as; each has a text.
  enum Outcome {
    /// With what is worth saying although nothing failed; empty for nothing.
    case passed(String)
    case failure(Problem)
    /// Could not be observed.
    case error(Problem)
    /// Accepted by an exception.
    case skipped(Problem)
  }

  struct Problem {
    /// A rule's identifier.
    var type: String
    /// One short line.
    var message: String
    /// Everything, as lines.
    var body: String
  }

  /// Which suite it stands in.
  var suite: String
  var className: String
  var name: String
  /// Seen from the repository's root.
  var file: String?
  var line: Int?
  var outcome: Outcome

  func write(to xml: inout XMLWriter) {
    let attributes: XMLWriter.Attributes = [
      "classname": className, "name": name, "file": file, "line": line.map(String.init), "time": "0",
    ]
    if case .passed("") = outcome { return xml.element("testcase", attributes) }
    xml.open("testcase", attributes)
    switch outcome {
    case .passed(let notes): xml.element("system-out", text: notes)
    case .failure(let problem): Self.write("failure", problem, to: &xml)
    case .error(let problem): Self.write("error", problem, to: &xml)
    case .skipped(let problem): Self.write("skipped", problem, to: &xml)
    }
    xml.close("testcase")
  }

  private static func write(_ element: String, _ problem: Problem, to xml: inout XMLWriter) {
    xml.element(element, ["type": problem.type, "message": problem.message], text: problem.body)
  }
}
