/// How an amount in the pantry is measured; the names are keys below `pantry.unit.`.
public enum MeasuringUnit: String, Sendable {
  case gram
  case litre
}
