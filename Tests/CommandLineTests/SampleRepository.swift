import TestSupport

/// The repository that most tests start from: three persons, of whom two share a company.
enum Sample {
  static let anna = "0a1b2c3d-4e5f-4a6b-8c7d-8e9fa0b1c2d3"
  static let bert = "1b2c3d4e-5f6a-4b7c-8d8e-9fa0b1c2d3e4"
  static let carla = "2c3d4e5f-6a7b-4c8d-8e9f-a0b1c2d3e4f5"
  /// An id that nobody has.
  static let nobody = "ffffffff-ffff-4fff-8fff-ffffffffffff"

  /// The locales that random persons can come from, as a message lists them.
  static let locales = "en_US, en_GB, de_DE, fr_FR, es_ES, it_IT, pl_PL, sv_SE, ja_JP"

  static let records = [
    #"{"id":"\#(anna)","firstName":"Anna","lastName":"Schmidt","company":"Nordwind","emails":[{"label":"work","address":"anna@example.com"}]}"#,
    #"{"id":"\#(bert)","firstName":"Bert","lastName":"Özil","company":"Südstern","bookmarked":true}"#,
    #"{"id":"\#(carla)","firstName":"Carla","lastName":"Adam","company":"Nordwind","phones":[{"label":"mobile","number":"0171 3920012"}]}"#,
  ]

  /// A repository file with some records in the layout that the program itself writes.
  static func file(of records: [String] = records) -> String {
    "{\"format\":\"people\",\"version\":1,\"persons\":["
      + records.enumerated().map { ($0 == 0 ? "\n " : "\n,") + $1 }.joined() + "\n]}\n"
  }

  /// A record with nothing but an id and a first name.
  static func record(_ id: String, _ firstName: String) -> String {
    #"{"id":"\#(id)","firstName":"\#(firstName)"}"#
  }
}

extension BuiltProgram {
  /// A program whose repository is `people.json` in the folder it runs in.
  static func keeping(_ text: String = Sample.file()) throws -> BuiltProgram {
    let people = try BuiltProgram(environment: ["PEOPLE_FILE": "people.json"])
    try people.home.write(text, to: "people.json")
    return people
  }

  /// A program whose repository holds some records.
  static func keeping(_ records: [String]) throws -> BuiltProgram {
    try keeping(Sample.file(of: records))
  }

  /// What the repository file holds now.
  var file: String {
    get throws { try home.text(of: "people.json") }
  }

  /// The records of the repository file, which must be in the program's own layout.
  var records: [String] {
    get throws {
      try file.split(separator: "\n").dropFirst().dropLast().map { String($0.dropFirst()) }
    }
  }
}
