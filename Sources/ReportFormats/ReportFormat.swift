package import Reports

/// One form that a report can be written in: a projection of it and of nothing else.
///
/// A format is registered in `ReportFormats.all`. The same report gives the same bytes, whatever the order of its records.
package protocol ReportFormat: Sendable {
  /// The word of a command line, as in `--report junit=FILE`.
  static var name: String { get }
  /// Who reads it, as a phrase.
  static var summary: String { get }
  /// Whether it shows single look-ups, so that an inspection has to keep them.
  static var needsObservations: Bool { get }
  /// Whether it shows what catalogs say beside what was observed, so that the project's have to be read.
  static var needsCatalogs: Bool { get }
  /// Whether it shows findings beside the lines of a repository, and therefore of changed files only where that is asked.
  static var isLimitedToChanges: Bool { get }
  /// Whether it says how the project is looked after, so that its repository has to be looked through.
  static var needsPractice: Bool { get }
  static func bytes(of report: Report, in context: RenderingContext) -> [UInt8]
  /// Hands the same bytes on piece by piece; for a form as large as the evidence, which need not lie in memory as a whole.
  static func write<Failure: Error>(
    _ report: Report, in context: RenderingContext, to sink: (Span<UInt8>) throws(Failure) -> Void
  ) throws(Failure)
}

extension ReportFormat {
  package static func write<Failure: Error>(
    _ report: Report, in context: RenderingContext, to sink: (Span<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    try sink(bytes(of: report, in: context).span)
  }

  /// What `write` hands on, as a whole: the `bytes` of a form that has its own `write`.
  static func joined(_ report: Report, in context: RenderingContext) -> [UInt8] {
    var bytes: [UInt8] = []
    write(report, in: context) { bytes.append(contentsOf: $0) }
    return bytes
  }
}

extension ReportFormat {
  package static var needsCatalogs: Bool { false }
  package static var isLimitedToChanges: Bool { false }
  package static var needsPractice: Bool { false }
}
