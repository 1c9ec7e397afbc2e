/// A sex, as the tables of names know it.
enum Gender: String, Sendable {
  case female = "F"
  case male = "M"
}
