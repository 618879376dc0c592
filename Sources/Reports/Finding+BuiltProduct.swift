package import Findings

extension Finding {
  /// The built product that holds the file of this finding, by its file's name; nil where the file is one of the project.
  package var placedIn: String? {
    guard let file = place?.file, let name = builtProduct else { return nil }
    return file == name || file.hasPrefix(name + "/") ? name : nil
  }

  /// What its command looks at: `inspect App.ipa`, `run --built App.ipa`.
  private var builtProduct: String? {
    if reproduce.count > 2, reproduce[1] == "inspect" { return reproduce[2] }
    guard let option = reproduce.prefix(while: { $0 != "--" }).lastIndex(of: "--built"),
      option + 1 < reproduce.count
    else { return nil }
    return reproduce[option + 1]
  }
}
