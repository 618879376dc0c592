/// A bundle's expression as a place takes it.
struct BundleSpelling {
  /// Of type `Bundle`: `.module`, `#bundle`, `Checkout.bundle`.
  let expression: String

  /// Where the type has to be said: `Bundle.module`.
  var qualified: String { expression.hasPrefix(".") ? "Bundle\(expression)" : expression }

  /// As `LocalizedStringResource` takes it.
  var description: String {
    expression == ".main" || expression == "#bundle" ? expression : ".atURL(\(qualified).bundleURL)"
  }

  func text(at place: CallForm.BundlePlace) -> String {
    switch place {
    case .argument: expression
    case .description: description
    case .receiver: qualified
    }
  }

  #if canImport(SwiftParser)
    /// What a scan says of a call that names the bundle; nil for what is no expression of a bundle.
    var scanned: BundleExpression? {
      let file = FileScanner.scan(Array("let a = String(localized: \"a\", bundle: \(expression))\n".utf8), path: "")
      guard file.lookUps.count == 1, let bundle = file.lookUps.first?.bundle else { return nil }
      switch bundle {
      case .unsaid, .unknown, .parameter, .elsewhere: return nil
      case .main, .module, .type, .identifier, .path, .named: return bundle
      }
    }
  #endif
}

extension BundleExpression {
  /// One spelling for `.trips` and `Bundle.trips`.
  var unqualified: BundleExpression {
    guard case .named(let name) = self, name.hasPrefix("Bundle.") else { return self }
    return .named(String(name.dropFirst("Bundle".count)))
  }
}
