import CommandLayer
import HarnessRun
import ProjectCheck
import TestGeneration

// A name on the command line that stands for nothing in the project or the reports is a wrong command line.

extension RunError: CommandLineError {
  package var isOfCommandLine: Bool {
    switch self {
    case .unknownScenario, .unknownProduct, .unknownProfile, .noMessage: true
    case .emptyShard: false
    }
  }
}

extension ExplainError: CommandLineError {
  package var isOfCommandLine: Bool { true }
}

extension CheckError: CommandLineError {}

extension TestGenerationError: CommandLineError {
  package var isOfCommandLine: Bool {
    switch self {
    case .unknownProduct: true
    case .nothingPresented: false
    }
  }
}

extension DiffSelectionError: CommandLineError {
  var isOfCommandLine: Bool { true }
}
