import CommandLayer

/// Names with commas between them: `App,Widget`.
struct NameList: ArgumentValue, Hashable {
  var names: [String]

  init(argument: String) throws(ArgumentValueError) {
    names = argument.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard names.allSatisfy({ !$0.isEmpty && $0.first != " " && $0.last != " " }) else {
      throw ArgumentValueError(expected: "names such as 'App,Widget', with commas and no blanks")
    }
  }

  var argumentText: String { names.joined(separator: ",") }
}
