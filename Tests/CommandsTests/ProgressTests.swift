import Testing

@testable import Commands

@Suite("The line of progress")
struct ProgressTests {
  @Test(
    "tells how far the work is, how fast, and how long it will take",
    arguments: [
      (1, 2, 1_000_000, "50 %, 1 persons a second, 1 s left"),
      (999, 1_000, 1_000_000, "99 %, 999 persons a second, 1 s left"),
      (1_000, 1_000, 1_000_000, "100 %, 1 thousand persons a second, 0 s left"),
      (500, 1_000_000, 250_000, "0 %, 2 thousand persons a second, 8 min 20 s left"),
      (60_000, 180_000, 60_000_000, "33 %, 1 thousand persons a second, 2 min 0 s left"),
      (999_999, 60_999_938, 1_000_000, "1 %, 999 thousand persons a second, 1 min 0 s left"),
      (1_000_000, 60_000_000, 1_000_000, "1 %, 1.0 million persons a second, 59 s left"),
      (1_999_999, 4_000_000, 1_000_000, "49 %, 1.9 million persons a second, 2 s left"),
      (25_000_000, 100_000_000, 2_000_000, "25 %, 12.5 million persons a second, 6 s left"),
      (1, 3_600, 1_000_000, "0 %, 1 persons a second, 59 min 59 s left"),
      (1, 3_601, 1_000_000, "0 %, 1 persons a second, 1 h 0 min left"),
      (1, 100_000, 1_000_000, "0 %, 1 persons a second, 27 h 46 min left"),
      (1, 1 << 60, 1_000, "0 %, 1 thousand persons a second, 320255973501 h 54 min left"),
      (1, 1, 0, "100 %, 1.0 million persons a second, 0 s left"),
      (1, 10, 100_000_000, "10 %, 0 persons a second, 9 s left"),
    ])
  func line(count: Int, total: Int, time: Int, line: String) {
    #expect(Progress.line(count: count, of: total, after: time) == line)
  }
}
