package import Reports

/// What formats need to know besides the report: words, widths, and where the project lies.
package struct RenderingContext: Sendable {
  /// Rule → what it says.
  package var legends: [String: RuleLegend] = [:]
  /// How commands that are printed to be copied are written.
  package var invocation = Invocation()
  /// The project's folder, absolute; the files that findings name lie below it.
  package var projectFolder = ""
  /// The project's folder as seen from the root of its repository, `""` or ending with `/`: what goes before the file of a
  /// finding for a system that knows the repository alone.
  package var repositoryPrefix = ""
  /// Paths from the repository's root to which annotations are limited; nil for all files.
  package var changedFiles: Set<String>?
  /// Whether the whole report is shown on the page of the job as well.
  package var hasJobSummary = false
  /// Columns of a text.
  package var width = 100
  /// UTF-8 bytes that a page may have, such as the 1,048,576 of a job's summary on GitHub; nil for as many as it takes.
  package var byteLimit: Int?
  /// What the project's catalogs say, for formats that ask for it; nil where no project was read.
  package var catalogs: CatalogTexts?
  /// How the project is looked after, for formats that ask for it; nil where no project was read.
  package var practice: ProjectPractice?

  package init() {}
}
