// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "SharedTripUI",
  defaultLocalization: "en",
  platforms: [.iOS(.v17)],
  products: [.library(name: "SharedTripUI", targets: ["SharedTripUI"])],
  targets: [.target(name: "SharedTripUI", resources: [.process("Resources")])]
)
