/// One place in Swift code that looks a message up, as the code says it.
package struct LookUp: Sendable, Hashable {
  /// 1-based; the column in UTF-8 bytes. It is where the key's literal begins, else the call.
  package var line: Int
  package var column: Int
  package var api: LookUpAPI
  package var key: KeyText
  package var table: TableName
  package var bundle: BundleExpression
  /// The `defaultValue:` of the call.
  package var defaultValue: KeyText?
  package var comment: String?
  package var locale: LocaleExpression
  package var context: LookUpContext

  package init(
    line: Int, column: Int, api: LookUpAPI, key: KeyText, table: TableName = .unsaid,
    bundle: BundleExpression = .unsaid,
    defaultValue: KeyText? = nil, comment: String? = nil, locale: LocaleExpression = .unsaid,
    context: LookUpContext = LookUpContext()
  ) {
    self.line = line
    self.column = column
    self.api = api
    self.key = key
    self.table = table
    self.bundle = bundle
    self.defaultValue = defaultValue
    self.comment = comment
    self.locale = locale
    self.context = context
  }
}
