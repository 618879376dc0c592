/// Why a safe change could not be made.
package enum ChecklistEditError: Error, Hashable, CustomStringConvertible {
  case unreadable(String)
  case notWritten(String)

  package var description: String {
    switch self {
    case .unreadable(let file): "\(file): the file cannot be read any more; restore it and start again"
    case .notWritten(let file): "\(file): the file cannot be written; make it writable"
    }
  }
}
