/// What a device tells every process that runs on it.
public struct DeviceSettings: Sendable, Hashable {
  /// The device's language list, best first.
  public var languages: [String]
  /// A region code such as `DE`; nil means the likely region of the first language.
  public var region: String?
  /// A device name as variations spell it, such as `iphone`, `ipad` or `mac`.
  public var idiom: String
  /// The knobs for what is not known for sure.
  public var behavior: DeviceBehavior

  /// Makes settings of their parts.
  public init(
    languages: [String], region: String? = nil, idiom: String = "iphone", behavior: DeviceBehavior = DeviceBehavior()
  ) {
    self.languages = languages
    self.region = region
    self.idiom = idiom
    self.behavior = behavior
  }
}
