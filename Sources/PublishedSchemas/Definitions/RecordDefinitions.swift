/// The records of evidence, as members of a schema's `$defs`.
enum RecordDefinitions {
  static let text = [header, cell, choice, observation, finding, names].joined(separator: ",\n")

  private static let header = #"""
        "header": {
          "description": "What the file is and how many records of each kind it has.",
          "type": "object",
          "required": ["kind", "formatVersion", "tool", "command", "matrix", "shard", "verdict", "counts"],
          "properties": {
            "kind": { "const": "header" },
            "formatVersion": { "type": "string", "pattern": "^1\\.[0-9]+$" },
            "tool": { "description": "Version of the tool.", "type": "string" },
            "command": { "enum": ["run", "inspect", "check"] },
            "matrix": { "description": "Digest of all cell names of the whole matrix.", "$ref": "#/$defs/digest" },
            "shard": { "type": "string", "pattern": "^[1-9][0-9]*/[1-9][0-9]*$" },
            "verdict": { "enum": ["clean", "findings", "incomplete"] },
            "counts": {
              "type": "object",
              "required": ["cell", "choice", "finding", "observation"],
              "additionalProperties": { "type": "integer", "minimum": 0 }
            },
            "scope": { "description": "What a check looked at, for people.", "type": "string" },
            "lookUps": { "description": "Look-ups made, where not each has a record.", "type": "integer", "minimum": 0 },
            "failOn": { "description": "The severity that failed, where it is not error.", "enum": ["warning", "note"] },
            "unjudged": {
              "description": "Rules that could not look, ascending.",
              "type": "array", "minItems": 1,
              "items": {
                "type": "object",
                "required": ["rule", "reason"],
                "properties": { "rule": { "type": "string" }, "reason": { "type": "string", "minLength": 1 } }
              }
            },
            "selection": {
              "description": "The options that chose a part of the whole.", "$ref": "#/$defs/names", "minItems": 1
            },
            "profile": { "description": "The profile that judged, where it is not release.", "type": "string" },
            "base": { "description": "Digest of the evidence that was given as base.", "$ref": "#/$defs/digest" }
          }
        }
    """#

  private static let cell = #"""
        "cell": {
          "description": "One product in one launch step of one device.",
          "type": "object",
          "required": [
            "kind", "id", "process", "host", "languages", "languagesFrom", "searchList", "formattingLocale"
          ],
          "properties": {
            "kind": { "const": "cell" },
            "id": { "type": "string", "pattern": "^[^/]+/[^/]+/[1-9][0-9]*/[^/]+$" },
            "release": { "description": "Where it is known.", "type": "string", "minLength": 1 },
            "process": { "description": "Its path on the device.", "type": "string", "minLength": 1 },
            "host": { "enum": ["bundle", "process"] },
            "languages": { "$ref": "#/$defs/names", "minItems": 1 },
            "languagesFrom": { "enum": ["device", "app"] },
            "searchList": { "$ref": "#/$defs/names" },
            "formattingLocale": { "type": "string" }
          }
        }
    """#

  private static let choice = #"""
        "choice": {
          "description": "How languages were chosen for one bundle in one cell.",
          "type": "object",
          "required": ["kind", "cell", "bundle", "offers", "searchList"],
          "properties": {
            "kind": { "const": "choice" },
            "cell": { "type": "string", "minLength": 1 },
            "bundle": { "description": "Its path inside the product; . is the main bundle.", "type": "string" },
            "identifier": { "type": "string" },
            "offers": { "$ref": "#/$defs/names" },
            "gate": { "description": "The list that was matched, where one is.", "$ref": "#/$defs/names" },
            "searchList": { "$ref": "#/$defs/names" }
          }
        }
    """#

  private static let observation = #"""
        "observation": {
          "description": "What one message showed in one cell, and where it came from.",
          "type": "object",
          "required": ["kind", "cell", "owner", "table", "key", "arguments", "asked", "outcome"],
          "properties": {
            "kind": { "const": "observation" },
            "cell": { "type": "string", "minLength": 1 },
            "owner": { "type": "string" },
            "table": { "type": "string" },
            "key": { "type": "string" },
            "arguments": { "type": "array", "items": { "type": ["number", "string"] } },
            "surface": { "type": "string" },
            "asked": { "description": "The bundle that the code asked.", "type": "string" },
            "bundle": { "description": "The bundle that served.", "type": "string" },
            "file": { "type": "string" },
            "resolvedLocale": { "description": "Empty for a table at the root.", "type": "string" },
            "variant": { "type": "string" },
            "formattingLocale": { "type": "string" },
            "outcome": { "enum": ["value", "default", "key", "persisted", "no-bundle"] },
            "value": { "description": "What a person reads.", "type": "string" }
          },
          "if": { "properties": { "outcome": { "const": "no-bundle" } } },
          "then": { "properties": { "value": false } },
          "else": { "required": ["value"] }
        }
    """#

  private static let finding = #"""
        "finding": {
          "description": "What a rule concludes.",
          "type": "object",
          "required": ["kind", "id", "rule", "severity", "message"],
          "properties": {
            "kind": { "const": "finding" },
            "id": { "description": "Stable identity.", "$ref": "#/$defs/digest" },
            "rule": { "type": "string", "pattern": "^[a-z][a-z0-9._-]*$" },
            "severity": { "enum": ["error", "warning", "note", "incomplete"] },
            "product": { "type": "string" },
            "owner": { "type": "string" },
            "table": { "type": "string" },
            "key": { "type": "string" },
            "language": { "type": "string" },
            "message": { "type": "string", "minLength": 1 },
            "cells": { "$ref": "#/$defs/names", "minItems": 1 },
            "file": { "type": "string" },
            "line": { "type": "integer", "minimum": 1 },
            "column": { "description": "In UTF-8 bytes.", "type": "integer", "minimum": 1 },
            "exception": { "description": "Why it is accepted; it then counts for nothing.", "type": "string" },
            "reproduce": { "description": "The command that shows it again.", "$ref": "#/$defs/names", "minItems": 1 },
            "remedy": { "description": "What to change.", "type": "string" },
            "approvedBy": { "description": "Who accepted it.", "type": "string" },
            "expires": { "type": "string", "pattern": "^(never|[0-9]{4}-[0-9]{2}-[0-9]{2})$" }
          },
          "dependentRequired": {
            "line": ["file"], "column": ["line"], "approvedBy": ["exception", "expires"], "expires": ["exception"]
          }
        }
    """#

  private static let names = #"""
        "digest": { "type": "string", "pattern": "^[0-9a-f]{16}$" },
        "names": { "type": "array", "items": { "type": "string" } }
    """#
}
