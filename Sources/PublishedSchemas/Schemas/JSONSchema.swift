/// The `json` report, which the tool writes.
package enum JSONSchema: PublishedSchema {
  package static let name = "json"
  package static let summary = "the json report"

  package static let text = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:bordercheck:schema:json:1.0",
      "title": "The json report",
      "description": "The records of evidence.jsonl as one document; each array ascends by the bytes of its records.",
      "type": "object",
      "required": ["header", "cells", "choices", "findings", "observations"],
      "properties": {
        "header": { "$ref": "#/$defs/header" },
        "cells": { "type": "array", "items": { "$ref": "#/$defs/cell" } },
        "choices": { "type": "array", "items": { "$ref": "#/$defs/choice" } },
        "findings": { "type": "array", "items": { "$ref": "#/$defs/finding" } },
        "observations": { "type": "array", "items": { "$ref": "#/$defs/observation" } }
      },
      "$defs": {
    \#(RecordDefinitions.text)
      }
    }

    """#
}
