/// An error that may turn out to be one of the command line, once the files are read that say which names there are.
///
/// It is then told as it is, and the command ends as for any other wrong command line.
package protocol CommandLineError: Error {
  var isOfCommandLine: Bool { get }
}
