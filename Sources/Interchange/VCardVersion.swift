/// A version of the vCard format, named by what its cards say after `VERSION:`.
public enum VCardVersion: String, Sendable, Hashable {
  /// vCard 3.0 (RFC 2426), which every client reads.
  case v3 = "3.0"
}
