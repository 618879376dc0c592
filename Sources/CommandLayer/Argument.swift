/// One row of a command's argument table: a description and the property that takes the value.
///
/// A table binds each argument to a key path of the command, whose stored properties have defaults:
///
///     static let arguments: [Argument<Self>] = [
///       .optional("PROJECT", into: \.project, group: .input, help: "folder with the manifest"),
///       .option("jobs", short: "j", value: "N", into: \.jobs, help: "how many devices are played at a time"),
///     ]
///
/// It has no abbreviations, no bundles of one-letter names and no options with an optional value, on purpose.
package struct Argument<Options: Command>: Sendable {
  /// A property of the command that may be reached from any thread.
  package typealias Target<Value> = any WritableKeyPath<Options, Value> & Sendable

  package var description: ArgumentDescription
  let store: @Sendable (_ text: String, _ options: inout Options) throws(ArgumentValueError) -> Void

  private init(
    _ description: ArgumentDescription,
    store: @escaping @Sendable (_ text: String, _ options: inout Options) throws(ArgumentValueError) -> Void
  ) {
    self.description = description
    self.store = store
  }
}

// MARK: - Options

extension Argument {
  /// `--name`: sets the property to true.
  package static func flag(
    _ name: String, short: Character? = nil, into target: Target<Bool>, group: ArgumentDescription.Group = .output,
    help: String
  ) -> Self {
    Self(.make(.flag, name, short: short, group: group, help: help)) { (_, options) throws(ArgumentValueError) in
      options[keyPath: target] = true
    }
  }

  /// `--name VALUE`: the last one given counts.
  package static func option<Value: ArgumentValue>(
    _ name: String, short: Character? = nil, value placeholder: String, into target: Target<Value>,
    group: ArgumentDescription.Group = .output, isRequired: Bool = false,
    completion: ArgumentDescription.Completion = .nothing, help: String
  ) -> Self {
    var description = ArgumentDescription.make(.option, name, short: short, group: group, help: help)
    description.take(Value.self, placeholder: placeholder, completion: completion)
    description.isRequired = isRequired
    description.defaultText = isRequired ? "" : Options()[keyPath: target].argumentText
    return Self(description) { (text, options) throws(ArgumentValueError) in
      options[keyPath: target] = try Value(argument: text)
    }
  }

  /// `--name VALUE` for a property that is nil where the option is left out.
  ///
  /// - Parameter isSingle: true where a second value is refused instead of counting.
  package static func optional<Value: ArgumentValue>(
    _ name: String, short: Character? = nil, value placeholder: String, into target: Target<Value?>,
    group: ArgumentDescription.Group = .output, isSingle: Bool = false,
    completion: ArgumentDescription.Completion = .nothing, help: String
  ) -> Self {
    var description = ArgumentDescription.make(.option, name, short: short, group: group, help: help)
    description.take(Value.self, placeholder: placeholder, completion: completion)
    return Self(description) { (text, options) throws(ArgumentValueError) in
      if completion.isOfPaths && text.isEmpty { throw ArgumentValueError(expected: "a path that is not empty") }
      let value = try Value(argument: text)
      if isSingle, options[keyPath: target] != nil {
        throw ArgumentValueError(expected: "it only once: there is a value already")
      }
      options[keyPath: target] = value
    }
  }

  /// `--name VALUE`, as often as wanted: each value is appended.
  package static func repeating<Value: ArgumentValue>(
    _ name: String, short: Character? = nil, value placeholder: String, into target: Target<[Value]>,
    group: ArgumentDescription.Group = .output, isRequired: Bool = false,
    completion: ArgumentDescription.Completion = .nothing, help: String
  ) -> Self {
    var description = ArgumentDescription.make(.option, name, short: short, group: group, help: help)
    description.take(Value.self, placeholder: placeholder, completion: completion)
    description.isRepeating = true
    description.isRequired = isRequired
    return Self(description) { (text, options) throws(ArgumentValueError) in
      options[keyPath: target].append(try Value(argument: text))
    }
  }
}

// MARK: - Positional arguments

extension Argument {
  /// `VALUE`, exactly one word or, where the property's default stands, none.
  package static func positional<Value: ArgumentValue>(
    _ placeholder: String, into target: Target<Value>, isRequired: Bool = true,
    group: ArgumentDescription.Group = .input, completion: ArgumentDescription.Completion = .nothing, help: String
  ) -> Self {
    var description = ArgumentDescription.make(.positional, placeholder, group: group, help: help)
    description.take(Value.self, placeholder: placeholder, completion: completion)
    description.isRequired = isRequired
    description.defaultText = isRequired ? "" : Options()[keyPath: target].argumentText
    return Self(description) { (text, options) throws(ArgumentValueError) in
      // A variable of a script that is not set must not stand for the folder that the command runs in.
      if isRequired && text.isEmpty { throw ArgumentValueError(expected: "a word that is not empty") }
      options[keyPath: target] = try Value(argument: text)
    }
  }

  /// `VALUE`, one word or none, for a property that is nil where it is left out.
  package static func optionalPositional<Value: ArgumentValue>(
    _ placeholder: String, into target: Target<Value?>, group: ArgumentDescription.Group = .input,
    completion: ArgumentDescription.Completion = .nothing, help: String
  ) -> Self {
    var description = ArgumentDescription.make(.positional, placeholder, group: group, help: help)
    description.take(Value.self, placeholder: placeholder, completion: completion)
    return Self(description) { (text, options) throws(ArgumentValueError) in
      options[keyPath: target] = try Value(argument: text)
    }
  }

  /// `VALUE…`, every word that no other positional argument takes.
  package static func remainder<Value: ArgumentValue>(
    _ placeholder: String, into target: Target<[Value]>, isRequired: Bool = true,
    group: ArgumentDescription.Group = .input, completion: ArgumentDescription.Completion = .nothing, help: String
  ) -> Self {
    var description = ArgumentDescription.make(.positional, placeholder, group: group, help: help)
    description.take(Value.self, placeholder: placeholder, completion: completion)
    description.isRepeating = true
    description.isRequired = isRequired
    return Self(description) { (text, options) throws(ArgumentValueError) in
      options[keyPath: target].append(try Value(argument: text))
    }
  }
}

// MARK: -

extension ArgumentDescription {
  fileprivate static func make(
    _ form: Form, _ name: String, short: Character? = nil, group: Group, help: String
  ) -> Self {
    Self(
      form: form, name: name, short: short, placeholder: "", group: group, isRepeating: false, isRequired: false,
      defaultText: "", choices: [], completion: .nothing, help: help)
  }

  /// Makes the argument one that takes a value of type `Value`.
  fileprivate mutating func take<Value: ArgumentValue>(
    _: Value.Type, placeholder: String, completion: Completion
  ) {
    self.placeholder = placeholder
    choices = Value.choices
    self.completion = completion == .nothing && !choices.isEmpty ? .words(choices) : completion
  }
}
