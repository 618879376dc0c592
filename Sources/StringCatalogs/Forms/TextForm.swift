package import PositionedJSON

/// One text of a message in one language, with the way that leads to it: the common view of catalogs and tables.
///
/// A plain text has an empty path. `%#@days@` with a plural behind it, wherever it was written, is the path
/// `plural one`; a sentence that names several variables is itself a form, beside `variable days / plural one`.
package struct TextForm: Sendable, Hashable {
  /// One choice a formatter makes on the way.
  package enum Step: Sendable, Hashable {
    case device(String)
    case width(Int)
    /// A variable, in a catalog called a substitution.
    case variable(String)
    case plural(String)
    /// An axis that neither catalogs nor tables are known to have.
    case other(axis: String, name: String)
    /// A phrase of an App Shortcut, counted from 0.
    case phrase(Int)
  }

  package var path: [Step]
  package var text: String
  /// The state of a catalog's unit; nil for a table.
  package var state: String?
  /// Where the text's opening quote stands in a catalog; nil for a table, which knows the place of its keys.
  package var position: JSONPosition?

  package init(path: [Step] = [], text: String, state: String? = nil, position: JSONPosition? = nil) {
    self.path = path
    self.text = text
    self.state = state
    self.position = position
  }

  /// The plural category at the end of the path.
  package var category: String? { if case .plural(let name)? = path.last { name } else { nil } }
}
