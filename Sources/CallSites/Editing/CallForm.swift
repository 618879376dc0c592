/// The arguments of a call that looks up, in the order that its declaration has them.
struct CallForm: Sendable {
  /// How the bundle is given.
  enum BundlePlace: Sendable {
    /// As an argument of type `Bundle`.
    case argument
    /// As an argument of type `LocalizedStringResource.BundleDescription`.
    case description
    /// As what the method is called on.
    case receiver
  }

  var labels: [String?]
  var table: String
  var place: BundlePlace

  static let string = CallForm(
    labels: ["localized", "defaultValue", "options", "table", "bundle", "locale", "comment"], table: "table",
    place: .argument)
  static let attributedString = CallForm(labels: string.labels + ["including"], table: "table", place: .argument)
  static let resource = CallForm(
    labels: [nil, "defaultValue", "table", "locale", "bundle", "comment"], table: "table", place: .description)
  static let function = CallForm(
    labels: [nil, "tableName", "bundle", "value", "comment"], table: "tableName", place: .argument)
  static let method = CallForm(labels: ["forKey", "value", "table"], table: "table", place: .receiver)
  static let text = CallForm(labels: [nil, "tableName", "bundle", "comment"], table: "tableName", place: .argument)

  func rank(_ label: String?) -> Int? { labels.firstIndex(of: label) }
}

#if canImport(SwiftParser)
  extension CallForm {
    /// The form of a call that has a place for a bundle; nil for any other.
    init?(_ call: CallArguments) {
      switch call.typeName {
      case "String" where call["localized"] != nil: self = .string
      case "AttributedString" where call["localized"] != nil, "NSAttributedString" where call["localized"] != nil:
        self = .attributedString
      case "LocalizedStringResource" where call.unlabeled != nil: self = .resource
      case "Text" where call.unlabeled != nil: self = .text
      case nil where call.isImplicitInitializer && call["localized"] != nil: self = .string
      default:
        switch call.name {
        case "NSLocalizedString" where !call.isMember: self = .function
        case "localizedString", "localizedAttributedString":
          guard call.isMember, call["forKey"] != nil else { return nil }
          self = .method
        default: return nil
        }
      }
    }
  }
#endif
