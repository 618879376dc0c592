/// A folder that holds something else than devices.
package struct KeptFolderError: Error, Sendable, Hashable, CustomStringConvertible {
  package var path: String

  package var description: String {
    "'\(path)' holds something else than devices of an earlier run, which must not be overwritten; expected a folder that "
      + "is empty, or is not there yet"
  }
}
