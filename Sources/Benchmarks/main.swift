import Foundation

if CommandLine.arguments.count == 3, CommandLine.arguments[1] == CatalogMemory.childArgument {
  try CatalogMemory.readAsChild(CommandLine.arguments[2])
  exit(0)
}

if CommandLine.arguments.count == 3, CommandLine.arguments[1] == ProductInspecting.childArgument {
  try await ProductInspecting.inspectAsChild(CommandLine.arguments[2])
  exit(0)
}

if CommandLine.arguments.count == 3, CommandLine.arguments[1] == ReportRendering.childArgument {
  try await ReportRendering.renderAsChild(CommandLine.arguments[2])
  exit(0)
}

#if DEBUG
  print("this is a debug build: only `swift run -c release Benchmarks` counts")
#endif

/// Words of the names of those that are to run; none for all.
let chosen = CommandLine.arguments.dropFirst()
var isMet = true
for benchmark in Benchmarks.all where chosen.isEmpty || chosen.contains(where: benchmark.name.contains) {
  do {
    for measured in try await benchmark.measurements() {
      let bar =
        switch measured.bar {
        case .atLeast(let bar): "at least \(bar)"
        case .atMost(let bar): "at most \(bar)"
        case .none: "for comparison"
        }
      let ratio = (measured.ratio * 100).rounded() / 100
      print("\(measured.isMet ? "met   " : "MISSED") \(ratio)  (\(bar))  \(measured.name)")
      isMet = isMet && measured.isMet
    }
  } catch {
    print("FAILED \(benchmark.name): \(error)")
    isMet = false
  }
}
exit(isMet ? 0 : 1)
