package import CommandLayer

/// A name of a commit for git, such as `origin/main`; whether there is one is for git to say.
package struct GitRevision: ArgumentValue, Hashable {
  package let argumentText: String

  package init(argument: String) throws(ArgumentValueError) {
    let isWord = argument.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7F }
    // What begins with a dash would be an option, and with dots it is no longer one revision.
    guard isWord, !argument.isEmpty, !argument.hasPrefix("-"), !argument.contains("..") else {
      throw ArgumentValueError(expected: "a commit, branch or tag, such as origin/main")
    }
    argumentText = argument
  }
}
