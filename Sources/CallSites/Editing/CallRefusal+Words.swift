extension CallRefusal.Reason {
  /// A sentence for a person, without the place.
  package var words: String {
    switch self {
    case .unreadableFile: "the file cannot be read as Swift from end to end; mend it first"
    case .noLookUp: "no look-up stands here any more; check the project again"
    case .dynamicKey: "the key is made while the code runs; which message it is only the code's author knows"
    case .severalKeys: "the call takes one of several keys; give each key a call of its own"
    case .overlap: "the edit touches the text of another one; make one after the other"
    default: callWords
    }
  }

  private var callWords: String {
    switch self {
    case .noBundleArgument(let hint): "the call has no place for a bundle; \(hint)"
    case .unknownArgument(let label): "the call has an argument `\(label)` that is not known here; edit it by hand"
    case .wrapper(let name): "the look-up is made by \(name), which takes no bundle; give it a parameter for one"
    case .systemReads(let what): "\(what) must be written out where it stands; the system reads it there"
    case .macro(let name): "the call is an argument of the macro \(name), which may read its text; edit it by hand"
    case .conditionInside: "the call stands under an #if in the middle of an expression; edit it by hand"
    case .comment: "a comment inside of the call would be lost; move it out of the call first"
    case .shadowed(let name): "the file has a \(name) of its own, which would be called instead; edit it by hand"
    case .unwritable(let text): "`\(text)` is no expression that could stand here"
    case .notVerified(let what): "the edit would not do what it is for: \(what); edit it by hand"
    default: valueWords
    }
  }

  private var valueWords: String {
    switch self {
    case .specifier(let specifier):
      "the call formats an argument with \"\(specifier)\", which the owner's accessor does not; edit it by hand"
    case .interpolationOption(let label):
      "the call formats an argument with `\(label)`, which only an interpolation takes; edit it by hand"
    case .argumentCount(let expected, let found):
      "the owner's accessor takes \(expected) arguments and the call gives \(found); edit it by hand"
    case .filledLater: "the text has arguments that are filled in elsewhere; edit both places by hand"
    case .evaluation(let expression):
      "`\(expression)` would not be evaluated any more, or at another time; edit it by hand"
    case .defaultValue(let text, let owner?):
      "the call's default text \"\(text)\" differs from the owner's text \"\(owner)\"; decide which one stands"
    case .defaultValue(let text, nil):
      "the call has a default text \"\(text)\" and the owner's text is not known; decide which one stands"
    case .locale(let expression): "the owner's accessor takes no locale, and the call gives `\(expression)`"
    case .type(let words): words
    case .markup: "the text has markup, which a view reads in a key and not in a string; ask the owner's bundle instead"
    default: ""
    }
  }
}
