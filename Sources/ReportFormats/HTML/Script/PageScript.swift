/// The page's script, one topic a file, in the order in which it runs.
enum PageScript {
  static let parts: [StaticString] = [
    "'use strict';\n(() => {\n", text, evidence, states, query, search, grid, gridKeys, detail, detailParts, findings,
    page, "})();\n",
  ]
}
