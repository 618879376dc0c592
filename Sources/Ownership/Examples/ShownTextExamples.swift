/// Examples of plain strings and literals that are shown.
enum ShownTextExamples {
  private typealias Call = CallExample

  private static let tab = """
    enum Tab: CaseIterable {
      case home, trips
      var title: String {
        switch self {
        case .home: "Home"
        case .trips: "account.title"
        }
      }
    }
    """

  private static func view(_ title: String, _ body: String, more: String = "", tab: String? = tab) -> RuleExample {
    Call.project(title, [Call.app: Call.screen(body, more: more), "H/Code/Tab.swift": tab])
  }

  static let plainStrings = [
    view("a switch that gives keys", "Text(tab.title)", more: "let tab: Tab"),
    view("all cases of an enumeration", "ForEach(Tab.allCases, id: \\.self) { tab in Text(tab.title) }"),
    view(
      "a modifier, and a property of the view itself", "EmptyView().navigationTitle(heading)",
      more: "private var heading: String { \"account.title\" }", tab: nil),
    view(
      "a sentence that is in no table", "Label(Empty.text, systemImage: \"tray\")",
      tab: "enum Empty { static let text: String = \"No trips yet\" }"),
    view(
      "a function", "Text(tab.name())", more: "let tab: Tab",
      tab: """
        struct Tab { func name() -> String { return "account.title" } }
        """),
  ]

  static let lookedUp = [
    view("a key by type", "Text(heading)", more: "let heading: LocalizedStringKey = \"account.title\"", tab: nil),
    view(
      "a resource", "Text(tab.title)", more: "let tab: Tab",
      tab: "import Foundation\nstruct Tab { var title: LocalizedStringResource { \"account.title\" } }"),
    view(
      "a text that is looked up", "Text(tab.title)", more: "let tab: Tab",
      tab: "import Foundation\nstruct Tab { var title: String { String(localized: \"account.title\") } }"),
    view("made a key where it is shown", "Text(LocalizedStringKey(tab.title))", more: "let tab: Tab"),
    view("a type that does not show", "Text(model.tab.title)", more: "let model: Model"),
    view(
      "a member of the same name of another type", "Text(trip.title)", more: "let trip: Trip",
      tab: tab + "\nstruct Trip { let title: String }"),
    view("two types of one name", "Text(tab.title)", more: "let tab: Tab", tab: "enum A { \(tab) }\nenum B { \(tab) }"),
    view(
      "one word, perhaps a name", "Text(Service.name)", tab: "enum Service { static let name: String = \"Strava\" }"),
    view("no word at all", "Text(tab.title)", more: "let tab: Tab", tab: "struct Tab { var title: String { \"–\" } }"),
    view("verbatim on purpose", "Text(verbatim: tab.title)", more: "let tab: Tab"),
    view("the name of an image", "Image(tab.title)", more: "let tab: Tab"),
    view("in a preview", "EmptyView()").changing(
      "in a preview",
      ["H/Code/Preview.swift": "import SwiftUI\n\n#Preview { let tab: Tab = .home\n  Text(tab.title) }\n"]),
  ]

  // MARK: - Without any look-up

  private static func strict(_ title: String, _ code: String) -> RuleExample {
    Call.project(
      title,
      [
        "bordercheck.json": Call.manifest().replacing(
          "{ \"developmentRegion\"", with: "{ \"rules\": { \"call.hardcoded-ui\": \"warning\" }, \"developmentRegion\""),
        "H/Code/Login.swift": code,
      ])
  }

  private static func controller(_ title: String, _ body: String, framework: String = "UIKit") -> RuleExample {
    strict(
      title,
      """
      import \(framework)

      final class Login: UIViewController {
        override func viewDidLoad() {
          \(body)
        }
      }
      """)
  }

  static let hardcoded = [
    strict("a verbatim text", Call.screen("Text(verbatim: \"Sign in\")").replacing("Screen", with: "Login")),
    controller("the text of a label", "label.text = \"Sign in\""),
    strict(
      "one of two texts", Call.screen("Text(verbatim: isNew ? \"Sign up\" : name)").replacing("Screen", with: "Login")),
    controller("a button's title", "button.setTitle(\"Sign in\", for: .normal)"),
    controller("words around a value", "navigationItem.title = \"Hello \\(name)\""),
  ]

  static let meant = [
    strict("no letters", Call.screen("Text(verbatim: \"•\")").replacing("Screen", with: "Login")),
    strict("a name", Call.screen("Text(verbatim: name)", more: "let name: String").replacing("Screen", with: "Login")),
    controller("a look-up", "label.text = NSLocalizedString(\"account.title\", comment: \"\")"),
    controller("a value alone", "label.text = \"\\(count)\""),
    controller("an identifier", "label.accessibilityIdentifier = \"login.title\""),
    controller("no view's framework", "message.text = \"ping\"", framework: "Foundation"),
    controller("a debug build", "#if DEBUG\n    label.text = \"Debug menu\"\n    #endif"),
    strict("off by default", "import UIKit\nfunc show(_ label: UILabel) { label.text = \"Sign in\" }\n").changing(
      "off by default", ["bordercheck.json": Call.manifest()]),
  ]
}
