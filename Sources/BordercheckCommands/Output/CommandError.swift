/// Why a command could not be completed.
package enum CommandError: Error, Hashable, CustomStringConvertible {
  case cannotWrite(String)

  package var description: String {
    switch self {
    case .cannotWrite(let path): "cannot write '\(path)'; expected a folder that is there and may be written to"
    }
  }
}
