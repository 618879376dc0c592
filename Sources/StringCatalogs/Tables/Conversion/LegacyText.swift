/// What a legacy table says for one key in one language, as a catalog would be compiled: a text that a look-up finds in
/// another way than it stands there is put where the compiler puts it.
struct LegacyText {
  /// In the `.strings` file.
  private(set) var plain: String?
  /// In the `.stringsdict` file.
  private(set) var rule: StringsDictEntry?
  /// True if the text of the rule is now the plain one, or part of it.
  private(set) var isMoved = false
  /// True if the plain text was never found, as the rule comes first.
  private(set) var isShadowed = false

  init(plain: String?, rule: StringsDictEntry?) {
    (self.plain, self.rule) = (plain, rule)
    guard var rule else { return }
    if let text = rule.plainText ?? rule.textWithoutRule {
      move(text)
      self.rule = nil
    } else if case .text(let text)? = rule.onlyDevices?["other"] {
      move(text)
      rule.deviceRule?["other"] = nil
      self.rule = rule.deviceRule == [:] ? nil : rule
    } else if rule.onlyDevices == nil {
      isShadowed = plain != nil
      self.plain = nil
    }
  }

  private mutating func move(_ text: String) {
    isMoved = true
    isShadowed = plain.map { $0 != text } ?? false
    plain = text
  }
}

extension StringsDictEntry {
  /// The format of an entry that has nothing else.
  fileprivate var textWithoutRule: String? {
    variables.isEmpty && deviceRule == nil && widthRule == nil ? formatKey : nil
  }

  /// The device rule of an entry that has nothing else.
  fileprivate var onlyDevices: [String: StringsDictVariant]? {
    formatKey == nil && variables.isEmpty && widthRule == nil ? deviceRule : nil
  }
}
