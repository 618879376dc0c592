/// Why a look-up cannot be led to its owner without a person.
enum FixObstacle: Error, Hashable, CustomStringConvertible {
  case unclear
  case noModuleBundle(String)
  case noAccessor(String, key: String)
  case noBundle(String)
  case severalWays(String, [String])
  case noModule(String)
  case severalModules(String, [String])
  case notLinked(target: String, module: String)

  var description: String {
    switch self {
    case .unclear: "which look-up and key it is about cannot be told for sure; edit it by hand"
    case .noModuleBundle(let file):
      "no package with resources compiles \(file), so that there is no `.module`; pass the module's bundle by hand"
    case .noAccessor(let owner, let key): "the code of \(owner) offers no accessor for \"\(key)\"; add one there first"
    case .noBundle(let owner): "the code of \(owner) shows its bundle to nobody; add a public constant for it first"
    case .severalWays(let owner, let names):
      "\(owner) offers more than one way (\(names.joined(separator: ", "))); choose one by hand"
    case .noModule(let owner): "the module that the code of \(owner) is compiled into is not known; edit it by hand"
    case .severalModules(let owner, let names):
      "the code of \(owner) is compiled into \(names.joined(separator: " and ")); choose a module by hand"
    case .notLinked(let target, let module):
      "target \(target) does not depend on \(module); add that dependency to it first"
    }
  }
}
