/// What a session needs from the module that looks texts up.
package protocol HostRuntime {
  /// What the process knows about itself; read once.
  ///
  /// - Throws: what keeps the process from reading its own preferences.
  func facts() throws -> ProcessFacts

  /// The Info.plist's text for a key as the system shows it: the `InfoPlist` table's, else the plist's own.
  func infoText(forKey key: String) -> String?

  /// A text as a person reads it, without anything invisible that a look-up added for its own use.
  func readable(_ text: String) -> String

  /// The look-up that gave a text, where the code that showed it made none that was reported; nil where that cannot be
  /// told.
  func lookUp(behind value: String, of request: RequestedMessage) -> LookUpReport?
}

extension HostRuntime {
  package func lookUp(behind value: String, of request: RequestedMessage) -> LookUpReport? { nil }
}
