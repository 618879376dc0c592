internal import Findings

/// The order of findings in a list: the worst first, then by place, then by what they are about.
enum FindingOrder {
  static func precedes(_ left: Finding, _ right: Finding) -> Bool {
    if left.severity != right.severity { return left.severity > right.severity }
    let (mine, others) = (place(of: left), place(of: right))
    if mine.file != others.file { return mine.file < others.file }
    if mine.line != others.line { return mine.line < others.line }
    if mine.column != others.column { return mine.column < others.column }
    if left.id != right.id { return left.id < right.id }
    return ExactText(left.message) < ExactText(right.message)
  }

  private static func place(of finding: Finding) -> (file: ExactText, line: Int, column: Int) {
    (ExactText(finding.place?.file ?? ""), finding.place?.line ?? 0, finding.place?.column ?? 0)
  }
}
