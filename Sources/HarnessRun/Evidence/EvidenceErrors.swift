package import PositionedJSON

/// What is wrong with evidence that is to be judged: the files are those of the evidence, not of the project.
package struct EvidenceErrors: Error, Hashable, CustomStringConvertible {
  package var errors: InputErrors

  package init(_ errors: InputErrors) { self.errors = errors }

  package var description: String { errors.description }
}
