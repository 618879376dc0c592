#if canImport(SwiftParser)
  import CallSites

  /// The look-ups of a module of several files, in order.
  func joined(_ files: String..., helpers: [String] = []) -> [LookUp] {
    module(files, helpers: helpers).files.flatMap(\.lookUps)
  }

  func module(_ files: [String], helpers: [String] = []) -> ModuleScan {
    let scanned = files.enumerated().map { index, code in
      FileScanner.scan(Array(code.utf8), path: "Sources/\(index).swift", helpers: helpers)
    }
    return ModuleScan(files: scanned, helpers: helpers)
  }

  /// Key, table and bundle of each look-up outside of helper bodies, in short.
  func asked(_ lookUps: [LookUp]) -> [String] {
    lookUps.filter { !$0.context.isHelperBody }.map { lookUp in
      let key = lookUp.key.likelyKey ?? "{\(lookUp.key)}"
      return "\(key) in \(lookUp.table.name ?? "?") of \(lookUp.bundle)"
    }
  }
#endif
