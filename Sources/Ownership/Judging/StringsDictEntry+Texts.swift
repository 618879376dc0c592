import StringCatalogs

extension StringsDictEntry {
  /// The formats and forms that it is put together from, in byte order.
  var texts: [String] {
    let forms = variables.values.flatMap(\.forms.values)
    let devices = (deviceRule ?? [:]).values.flatMap(\.texts)
    let widths = (widthRule ?? []).map(\.text)
    return ([formatKey, plainText].compactMap(\.self) + forms + devices + widths).sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
  }
}

extension StringsDictVariant {
  fileprivate var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .entry(let entry): entry.texts
    }
  }
}
