// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Larder",
  defaultLocalization: "en",
  platforms: [.iOS(.v17)],
  products: [
    .library(name: "PantryKit", targets: ["PantryKit"])
  ],
  targets: [
    .target(name: "PantryKit", resources: [.process("Resources")]),
    .target(name: "ShoppingList", dependencies: ["PantryKit"], resources: [.process("Resources")]),
    // Comes with the autumn release; nothing shows it yet.
    .target(name: "Seasonal", resources: [.process("Resources")]),
    .executableTarget(
      name: "LarderApp", dependencies: ["PantryKit", "ShoppingList"], resources: [.process("Resources")]),
    .executableTarget(name: "LarderWidget", dependencies: ["PantryKit"], resources: [.process("Resources")]),
    .testTarget(name: "PantryKitTests", dependencies: ["PantryKit"]),
  ]
)
