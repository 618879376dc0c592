internal import Foundation
import OwnershipManifest

/// The texts that stand in a program's code, searched without reading the program whole.
struct ProgramText {
  private let data: Data

  /// - Parameter path: on disk. Nil where there is no such file: an archive's programs are not unpacked.
  init?(_ path: String) {
    guard let data = try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped) else { return nil }
    self.data = data
  }

  /// Whether `text` stands there by itself, between two zero bytes, as compilers lay texts down.
  func has(_ text: String) -> Bool { data.range(of: Data([0] + text.utf8 + [0])) != nil }
}

extension BuiltTree {
  /// Names of resource bundles that lie in some product and that the code of each product names, by product name.
  ///
  /// Short names stand in no program: Swift keeps up to fifteen bytes in the value itself.
  static func bundles(namedBy products: [BuiltProduct], in files: ProductFiles) -> [String: Set<String>] {
    let names = Set(products.flatMap(\.bundles).filter { $0.kind == .resources }.map(\.name)).filter {
      $0.utf8.count > 15
    }
    guard !names.isEmpty else { return [:] }
    var named: [String: Set<String>] = [:]
    for product in products {
      guard let path = product.programPath(in: files), let text = ProgramText("\(files.folder)/\(path)") else {
        continue
      }
      named[product.name] = names.filter(text.has)
    }
    return named
  }
}

extension BuiltProduct {
  /// Where its program lies below the root; nil where there is none.
  fileprivate func programPath(in files: ProductFiles) -> String? {
    guard kind != .tool else { return path }
    let name = main.info.strings["CFBundleExecutable"] ?? RelativeName.stem(of: path.isEmpty ? files.name : path)
    let contents = main.layout.contents
    let places = [RelativeName.joined(contents, "MacOS/\(name)"), RelativeName.joined(contents, name)]
    return places.first(where: files.isFile)
  }
}
