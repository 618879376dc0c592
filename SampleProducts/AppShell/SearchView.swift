import LocalizedStrings
import TripResources

/// The search screen: each view lists its texts in an enum of its own and takes them from the resources module.
enum SearchView {
  private enum LocalizedStrings {
    static var done: String { "common.done".localized() }

    static func updated(_ time: String) -> String { .localized("common.updated \(time)") }

    static func results(_ count: Int) -> String { .localized("common.results \(count)") }
  }

  static func doneButton() -> String { LocalizedStrings.done }

  static func footer(updated time: String) -> String { LocalizedStrings.updated(time) }

  static func header(results count: Int) -> String { LocalizedStrings.results(count) }
}
