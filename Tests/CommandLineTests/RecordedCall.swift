import Foundation

/// A call that changed files, or waited for them to be on the disk, as a debug build of the program
/// records it (`Sources/Platform/CallRecorder.swift` says how).
struct RecordedCall {
  /// Why a recording cannot be read.
  struct Malformed: Error {
    let position: Int
  }

  let name: String
  /// How many calls had returned before this one began.
  let countBefore: Int
  let permissions: Int
  /// The number of the file, its size, and when it was written, after the call.
  let stamp: [Int]
  /// Where a write began.
  let position: Int
  let isFolder: Bool
  /// The path of a call that names a file.
  let path: String
  /// The other path of a call that names two, or what was written.
  let bytes: Data

  var other: String { String(decoding: bytes, as: UTF8.self) }

  /// All calls of a recording, in the order in which they returned.
  static func all(in recording: Data) throws -> [RecordedCall] {
    var calls: [RecordedCall] = []
    var start = 0
    while start < recording.count {
      guard let end = recording[start...].firstIndex(of: UInt8(ascii: "\n")) else {
        throw Malformed(position: start)
      }
      let words = String(decoding: recording[start..<end], as: UTF8.self).split(separator: " ")
      let numbers = words.dropFirst().compactMap { Int($0) }
      guard words.count == 11, numbers.count == 10 else { throw Malformed(position: start) }
      let middle = end + 1 + numbers[8]
      start = middle + numbers[9]
      guard start <= recording.count else { throw Malformed(position: end) }
      calls.append(
        RecordedCall(
          name: String(words[0]), countBefore: numbers[0], permissions: numbers[1],
          stamp: Array(numbers[2..<6]), position: numbers[6], isFolder: numbers[7] == 1,
          path: String(decoding: recording[(end + 1)..<middle], as: UTF8.self),
          bytes: recording.subdata(in: middle..<start)))
    }
    return calls
  }
}
