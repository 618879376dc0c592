/// Examples of phrases in pieces.
enum JoinedTextExamples {
  private typealias Call = CallExample

  private static func view(_ title: String, _ body: String, more: String = "") -> RuleExample {
    Call.project(
      title,
      [
        "H/Localizable.xcstrings": Call.catalog("account.title", "account.of", "Name:", "See you", " "),
        Call.app: Call.screen(body, more: "let name: String\n  let isNew: Bool\n  \(more)"),
      ])
  }

  static let joined = [
    view("a look-up and a name", "Text(String(localized: \"account.title\") + \" \" + name)"),
    view("two texts of a view", "Text(\"account.title\") + Text(\" \").bold() + Text(\"account.of\").bold()"),
    view("a look-up and words of the code", "Text(String(localized: \"account.title\") + \" of Berlin\")"),
    view("a value in a literal", "Text(String(localized: \"account.title\") + \" \\(name)\")"),
    view("a number and its noun", "Text(\"\\(name.count)\") + Text(\" \") + Text(\"account.of\")"),
    view("a text that is set", "label").changing(
      "a text that is set",
      [
        "H/Code/Label.swift": """
        import UIKit

        func show(_ name: String, in label: UILabel) {
          label.text = NSLocalizedString("account.title", comment: "") + " " + name
        }
        """
      ]),
    view("a text and a verbatim one", "Text(\"account.title\") + Text(verbatim: name)"),
    view(
      "several look-ups in one literal",
      "Text(verbatim: \"\\(String(localized: \"account.title\")) \\(name) \\(String(localized: \"account.of\"))\")"),
    view(
      "NSLocalizedString in parentheses",
      "Text(name + (NSLocalizedString(\"account.title\", comment: \"\")))"),
    view(
      "a helper of the project", "Text(\"account.title\".localized + \" \" + name)"
    ).changing(
      "a helper of the project",
      [
        "H/Code/Localized.swift": """
        import Foundation

        extension String {
          var localized: String { NSLocalizedString(self, comment: "") }
        }
        """
      ]),
  ]

  static let whole = [
    view("the name is an argument", "Text(\"account.title \\(name)\")").changing(
      "the name is an argument", ["H/Localizable.xcstrings": Call.catalog("account.title %@")]),
    view("a value in parentheses", "Text(String(localized: \"account.title\") + \" (\\(name))\")"),
    view("a colon after it", "Text(String(localized: \"account.title\") + \": \" + name)"),
    view("a text that ends in a colon", "Text(\"Name:\") + Text(\" \") + Text(verbatim: name)"),
    view("two lines", "Text(String(localized: \"account.title\") + \"\\n\" + name)"),
    view("a list", "Text(\"\\(String(localized: \"account.title\")), \\(String(localized: \"account.of\"))\")"),
    view("a bullet between", "Text(\"account.title\") + Text(verbatim: \" · \") + Text(\"account.of\")"),
    view("an image", "Text(Image(systemName: \"star\")) + Text(\" \") + Text(\"account.title\")"),
    view(
      "look-ups as arguments of a look-up",
      "Text(\"\\(String(localized: \"account.title\")) \\(String(localized: \"account.of\"))\")"
    ).changing(
      "look-ups as arguments of a look-up",
      ["H/Localizable.xcstrings": Call.catalog("account.title", "account.of", "%@ %@")]),
    view(
      "a separator by name", "Text(String(localized: \"account.title\") + separator + name)",
      more: "let separator: String"),
    view("one look-up in a literal", "let _ = print(\"\\(String(localized: \"account.title\")) \\(name)\")"),
    view("lists of texts", "list([Text(\"account.title\")] + [Text(\"account.of\")])"),
    view("no text at all", "Text(String(localized: \"account.title\").count + name.count, format: .number)"),
    view("a comparison", "Text(verbatim: String(localized: \"account.title\") + name == name ? name : \"\")"),
    view("in a preview", "EmptyView()").changing(
      "in a preview",
      [
        "H/Code/Preview.swift": """
        import SwiftUI

        #Preview { Text(String(localized: "account.title") + " of Berlin") }
        """
      ]),
  ]
}
