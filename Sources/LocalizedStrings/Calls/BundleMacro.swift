public import Foundation

/// The bundle that holds the resources of the code that says so: `Bundle.module` in a package's target with resources.
///
/// In a target without resources it is an error when compiling.
@freestanding(expression)
public macro bundle() -> Bundle = #externalMacro(module: "FoundationMacros", type: "BundleMacro")
