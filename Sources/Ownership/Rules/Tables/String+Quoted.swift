extension String {
  /// In double quotes, shortened where it is long.
  var quoted: String { count > 60 ? "\"\(prefix(57))…\"" : "\"\(self)\"" }
}
