import CommandLayer
import Foundation
import OwnershipManifest

/// The day that exceptions are held against.
enum CalendarToday {
  /// Today in UTC, `YYYY-MM-DD`.
  static var text: String { CalendarDay(secondsSince1970: Int(Date.now.timeIntervalSince1970)).text }

  /// The given day, else that of the newest commit, so that an old release is judged as it was, else today in UTC.
  ///
  /// - Parameters:
  ///   - project: as given; nil where there is none. Only one with an exception that ends is looked at.
  /// - Returns: `YYYY-MM-DD`.
  static func text(given: DayArgument?, for project: String?, in context: CommandContext) async -> String {
    if let given { return given.day.text }
    guard let path = project.map(context.absolute), hasEndingException(path) else { return text }
    let folder = ProjectFolder.path(of: path)
    guard let root = Repository.root(of: folder) else { return text }
    if let day = await CommitDay(repository: root, environment: context.environment).day() { return day.text }
    context.messages.write(
      "note: git tells no date of the newest commit, so that exceptions are held against today, \(text); "
        + "--today YYYY-MM-DD names another day\n")
    return text
  }

  /// A manifest that cannot be read is told by whoever needs it.
  private static func hasEndingException(_ project: String) -> Bool {
    (try? Project.load(project))?.manifest.exceptions.contains { $0.expires != nil } ?? false
  }
}
