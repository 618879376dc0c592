#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// What the tests of transactions start and kill: it says that it begins, then does one thing to a tree.
exit(Trial(Array(CommandLine.arguments.dropFirst()))?.run() ?? 64)
