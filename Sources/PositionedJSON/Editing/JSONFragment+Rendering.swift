extension JSONFragment {
  /// The value as bytes of a text.
  ///
  /// - Parameters:
  ///   - layouts: how this value and those inside it are laid out, one for each level; the last stands for all deeper ones.
  ///   - indentation: the blanks at the start of the line the value begins on.
  package func rendered(in layouts: [JSONLayout], indentation: String) -> [UInt8] {
    var writer = FragmentWriter(layouts, indentation: indentation)
    writer.append(self)
    return writer.bytes
  }
}

extension JSONFragment.Member {
  /// The key, colon and value; `layouts` are those of the value.
  package func rendered(in layouts: [JSONLayout], colon: String, indentation: String) -> [UInt8] {
    var writer = FragmentWriter(layouts, indentation: indentation)
    writer.append(self, colon: colon)
    return writer.bytes
  }
}
