// On Apple platforms Foundation has all of this; the module hands it on, so that one import serves both.
@_exported public import Foundation
