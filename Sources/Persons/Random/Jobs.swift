/// A job title, in the form for a man and for a woman, which may be one.
struct Job: Sendable {
  private let male: String
  private let female: String

  /// Reads a title: `Editor`, `Koch/Köchin`, or `Maurer/in` for a form that adds letters.
  init(_ text: String) {
    let forms = text.split(separator: "/")
    male = String(forms[0])
    guard forms.count == 2 else {
      female = male
      return
    }
    let isSuffix = forms[1].first?.isLowercase == true
    female = isSuffix ? male + forms[1] : String(forms[1])
  }

  /// The title of a person.
  func title(_ gender: Gender) -> String {
    gender == .female ? female : male
  }
}

/// Job titles by how far someone has come.
struct Jobs: Sendable {
  private let beginners: [Job]
  private let skilled: [Job]
  private let leading: [Job]

  /// Reads three lines of a locale's data.
  init(lines: ArraySlice<String>) {
    let levels = lines.map { LocaleData.entries($0).map(Job.init) }
    (beginners, skilled, leading) = (levels[0], levels[1], levels[2])
  }

  /// Draws a job that someone of this age may have.
  func job(age: Int, _ stream: DrawStream) -> Job {
    let jobs =
      switch age {
      case ..<26: beginners
      case 35... where stream.happens(percent: 25, .jobLevel): leading
      default: skilled
      }
    return jobs[Int(stream.below(UInt64(jobs.count), .job))]
  }
}
