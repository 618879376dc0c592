/// What `bordercheck duplicates --format json` writes.
package enum DuplicatesSchema: PublishedSchema {
  package static let name = "duplicates"
  package static let summary = "the keys of several owners that bordercheck duplicates --format json lists"

  package static let text = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:bordercheck:schema:duplicates:1.0",
      "title": "bordercheck duplicates",
      "description": "Every key that stands in tables of more than one owner. Members stand in the order given here.",
      "type": "object",
      "required": ["formatVersion", "tool", "open", "sharedTexts", "duplicates"],
      "properties": {
        "formatVersion": { "type": "string", "pattern": "^1\\.[0-9]+$" },
        "tool": { "description": "Version of the tool.", "type": "string" },
        "open": { "description": "Keys with which somebody has to do something; 0 is status 0.", "type": "integer", "minimum": 0 },
        "sharedTexts": { "description": "Source texts that stand under several keys of several owners; they are no duplicates.", "type": "integer", "minimum": 0 },
        "duplicates": {
          "description": "In byte order of the keys; of one key what the system reads comes last.",
          "type": "array",
          "items": { "$ref": "#/$defs/duplicate" }
        }
      },
      "$defs": {
        "duplicate": {
          "type": "object",
          "required": ["key", "kind", "class", "reason", "owners", "comments", "sameVariations", "languages", "copies"],
          "properties": {
            "key": { "type": "string" },
            "kind": { "enum": ["identifier", "prose", "interface-builder", "system"] },
            "class": { "description": "A proposal, never a decision.", "enum": ["shared", "feature-owned", "undecided", "target-owned", "not-the-same-message"] },
            "reason": { "description": "Why that is proposed, as a clause.", "type": "string" },
            "keepIn": { "description": "The owner that would keep the message, where something names one.", "type": "string" },
            "owners": { "description": "In byte order.", "type": "array", "items": { "type": "string" }, "minItems": 2 },
            "approval": { "$ref": "#/$defs/approval" },
            "comments": { "enum": ["equal", "different", "partial", "missing"] },
            "sameVariations": { "description": "Whether all copies vary by the same.", "type": "boolean" },
            "languages": { "description": "Those in which a copy has a text, in byte order.", "type": "array", "items": { "$ref": "#/$defs/language" } },
            "copies": { "description": "In byte order of owners, then tables.", "type": "array", "items": { "$ref": "#/$defs/copy" }, "minItems": 2 }
          }
        },
        "approval": {
          "description": "The exception of owner.duplicate-key that is about the copies.",
          "type": "object",
          "required": ["reason", "approvedBy", "expires", "isExpired"],
          "properties": {
            "reason": { "type": "string" },
            "approvedBy": { "type": "string" },
            "expires": { "description": "The last good day, or never.", "type": "string", "pattern": "^([0-9]{4}-[0-9]{2}-[0-9]{2}|never)$" },
            "isExpired": { "type": "boolean" }
          }
        },
        "language": {
          "type": "object",
          "required": ["language", "outcome", "lacking"],
          "properties": {
            "language": { "type": "string" },
            "outcome": { "description": "equal: in all copies; partial: in those that have a text; differing: two copies at least have different texts.", "enum": ["equal", "differing", "partial"] },
            "lacking": { "description": "The copies without a text: the owner, with its table where it has several.", "type": "array", "items": { "type": "string" } }
          }
        },
        "copy": {
          "type": "object",
          "required": ["owner", "table", "format", "file", "shouldTranslate", "variations", "products", "texts", "callers", "doubts"],
          "properties": {
            "owner": { "type": "string" },
            "table": { "type": "string" },
            "format": { "enum": ["catalog", "legacy"] },
            "file": { "description": "Relative to the project's folder.", "type": "string" },
            "line": { "type": "integer", "minimum": 1 },
            "column": { "description": "In UTF-8 bytes.", "type": "integer", "minimum": 1 },
            "comment": { "type": "string" },
            "extractionState": { "type": "string" },
            "shouldTranslate": { "type": "boolean" },
            "variations": { "description": "What the texts vary by, in byte order.", "type": "array", "items": { "type": "string" } },
            "products": { "description": "Those that hold the copy.", "type": "array", "items": { "type": "string" } },
            "texts": { "type": "array", "items": { "$ref": "#/$defs/text" } },
            "callers": { "type": "array", "items": { "$ref": "#/$defs/caller" } },
            "doubts": { "description": "Why the copy may be asked besides by these; empty where it is known that it is not.", "type": "array", "items": { "type": "string" } }
          }
        },
        "text": {
          "type": "object",
          "required": ["language", "forms"],
          "properties": {
            "language": { "type": "string" },
            "forms": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["form", "text", "state"],
                "properties": {
                  "form": { "description": "The way to the text: the text, plural one, device mac.", "type": "string" },
                  "text": { "type": "string" },
                  "state": { "description": "As the table has it; empty where it says none.", "type": "string" }
                }
              }
            }
          }
        },
        "caller": {
          "type": "object",
          "required": ["file", "products", "bundle", "isOfIntent"],
          "properties": {
            "file": { "type": "string" },
            "line": { "type": "integer", "minimum": 1 },
            "column": { "description": "In UTF-8 bytes.", "type": "integer", "minimum": 1 },
            "code": { "description": "The declaration around it.", "type": "string" },
            "module": { "description": "The owner that declares the code.", "type": "string" },
            "products": { "description": "Those that show it; empty where nothing in any product names the code.", "type": "array", "items": { "type": "string" } },
            "bundle": { "description": "The bundle that is asked; . is the product's main bundle.", "type": "string" },
            "isOfIntent": { "description": "Whether it is a text of an App Intent.", "type": "boolean" }
          }
        }
      }
    }

    """#
}
