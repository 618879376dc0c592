import Foundation
import InstalledProducts
import ProductInspection
import TestFiles
import Testing

@Suite("What is given to be inspected")
struct GivenPathTests {
  @Test(arguments: [
    ([UInt8](repeating: 0x61, count: 257) + Array("ustar".utf8), "is a tar archive"),
    ([0x1f, 0x8b, 8, 0], "is packed by gzip"),
    ([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c], "is a 7z archive"),
    (Array("Rar!\u{1a}\u{7}".utf8), "is a RAR archive"),
    (Array("xar!".utf8), "is a xar archive"),
    ([0xcf, 0xfa, 0xed, 0xfe], "is an executable or library"),
    (Array("bplist00".utf8), "is a property list"),
    (Array("text".utf8), "is no zip archive"),
    ([0x50], "is no zip archive"),
    ([], "is empty"),
  ])
  func `a file that is no archive`(bytes: [UInt8], reason: String) async throws {
    try await GivenFile.with(bytes) { given in
      try await given.expectRefusal(reason, "expected a built product: a folder such as an .app")
    }
  }

  @Test func `nothing there`() async throws {
    for path in ["/nowhere/Trips.app", "", "/dev/null/Trips.app"] {
      try await expectError(path, "nothing lies at '\(path)'")
    }
  }

  @Test func `a device or a pipe, which nobody waits for`() async throws {
    try await expectError("/dev/zero", "'/dev/zero' is a pipe, a socket or a device")
    try await ScratchProject.with([:]) { project in
      let pipe = "\(project.folder)/Trips.ipa"
      #expect(mkfifo(pipe, 0o644) == 0)
      try await expectError(pipe, "'\(pipe)' is a pipe, a socket or a device")
    }
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may read everything"))
  func `what may not be read`() async throws {
    try await ScratchProject.with(["Trips.ipa": "PK", "Trips.app/a": ""]) { project in
      for name in ["Trips.ipa", "Trips.app"] {
        let path = "\(project.folder)/\(name)"
        #expect(chmod(path, 0) == 0)
        try await expectError(path, "cannot read '\(path)': Permission denied")
        #expect(chmod(path, 0o755) == 0)
      }
    }
  }

  @Test func `a folder is taken as it is`() async throws {
    try await ScratchProject.with(["Trips.xcarchive/Info.plist": "<plist/>"]) { project in
      let folder = "\(project.folder)/Trips.xcarchive"
      try await OpenedProduct.with(folder, environment: [:]) { files in
        #expect(files.bytes("Info.plist") == Array("<plist/>".utf8))
        #expect(files.name == "Trips.xcarchive")
      }
    }
  }

  private func expectError(_ path: String, _ words: String) async throws {
    let error = await #expect(throws: InspectError.self) {
      try await OpenedProduct.with(path, environment: [:]) { _ in Issue.record("it was opened") }
    }
    #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
  }
}
