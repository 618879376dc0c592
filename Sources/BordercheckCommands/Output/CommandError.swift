/// Why a command could not be completed.
package enum CommandError: Error, Hashable, CustomStringConvertible {
  case cannotRead(String)
  case cannotWrite(String)

  package var description: String {
    switch self {
    case .cannotRead(let path): "cannot read '\(path)'; expected a file that is there and may be read"
    case .cannotWrite(let path): "cannot write '\(path)'; expected a folder that is there and may be written to"
    }
  }
}
