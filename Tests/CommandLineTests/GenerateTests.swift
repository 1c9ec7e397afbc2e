import Foundation
import TestSupport
import Testing

@Suite("people generate")
struct GenerateTests {
  /// The environment of most calls here: Germans, of whom there is less data to read than of
  /// Americans, which is most of the time of a short call in a debug build. (Bash would complain of
  /// an `LC_ALL` that the machine does not have.)
  private static let germans = ["LC_ALL": "", "LANG": "de_DE.UTF-8"]

  /// What a call prints.
  private func output(
    _ words: String, environment: [String: String] = germans,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> String {
    let seen = try BuiltProgram(environment: environment).shell("people generate \(words)")
    #expect(seen.status == 0, sourceLocation: sourceLocation)
    return seen.output
  }

  /// The columns of a table of tab-separated values, each from top to bottom.
  private func columns(of table: String) -> [[Substring]] {
    let rows = table.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false)
    }
    return (0..<(rows.first?.count ?? 0)).map { column in rows.map { $0[column] } }
  }

  // MARK: Formats

  @Test("Each format has its golden file", arguments: ["jsonl", "json", "csv", "tsv", "vcard"])
  func formats(format: String) throws {
    let text = try output("-n 4 --seed 42 --format \(format)")
    let golden = Fixture("command-line/generate/\(format)")
    #expect(try golden.expectedText(recording: text) == text)
  }

  @Test("One person a line is what comes unless something else is asked for")
  func defaults() throws {
    let line = try output("--seed 42")
    #expect(line.hasPrefix(#"{"id":""#) && line.hasSuffix("}\n"))
    #expect(line.count { $0 == "\n" } == 1)
    #expect(line.contains("\"country\":\"Deutschland\""))
    #expect(try output("--seed 42 -n 1 --format jsonl --shard 1/1 --locale de_DE") == line)
  }

  @Test("A JSON array has the records of the lines, blocks of persons or not")
  func array() throws {
    for count in [1, 2, 1_024, 1_025] {
      let records = try output("-n \(count) --seed 3").split(separator: "\n")
      #expect(records.count == count)
      let array = records.map { "  " + $0 }.joined(separator: ",\n")
      #expect(try output("-n \(count) --seed 3 --format json") == "[\n\(array)\n]\n")
    }
  }

  @Test(
    "Nobody is nothing, in the form of each format",
    arguments: [
      ("jsonl", ""), ("json", "[]\n"), ("tsv", ""), ("vcard", ""),
      ("csv --fields id,city", "id,city\r\n"),
      ("jsonl --fields id", ""), ("json --fields id", "[]\n"),
    ])
  func nobody(format: String, text: String) throws {
    #expect(try output("-n 0 --format \(format)") == text)
  }

  @Test("Each person is one card")
  func cards() throws {
    let cards = try output("-n 1030 --seed 3 --format vcard")
    let ids = try output("-n 1030 --seed 3 --format tsv --fields id").split(separator: "\n")
    #expect(cards.split(separator: "BEGIN:VCARD\r\n").count == 1_030)
    #expect(
      cards.split(separator: "\r\n").filter { $0.hasPrefix("UID:") }.map { $0.dropFirst(4) } == ids)
  }

  // MARK: Fields

  @Test("Fields stand in the order that they are asked for, and are what they are among all")
  func fields() throws {
    let usual =
      "id,firstName,lastName,company,jobTitle,email,phone,street,postcode,city,region,country,"
      + "birthday,gender"
    let all = try columns(of: output("-n 300 --seed 9 --format tsv"))
    let names = usual.split(separator: ",")
    #expect(all.count == names.count)
    for fields in ["id", "city,id", "gender,birthday,email", "phone,firstName,postcode,lastName"] {
      let some = try columns(of: output("-n 300 --seed 9 --format tsv --fields \(fields)"))
      let expected = fields.split(separator: ",").compactMap { name in
        names.firstIndex(of: name).map { all[$0] }
      }
      #expect(some == expected, "\(fields)")
    }
    #expect(
      try output("-n 300 --seed 9 --format csv --fields \(usual)")
        == output("-n 300 --seed 9 --format csv"))
    #expect(try output("-n 5 --seed 9 --format csv").hasPrefix(usual + "\r\n"))
  }

  @Test("Objects have the known ones of the fields, lists as lists, in their order")
  func objects() throws {
    let records = try output("-n 200 --seed 9").split(separator: "\n")
    let fields = "phones,name,city,jobTitle,emails,email,id"
    let objects = try output("-n 200 --seed 9 --fields \(fields)").split(separator: "\n")
    #expect(objects.count == records.count)
    for (record, object) in zip(records, objects) {
      let whole = try #require(dictionary(record))
      var wanted: [String: Any] = ["id": whole["id"] ?? "", "emails": whole["emails"] ?? []]
      wanted["phones"] = whole["phones"]
      wanted["jobTitle"] = whole["jobTitle"]
      wanted["name"] = "\(whole["firstName"] ?? "") \(whole["lastName"] ?? "")"
      wanted["city"] = (whole["addresses"] as? [[String: String]])?.first?["city"]
      wanted["email"] = (whole["emails"] as? [[String: String]])?.first?["address"]
      let seen = try #require(dictionary(object))
      #expect(NSDictionary(dictionary: seen) == NSDictionary(dictionary: wanted))
      let places = fields.split(separator: ",").compactMap {
        object.range(of: "\"\($0)\":[")?.lowerBound ?? object.range(of: "\"\($0)\":\"")?.lowerBound
      }
      #expect(places.count == wanted.count)
      #expect(places == places.sorted())
    }
    // Some of them know no phone or no job, so the test sees both.
    #expect(
      objects.contains { !$0.contains("phones") } && objects.contains { $0.contains("phones") })
  }

  private func dictionary(_ text: Substring) -> [String: Any]? {
    try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
  }

  @Test("A line of one empty value is not blank, which readers would pass over")
  func emptyValue() throws {
    let lines = try output("-n 100 --seed 9 --format csv --fields phone")
      .split(separator: "\r\n", omittingEmptySubsequences: false)
    #expect(lines.count == 102)
    #expect(lines[1...100].allSatisfy { $0 == "\"\"" || $0.hasPrefix("0") })
    #expect(lines.contains("\"\""))
    #expect(lines[101] == "")
  }

  // MARK: Parts and threads

  @Test(
    "The parts of a dataset, one behind another, are the whole",
    arguments: [
      (1, "jsonl"), (2, "csv"), (3, "jsonl --companies 9"), (4, "tsv --fields email,id"),
      (5, "vcard"),
    ])
  func shards(seed: Int, format: String) throws {
    let people = try BuiltProgram(environment: Self.germans)
    let call = "people generate --seed \(seed) --format \(format)"
    // Parts may be empty, too, or all of them.
    for count in [0, 3, 1_500] {
      let seen = try people.shell(
        """
        \(call) -n \(count) >whole
        for part in 1 2 3 4 5 6 7; do \(call) -n \(count) --shard $part/7; done | cmp - whole
        """)
      #expect(seen.status == 0 && seen.output == "" && seen.errors == "")
    }
    try people.shell("\(call) -n 1500 --shard 4/7 >part")
    // One part alone is a seventh.
    let (part, whole) = (try people.home.bytes(of: "part"), try people.home.bytes(of: "whole"))
    #expect((6...8).contains(whole.count / part.count))
  }

  @Test(
    "What is written does not depend on how many threads write it",
    arguments: ["jsonl", "json", "csv"])
  func threads(format: String) throws {
    let call = "-n 3000 --seed 6 --format \(format)"
    let alone = try output("\(call) --jobs 1")
    #expect(try output("\(call) --jobs 2") == alone)
    #expect(try output("\(call) -j5") == alone)
    #expect(try output(call) == alone)
  }

  @Test("A person is the same, however many there are")
  func growth() throws {
    let many = try output("-n 300 --seed 8 --locale de_DE,en_US")
    #expect(many.hasPrefix(try output("-n 200 --seed 8 --locale de_DE,en_US")))
  }

  // MARK: Refusals

  private static let fieldNames =
    "id, name, firstName, middleName, lastName, namePrefix, nameSuffix, nickname, company,"
    + " department, jobTitle, birthday, gender, email, phone, street, postcode, city, region,"
    + " country, url, emails, phones, addresses, urls, tags, note, bookmarked, sent, created,"
    + " updated"

  @Test(
    "A call that cannot be is status 64 and one sentence",
    arguments: [
      ("-n -1", "-n: \"-1\" is not a whole number from 0 to 1152921504606846976"),
      ("-n 1e6", "-n: \"1e6\" is not a whole number from 0 to 1152921504606846976"),
      (
        "-n 1152921504606846977",
        "-n: \"1152921504606846977\" is not a whole number from 0 to 1152921504606846976"
      ),
      ("--seed -1", "--seed: \"-1\" is not a whole number of 0 or more"),
      ("--jobs 0", "--jobs: \"0\" is not a whole number from 1 to 1024"),
      ("--companies 0", "--companies: \"0\" is not a whole number from 1 to 1000000000"),
      ("--shard 9/7", "--shard: \"9/7\" names part 9 of 7: the parts are 1 to 7"),
      ("--shard 0/7", "--shard: \"0/7\" names part 0 of 7: the parts are 1 to 7"),
      (
        "--shard 1/0",
        "--shard: \"1/0\" is not a part and a number of parts up to 1000000, such as 2/7"
      ),
      (
        "--shard 3", "--shard: \"3\" is not a part and a number of parts up to 1000000, such as 2/7"
      ),
      (
        "--shard 1/3",
        "the parts of --shard belong together only with one seed: give each of them --seed S"
      ),
      (
        "--shard 1/3 --seed 1 --format json",
        "the parts of --shard cannot make one JSON array: take --format jsonl"
      ),
      (
        "--fields id --format vcard",
        "--fields does not go with --format vcard, which has all of them"
      ),
      ("--fields id,city,id", "--fields names id twice"),
      ("--fields shoeSize", "--fields: \"shoeSize\" is not one of \(fieldNames)"),
      (
        "--fields id,shoeSize",
        "--fields: \"id,shoeSize\" has a part that cannot be: \"shoeSize\" is not one of"
          + " \(fieldNames)"
      ),
      (
        "--locale xx_XX",
        "--locale: \"xx_XX\" names a locale that is not known; there are \(Sample.locales)"
      ),
      (
        "--locale en_US:0",
        "--locale: \"en_US:0\" gives en_US the weight \"0\", which is not a whole number from 1"
          + " to 1000000"
      ),
      ("--locale en_US,en_US", "--locale: \"en_US,en_US\" names en_US twice"),
      ("--format yaml", "--format: \"yaml\" is not one of jsonl, json, csv, tsv, vcard"),
    ])
  func refusal(words: String, message: String) throws {
    let seen = try BuiltProgram().shell("people generate \(words)")
    #expect(seen.status == 64)
    #expect(seen.output == "")
    #expect(seen.errors == "people: \(message): try 'people generate --help'\n")
  }

  // MARK: Persons

  @Test("All persons share as many companies as are asked for")
  func companies() throws {
    func companies(_ count: Int) throws -> Int {
      let column = try output(
        "-n 2000 --seed 4 --companies \(count) --format tsv --fields company")
      return Set(column.split(separator: "\n")).count
    }
    #expect(try companies(1) == 1)
    #expect(try companies(3) == 3)
  }

  @Test("The seed is told where none was given, and gives the same persons")
  func seed() throws {
    let people = try BuiltProgram(environment: Self.germans)
    let seen = try people.run("generate", "-n", "3")
    let told = try #require(
      seen.errors.wholeMatch(
        of: /The seed is ([0-9]+): --seed ([0-9]+) makes the same persons again\.\n/))
    #expect(told.output.1 == told.output.2)
    let again = try people.run("generate", "-n", "3", "--seed", String(told.output.1))
    #expect(again.output == seen.output)
    #expect(again.errors == "")
    let other = try people.run("generate", "-n", "3")
    #expect(other.output != seen.output)
    #expect(try people.run("generate", "-n", "3", "-q").errors == "")
    #expect(try people.run("generate").errors == "")
  }

  @Test(
    "Persons come from the country of the environment, if any do",
    arguments: [
      ([:], "United States"),
      (["LC_ALL": "de_DE.UTF-8"], "Deutschland"), (["LC_ALL": "de_DE@euro"], "Deutschland"),
      (["LC_ALL": "de_DE", "LANG": "en_US.UTF-8"], "Deutschland"),
      (["LC_ALL": "", "LANG": "de_DE.UTF-8"], "Deutschland"),
      (["LC_ALL": "", "LC_MESSAGES": "de_DE.UTF-8", "LANG": "en_US.UTF-8"], "Deutschland"),
      (["LC_ALL": "C", "LANG": "de_DE.UTF-8"], "United States"),
      (["LC_ALL": "", "LC_MESSAGES": "POSIX", "LANG": "de_DE.UTF-8"], "United States"),
      (["LC_ALL": "xx_XX.UTF-8"], "United States"), (["LC_ALL": "de"], "United States"),
    ] as [([String: String], String)])
  func environmentLocale(environment: [String: String], country: String) throws {
    let seen = try output("-n 20 --seed 1 --format tsv --fields country", environment: environment)
    #expect(Set(seen.split(separator: "\n")) == [Substring(country)])
  }

  @Test("What is asked for goes before the environment, which counts for add --random, too")
  func locales() throws {
    let fields = "--seed 1 --format tsv --fields country"
    #expect(try output("\(fields) --locale en_US") == "United States\n")
    let people = try BuiltProgram(environment: Self.germans.merging(["PEOPLE_FILE": "f"]) { $1 })
    try people.run("-q", "add", "--random", "--seed", "1")
    #expect(try people.home.text(of: "f").contains(#""country":"Deutschland""#))
  }

  @Test(
    "people add - reads what is written, and has the persons of add --random",
    arguments: ["jsonl", "json"])
  func roundTrip(format: String) throws {
    let people = try BuiltProgram(environment: ["PEOPLE_FILE": "people.json"])
    let seen = try people.shell(
      """
      people generate -n 1500 --seed 5 --locale de_DE,en_US --format \(format) | people -q add - >ids
      people -q --file other.json add --random -n 1500 --seed 5 --locale de_DE,en_US | cmp - ids
      """)
    #expect(seen.status == 0 && seen.output == "" && seen.errors == "")
    let records = try output("-n 1500 --seed 5 --locale de_DE,en_US").split(separator: "\n")
    #expect(try people.records.elementsEqual(records) { $0 == $1 })
    #expect(try people.home.bytes(of: "other.json") == people.home.bytes(of: "people.json"))
    #expect(try people.run("check").status == 0)
  }

  @Test("Nothing is stored, and no repository is looked at")
  func nothingStored() throws {
    let people = try BuiltProgram.keeping("broken")
    #expect(try people.run("generate", "-n", "5", "--seed", "1").lines.count == 5)
    #expect(try people.home.names() == ["people.json"])
    #expect(try people.file == "broken")
  }

  // MARK: Streams

  @Test(
    "A reader that has seen enough ends the program silently with status 141",
    arguments: ["", "--format csv", "--format json --jobs 1", "--format vcard --jobs 7"])
  func closedPipe(words: String) throws {
    let people = try BuiltProgram(environment: Self.germans)
    let seen = try people.shell(
      """
      people generate -n 1000000 --seed 1 \(words) | head -1 >/dev/null; echo ${PIPESTATUS[0]}
      trap '' PIPE
      people generate -n 1000000 --seed 1 \(words) | head -1 >/dev/null; echo ${PIPESTATUS[0]}
      """)
    #expect(seen.lines == ["141", "141"])
    #expect(seen.errors == "")
  }

  /// All threads must come to an end, also those that wait for their turn.
  @Test(
    "An output that cannot be written is status 74 and a sentence",
    arguments: ["-n 1", "-n 100000", "-n 100000 --jobs 9", "-n 0 --format json", "--format csv"])
  func fullDisk(words: String) throws {
    let seen = try BuiltProgram(environment: Self.germans).shell(
      "people generate --seed 1 \(words) >/dev/full")
    #expect(seen.status == 74)
    #expect(
      seen.errors == "people: standard output cannot be written: No space left on device\n")
  }

  // MARK: Progress

  /// Reads the first byte, waits until the line is due, and reads the rest.
  private static let slowReader = "| { head -c1 >/dev/null; sleep 0.4; cat >/dev/null; }"

  @Test("A long work shows on a terminal how far it is, and takes that away at the end")
  func progress() throws {
    let seen = try BuiltProgram(environment: Self.germans).terminal(
      "people generate -n 2048 --seed 1 --jobs 1 \(Self.slowReader)")
    #expect(seen.status == 0)
    #expect(
      seen.output.prefixMatch(
        of: /\r50 %, [0-9]+( thousand)? persons a second, [0-9]+ s left\u{1B}\[K/) != nil,
      "\(seen.output)")
    #expect(seen.output.hasSuffix("\r\u{1B}[K"))
  }

  @Test(
    "It does not where nobody looks, nobody wants to know, or the persons themselves are shown",
    arguments: [
      "people generate -n 2048 --seed 1 2>errors \(slowReader); cat errors",
      "people generate -n 2048 --seed 1 -q \(slowReader)",
      "people generate -n 1 --seed 1 >/dev/null",
    ])
  func noProgress(script: String) throws {
    let seen = try BuiltProgram(environment: Self.germans).terminal(script)
    #expect(seen.status == 0)
    #expect(seen.output == "")
  }
}
