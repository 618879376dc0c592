import OwnershipManifest

/// Finds products and their bundles by the names of folders.
struct ProductSearch {
  let files: ProductFiles
  private(set) var outlines: [ProductOutline] = []

  init(files: ProductFiles) {
    self.files = files
  }

  // MARK: - What runs

  /// Finds `.app`, `.appex` and `.xpc` wherever they lie, the root included.
  mutating func searchProducts() {
    if Self.isProduct(files.name) { add("", in: nil) } else { search("", in: nil) }
  }

  private mutating func search(_ folder: String, in container: Int?) {
    for path in folders(in: folder) {
      if Self.isProduct(path) { add(path, in: container) } else { search(path, in: container) }
    }
  }

  private mutating func add(_ path: String, in container: Int?) {
    let index = outlines.count
    let place = ProductOutline.Place(path: path, kind: .main)
    outlines.append(
      ProductOutline(
        name: RelativeName.stem(of: path.isEmpty ? files.name : path), path: path, kind: kind(of: path, in: container),
        main: place, bundles: [], container: container.map { outlines[$0].path }, isLoose: false))
    collect(path, of: index)
  }

  /// Adds the bundles below a folder of a product, and the products inside it.
  private mutating func collect(_ folder: String, of index: Int) {
    for path in folders(in: folder) {
      if Self.isProduct(path) {
        add(path, in: index)
        continue
      }
      if let kind = bundleKind(path) { outlines[index].bundles.append(ProductOutline.Place(path: path, kind: kind)) }
      collect(path, of: index)
    }
  }

  private func kind(of path: String, in container: Int?) -> Product.Kind {
    let folder = RelativeName.last(of: RelativeName.folder(of: path))
    switch RelativeName.suffix(of: path.isEmpty ? files.name : path) {
    case "appex": return folder == "Extensions" ? .extensionKitExtension : .extension
    case "xpc": return .extension
    default:
      guard container != nil else { return .app }
      return folder == "Watch" ? .watchApp : folder == "AppClips" ? .appClip : .app
    }
  }

  // MARK: - A package's build folder

  /// Takes the executables of a folder that SwiftPM builds into, each with all bundles beside it.
  mutating func addPackageBuild() {
    let bundles = folders(in: "").compactMap { path in
      bundleKind(path).map { ProductOutline.Place(path: path, kind: $0) }
    }
    guard !bundles.isEmpty else { return }
    for name in files.names(in: "") where files.isFile(name) && isExecutable(name) {
      outlines.append(
        ProductOutline(
          name: name, path: name, kind: .tool, main: ProductOutline.Place(path: name, kind: .main), bundles: bundles,
          container: nil, isLoose: false))
    }
  }

  /// Whether the file is a program of Linux or of an Apple system.
  private func isExecutable(_ name: String) -> Bool {
    guard RelativeName.suffix(of: name).isEmpty, let bytes = files.firstBytes(4, of: name) else { return false }
    let magics: [[UInt8]] = [
      [0x7F, 0x45, 0x4C, 0x46], [0xCF, 0xFA, 0xED, 0xFE], [0xCA, 0xFE, 0xBA, 0xBE], [0xCE, 0xFA, 0xED, 0xFE],
    ]
    return magics.contains(bytes)
  }

  // MARK: - Bundles without a product

  /// Takes every bundle that lies in no other as a product of its own.
  mutating func addLooseBundles() {
    if bundleKind(files.name, at: "") != nil || isLanguageFolderHere("") {
      addLoose("")
    } else {
      searchLoose("")
    }
  }

  private mutating func searchLoose(_ folder: String) {
    for path in folders(in: folder) {
      if bundleKind(path) != nil { addLoose(path) } else { searchLoose(path) }
    }
  }

  private mutating func addLoose(_ path: String) {
    let index = outlines.count
    outlines.append(
      ProductOutline(
        name: RelativeName.stem(of: path.isEmpty ? files.name : path), path: path, kind: .app,
        main: ProductOutline.Place(path: path, kind: .main), bundles: [], container: nil, isLoose: true))
    collect(path, of: index)
  }

  // MARK: - Names

  private static func isProduct(_ name: String) -> Bool {
    ["app", "appex", "xpc"].contains(RelativeName.suffix(of: name))
  }

  private func bundleKind(_ path: String) -> BuiltBundle.Kind? { bundleKind(RelativeName.last(of: path), at: path) }

  /// What the folder is as a bundle; nil where it is none.
  private func bundleKind(_ name: String, at path: String) -> BuiltBundle.Kind? {
    switch RelativeName.suffix(of: name) {
    case "framework": .framework
    case "bundle", "resources": .resources
    default: nil
    }
  }

  private func isLanguageFolderHere(_ path: String) -> Bool {
    files.names(in: path).contains { $0.hasSuffix(".lproj") && files.isFolder(RelativeName.joined(path, $0)) }
  }

  /// The folders in a folder that may hold bundles, in byte order.
  private func folders(in folder: String) -> [String] {
    files.names(in: folder).map { RelativeName.joined(folder, $0) }
      .filter { files.isFolder($0) && !Self.isClosed(RelativeName.suffix(of: $0)) }
  }

  /// Folders that no bundle is looked up in.
  private static func isClosed(_ suffix: String) -> Bool {
    ["lproj", "dSYM", "build", "swiftmodule", "storyboardc", "nib", "momd", "xctest", "product"].contains(suffix)
  }

  /// The outlines, each with a name of its own: the file's, where two have it with those of its folders, where that does
  /// not tell them apart with the suffix as well.
  var named: [ProductOutline] {
    var named = outlines
    for longer in [Self.longName, { "\(Self.longName(of: $0)).\(RelativeName.suffix(of: $0.path))" }] {
      let counts = Dictionary(grouping: named, by: \.name).mapValues(\.count)
      for index in named.indices where counts[named[index].name, default: 0] > 1 {
        named[index].name = longer(outlines[index])
      }
    }
    for index in named.indices {
      named[index].container = named[index].container.flatMap { path in named.first { $0.path == path }?.name }
    }
    return named
  }

  /// The name with those of the folders before it, for slices of one framework and the like.
  private static func longName(of outline: ProductOutline) -> String {
    let folders = RelativeName.folder(of: outline.path).split(separator: "/").map { RelativeName.stem(of: String($0)) }
    return (folders + [outline.name]).joined(separator: ".")
  }
}
