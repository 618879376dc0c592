// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Checkout",
  defaultLocalization: "en",
  platforms: [.iOS(.v17)],
  products: [.library(name: "Checkout", targets: ["Checkout"])],
  targets: [.target(name: "Checkout", resources: [.process("Resources")])]
)
