import PositionedJSON
import ReportFormats
import Reports
import Testing

/// What a format wrote, read as JSON.
enum ParsedJSON {
  static func root(
    _ format: any ReportFormat.Type, of report: Report, in context: RenderingContext = RenderingContext()
  ) throws -> JSONNode {
    let document = try JSONDocument(format.bytes(of: report, in: context), dialect: .strict)
    #expect(document.notices.isEmpty)
    return document.root
  }
}

extension JSONNode {
  /// The value at the end of a path of member names.
  func at(_ path: String...) -> JSONNode? {
    path.reduce(Optional(self)) { node, name in node?[name] }
  }

  func list(_ name: String) -> [JSONNode] { self[name].map { Array($0.elements) } ?? [] }
}
