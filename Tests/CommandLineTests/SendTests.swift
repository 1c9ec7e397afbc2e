import TestSupport
import Testing

@Suite("people send")
struct SendTests {
  @Test("The card goes to standard output as vCard 3.0, and the sending is noted")
  func card() throws {
    let people = try BuiltProgram.keeping()
    let seen = try people.run("send", "0a1b")
    #expect(seen.status == 0)
    #expect(seen.errors == "Wrote the card of Anna Schmidt; 'people undo' takes it back.\n")
    #expect(
      seen.output
        == """
        BEGIN:VCARD
        VERSION:3.0
        FN:Anna Schmidt
        N:Schmidt;Anna;;;
        ORG:Nordwind
        EMAIL;TYPE=INTERNET,WORK:anna@example.com
        UID:\(Sample.anna)
        END:VCARD

        """.replacing("\n", with: "\r\n"))
    let records = try people.records
    #expect(
      records[0].wholeMatch(
        of: /.*,"sent":\[\{"at":"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z"\}\]\}/)
        != nil)
    #expect(Array(records[1...]) == Array(Sample.records[1...]))
    #expect(try people.run("list", "--sent", "-f", "ids").lines == [Sample.anna])
    #expect(try people.run("list", "anna").output.hasSuffix("\ts\n"))
  }

  @Test("Several cards stand in the order of the ids, and each sending is noted anew")
  func several() throws {
    let people = try BuiltProgram.keeping()
    let seen = try people.run("send", Sample.carla, Sample.anna)
    #expect(seen.errors == "Wrote the cards of 2 persons; 'people undo' takes it back.\n")
    #expect(
      seen.output.split(separator: "\r\n").filter { $0.hasPrefix("UID:") }
        == ["UID:\(Sample.carla)", "UID:\(Sample.anna)"])
    try people.run("-q", "send", Sample.anna)
    #expect(try people.records[0].ranges(of: "\"at\"").count == 2)
    #expect(try people.records[2].ranges(of: "\"at\"").count == 1)
    #expect(try people.run("list", "--sent", "--count").output == "2\n")
  }

  @Test("Notes, tags and unknown members stay at home")
  func privacy() throws {
    let people = try BuiltProgram.keeping([
      #"{"id":"\#(Sample.anna)","firstName":"Anna","tags":["secret"],"note":"secret","bookmarked":true,"x":"secret"}"#
    ])
    let seen = try people.run("send", Sample.anna)
    #expect(seen.output.contains("FN:Anna\r\n"))
    #expect(!seen.output.contains("secret"))
  }

  @Test("Every line of an awkward person's card is a line of a card")
  func awkwardPersons() throws {
    let text = String(decoding: try Fixture("command-line/awkward.json").bytes(), as: UTF8.self)
    let people = try BuiltProgram.keeping(text)
    let seen = try people.shell("people -q send $(people list -f ids)")
    #expect(seen.status == 0)
    let lines = seen.output.unicodeScalars.split(separator: "\n").map { String($0) }
    #expect(lines.allSatisfy { $0.utf8.last == 0x0D && $0.utf8.count <= 76 })
    #expect(
      lines.allSatisfy { $0.dropLast().utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F } })
    #expect(lines.count { $0 == "BEGIN:VCARD\r" } == 10)
    #expect(lines.count { $0 == "END:VCARD\r" } == 10)
    #expect(lines.count { $0.hasPrefix("FN:") } == 10)
    #expect(try people.run("list", "--sent", "--count").output == "10\n")
  }

  @Test("A reader that left before the end got no card, and none is noted")
  func closedPipe() throws {
    let people = try BuiltProgram.keeping()
    let seen = try people.shell(
      "people add --random -n 3000 -q >/dev/null; people send $(people list -f ids) | head -1 >/dev/null; echo ${PIPESTATUS[0]}"
    )
    #expect(seen.lines == ["141"])
    #expect(seen.errors == "")
    #expect(try people.run("list", "--sent", "--count").output == "0\n")
  }
}
