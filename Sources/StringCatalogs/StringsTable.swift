/// The entries of one `.strings` file: key → text.
package typealias StringsTable = [String: String]

/// The entries of one `.stringsdict` file: key → entry.
package typealias StringsDictTable = [String: StringsDictEntry]
