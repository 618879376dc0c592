import CommandLayer

/// What `migrate` does.
enum MigrationStep: String, Sendable, CaseIterable {
  case plan
  case apply
  case verify
  case finish
  case rollback
}

extension MigrationStep: ArgumentValue {}
