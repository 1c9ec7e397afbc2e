import Persons
import Testing

@Suite("Dates are well-formed or left out")
struct VCardDateTests {
  @Test(
    "The birthday",
    arguments: [
      ("1985-04-12", ["BDAY:1985-04-12"]),
      ("2000-02-29", ["BDAY:2000-02-29"]),
      ("1999-12-31", ["BDAY:1999-12-31"]),
      ("--04-12", ["BDAY;X-APPLE-OMIT-YEAR=1604:1604-04-12"]),
      ("--02-29", ["BDAY;X-APPLE-OMIT-YEAR=1604:1604-02-29"]),
      ("", []),
      ("circa 1800", []),
      ("1985-4-12", []),
      ("19850412", []),
      ("1985-13-01", []),
      ("1985-00-01", []),
      ("1985-01-00", []),
      ("1985-04-31", []),
      ("1985-02-29", []),
      ("1900-02-29", []),
      ("--02-30", []),
      ("--4-12", []),
      ("1985-04-12T00:00:00Z", []),
      ("1985-04-1２", []),
      ("1985-04-12\n", []),
    ] as [(String, [String])])
  func birthday(input: String, expected: [String]) {
    #expect(Card { $0.birthday = input }.lines(of: "BDAY") == expected)
  }

  @Test(
    "The time of the last change",
    arguments: [
      ("2026-11-30T08:12:44Z", ["REV:2026-11-30T08:12:44Z"]),
      ("2026-11-30T08:12:44.125Z", ["REV:2026-11-30T08:12:44Z"]),
      ("2016-12-31T23:59:60Z", ["REV:2016-12-31T23:59:60Z"]),
      ("", []),
      ("2026-11-30", []),
      ("2026-11-30T24:00:00Z", []),
      ("2026-11-30T08:60:00Z", []),
      ("2026-11-30T08:12:61Z", []),
      ("2026-02-30T08:12:44Z", []),
      ("2026-11-30T08:12:44", []),
      ("2026-11-30T08:12:44.Z", []),
      ("2026-11-30T08:12:44.5xZ", []),
      ("2026-11-30T08:12:44+01:00", []),
      ("2026-11-30T08:12:44Z\nX:", []),
    ] as [(String, [String])])
  func revision(input: String, expected: [String]) {
    #expect(Card { $0.updated = input }.lines(of: "REV") == expected)
  }
}
