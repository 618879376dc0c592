import CommandLayer

/// `OLD=NEW`: a key and the name that it gets. In a key an equals sign is written `\=`.
struct KeyRename: Sendable, Hashable {
  var old: String
  var new: String
}

extension KeyRename: ArgumentValue {
  init(argument text: String) throws(ArgumentValueError) {
    var parts: [String] = [""]
    var isEscaped = false
    for character in text {
      if isEscaped {
        parts[parts.count - 1] += character == "=" ? "=" : "\\\(character)"
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "=" {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    if isEscaped { parts[parts.count - 1] += "\\" }
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }), parts[0] != parts[1] else {
      throw ArgumentValueError(expected: "OLD=NEW, two different keys")
    }
    self.init(old: parts[0], new: parts[1])
  }

  var argumentText: String {
    [old, new].map { $0.replacing("=", with: "\\=") }.joined(separator: "=")
  }
}
