/// One line of `evidence.jsonl`; a line of a kind that is not known here is one of a later minor version.
package enum EvidenceSchema: PublishedSchema {
  package static let name = "evidence"
  package static let summary = "one line of evidence.jsonl, of any kind"

  package static let text = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:bordercheck:schema:evidence:1.0",
      "title": "A line of evidence.jsonl",
      "description": "Line 1 is the header; every other line is one record, and these ascend by their UTF-8 bytes.",
      "type": "object",
      "required": ["kind"],
      "properties": { "kind": { "type": "string" } },
      "allOf": [
        { "if": { "properties": { "kind": { "const": "header" } } }, "then": { "$ref": "#/$defs/header" } },
        { "if": { "properties": { "kind": { "const": "cell" } } }, "then": { "$ref": "#/$defs/cell" } },
        { "if": { "properties": { "kind": { "const": "choice" } } }, "then": { "$ref": "#/$defs/choice" } },
        { "if": { "properties": { "kind": { "const": "observation" } } }, "then": { "$ref": "#/$defs/observation" } },
        { "if": { "properties": { "kind": { "const": "finding" } } }, "then": { "$ref": "#/$defs/finding" } }
      ],
      "$defs": {
    \#(RecordDefinitions.text)
      }
    }

    """#
}
