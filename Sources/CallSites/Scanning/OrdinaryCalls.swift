/// Calls and properties that take or follow literals everywhere and look nothing up.
enum OrdinaryCalls {
  static let names: Set<String> = [
    "Color", "Data", "DateFormatter", "Image", "Logger", "NSClassFromString", "NSLog", "NSPredicate",
    "NSRegularExpression", "Notification", "Regex", "Selector", "String", "UIColor", "UIImage", "URL", "UUID", "append",
    "appendingPathComponent", "assert", "assertionFailure", "bool", "char", "components", "contains", "count", "data",
    "debug", "debugPrint", "error", "fatalError", "fault", "filter", "firstIndex", "hasPrefix", "hasSuffix", "info",
    "integer", "isEmpty", "joined", "log", "lowercased", "notice", "os_log", "preconditionFailure",
    "precondition", "print", "range", "removeObject", "replacingOccurrences", "self", "set", "setValue", "split",
    "starts",
    "trace", "trimmingCharacters", "uppercased", "utf16", "utf8", "warning", "write",
  ]
}
