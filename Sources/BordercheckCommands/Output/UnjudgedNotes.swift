import CommandLayer
import Reports

/// What a person reads of the rules that could not look, where a report for a program takes standard output.
enum UnjudgedNotes {
  static func write(_ rules: [UnjudgedRule], in context: CommandContext) {
    context.messages.write(
      rules.map { "note: could not look: \($0.rule): \(VisibleText($0.reason).prose)\n" }.joined())
  }
}
