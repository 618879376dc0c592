import CallSites
package import Findings

/// What one repair wants changed, and what it leaves for a person.
struct FixProposal: Sendable {
  struct Call: Sendable {
    var rule: String
    /// Relative to the project's folder.
    var file: String
    var call: RoutedCall
    /// The module that the file is compiled into; nil where it is not known.
    var module: String?
    /// Dependencies that the edit needs.
    var dependencies: [Dependency] = []
  }

  /// A dependency that a target of a `Package.swift` has to get first.
  struct Dependency: Sendable, Hashable {
    /// The manifest, relative to the project's folder.
    var file: String
    var target: String
    /// A target of the same package.
    var name: String
  }

  struct Language: Sendable {
    var rule: String
    var language: String
    var edit: ChecklistEdit
  }

  var calls: [Call] = []
  var languages: [Language] = []
  var renames: [FolderRename] = []
  var left: [LeftRepair] = []
}

/// What a repair leaves for a person.
package struct LeftRepair: Sendable, Hashable {
  package var rule: String
  package var place: SourcePlace?
  /// Why, and what to do, in a sentence.
  package var reason: String

  package init(rule: String, place: SourcePlace?, reason: String) {
    self.rule = rule
    self.place = place
    self.reason = reason
  }
}
