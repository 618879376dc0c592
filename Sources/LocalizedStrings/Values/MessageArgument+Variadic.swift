internal import Foundation
internal import HostEvidence

extension MessageArgument {
  /// The argument of a formatting call; nil for what only C can print, such as a pointer.
  init?(variadic argument: any CVarArg) {
    switch argument {
    case let number as any FormatSpecifiable: self = number.messageArgument
    case let text as String: self = .string(text)
    case let flag as Bool: self = .integer(flag ? 1 : 0)
    case let object as NSObject: self = .string(object.description)
    default: return nil
    }
  }

  /// All arguments of a formatting call; nil where one of them is something that only C can print.
  static func all(variadic arguments: [any CVarArg]) -> [MessageArgument]? {
    let messages = arguments.compactMap { MessageArgument(variadic: $0) }
    return messages.count == arguments.count ? messages : nil
  }
}
