package import CommandLayer
package import ReportComparison

/// `--fail-on` of a comparison: a severity, `any`, or a class of changes.
package struct DiffFailure: ArgumentValue, Hashable {
  package let criterion: FailureCriterion

  package init(argument: String) throws(ArgumentValueError) {
    guard let criterion = FailureCriterion(argument) else {
      throw ArgumentValueError(
        expected:
          "error, warning, note, any, or a class of changes: \(ChangeClasses.all.map { $0.description.id }.joined(separator: ", "))",
        suggestion: Suggestion.closest(to: argument, among: FailureCriterion.words))
    }
    self.criterion = criterion
  }

  package var argumentText: String { criterion.word }
}
