import CommandLayer
import ProjectCheck
import Reports

extension CheckCommand {
  /// What is wrong with the options that mend.
  var fixProblems: [String] {
    let known = RepairRegistry.rules
    var problems = fixes.filter { !known.contains($0) }.map {
      "'--fix \($0)' has no repair; expected one of \(known.joined(separator: ", "))"
    }
    if fixes.isEmpty, writesFixes || allowsDirty { problems.append("--write and --allow-dirty go with --fix RULE") }
    if !fixes.isEmpty, !reporting.targets.isEmpty {
      problems.append("--fix writes no report; expected --report in a check of its own")
    }
    return problems
  }

  /// Shows what would be changed, or changes it.
  func fix(_ request: CheckRequest, in context: CommandContext) async throws -> ExitStatus {
    let progress = ProgressDisplay(context)
    let fixing = Fixing(request, rules: fixes, events: progress.checkEvents)
    let plan = try await progress.beating { try await fixing.plan() }
    let text = FixText(plan)
    guard writesFixes else {
      context.output.write(text.patch(isForTerminal: context.output.isTerminal))
      context.messages.write(text.left + text.summary)
      return plan.isEmpty && plan.left.isEmpty ? .clean : .findings
    }
    if !plan.isEmpty {
      if !allowsDirty { try await checkCommitted(plan, in: context) }
      _ = try await progress.beating { try await fixing.write(plan) }
      context.output.write(text.made)
    }
    context.messages.write(text.left + (plan.isEmpty ? text.summary : ""))
    return plan.left.isEmpty ? .clean : .findings
  }

  private func checkCommitted(_ plan: FixPlan, in context: CommandContext) async throws {
    let files = UncommittedFiles(in: plan.folder, environment: context.environment)
    guard let paths = try await files.among(plan.paths) else {
      guard Repository.root(of: plan.folder) == nil else {
        throw CommandError.unknownStatus("no folder of PATH has the program 'git'")
      }
      return
    }
    guard paths.isEmpty else { throw CommandError.uncommitted(paths) }
  }
}
