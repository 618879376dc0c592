/// How many testcases there are of each outcome.
struct JUnitCounts {
  private var tests = 0
  private var failures = 0
  private var errors = 0
  private var skipped = 0

  init(_ cases: [JUnitCase]) {
    for testcase in cases {
      tests += 1
      switch testcase.outcome {
      case .passed: break
      case .failure: failures += 1
      case .error: errors += 1
      case .skipped: skipped += 1
      }
    }
  }

  func attributes(named name: String) -> XMLWriter.Attributes {
    [
      "name": name, "tests": String(tests), "failures": String(failures), "errors": String(errors),
      "skipped": String(skipped), "time": "0",
    ]
  }
}
