import CommandLayer
import StringCatalogs

/// Why files could not be converted.
struct ConversionFailure: LocatedError {
  var files: [String]
  var error: TableConversionError

  var diagnosticLines: [String] { error.description.split(separator: "\n").map { "\(place)error: \($0)" } }

  private var place: String { files.count == 1 ? "\(files[0]):1:1: " : "" }
}
