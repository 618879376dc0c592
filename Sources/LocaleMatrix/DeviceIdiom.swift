/// The devices that variations of a string name.
package enum DeviceIdiom: String, Sendable, Hashable, CaseIterable {
  case appletv
  case applevision
  case applewatch
  case ipad
  case iphone
  case ipod
  case mac
}
