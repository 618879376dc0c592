package import SwiftSources

/// One change of a Swift file's text; named so that it is not mistaken for the parser's own `SourceEdit`.
package typealias SourceEdit = TextEdit
