import CommandLayer

extension Argument {
  /// `--project-graph FILE`: what a generator's own tool says of a project.
  static func projectGraph(into target: Target<String?>) -> Self {
    .optional(
      "project-graph", value: "FILE", into: target, group: .input, completion: .files(["json"]),
      help: "output of tuist graph --format json or xcodegen dump --type json, instead of their manifests")
  }
}
