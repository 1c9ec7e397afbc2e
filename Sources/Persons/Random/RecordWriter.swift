internal import JSON

/// Writes the record of one random person after another into memory that is large enough.
///
/// A name is copied as 32 bytes, whatever its length, and other texts 64 bytes at a time, since
/// nearly all are shorter: what is copied too much lies within the memory and is written over by what
/// follows. So every text is
/// one of a ``TextPool`` with slack behind it, and ``capacity(for:)`` keeps slack behind the records.
@safe
struct RecordWriter {
  /// More bytes than a record of a random person has; tests hold all locales to that.
  static let largestRecord = 8192

  /// The memory that so many records need.
  static func capacity(for count: Int) -> Int { count * largestRecord }

  private var texts: FixedTable<UInt8>
  private var end: UnsafeMutablePointer<UInt8>

  /// Writes to memory with room for a record at least.
  ///
  /// - Parameters:
  ///   - start: where the first byte goes.
  ///   - texts: the texts of the locale.
  @unsafe
  init(at start: UnsafeMutablePointer<UInt8>, texts: FixedTable<UInt8>) {
    unsafe end = start
    self.texts = texts
  }

  /// The place behind the last byte that was written.
  @unsafe
  var position: UnsafeMutablePointer<UInt8> { unsafe end }

  /// Goes on with texts of another pool.
  mutating func use(_ texts: FixedTable<UInt8>) {
    self.texts = texts
  }

  /// Copies a text.
  @inline(__always)
  mutating func append(_ piece: Piece) {
    let source = unsafe UnsafeRawPointer(texts.start + Int(piece.start))
    unsafe copy(source, count: Int(piece.count))
  }

  /// Copies a name.
  @inline(__always)
  mutating func append(textOf word: Word) {
    unsafe copy(texts.start + Int(word.start), wordOf: Int(word.textCount))
  }

  /// Copies a name as it is spelt in an e-mail address.
  @inline(__always)
  mutating func append(spellingOf word: Word) {
    unsafe copy(
      texts.start + (Int(word.start) &+ Int(word.textCount)), wordOf: Int(word.spellingCount))
  }

  @unsafe
  @inline(__always)
  private mutating func copy(_ source: UnsafePointer<UInt8>, wordOf count: Int) {
    unsafe UnsafeMutableRawPointer(end).copyMemory(from: source, byteCount: TextPool.longestWord)
    unsafe end += count
  }

  /// Copies a text of the program's own.
  ///
  /// Its length is known when the program is compiled, and so how it is best copied.
  @inline(__always)
  mutating func append(_ text: StaticString) {
    let count = text.utf8CodeUnitCount
    unsafe UnsafeMutableRawPointer(end).copyMemory(from: text.utf8Start, byteCount: count)
    unsafe end += count
  }

  @unsafe
  @inline(__always)
  private mutating func copy(_ source: UnsafeRawPointer, count: Int) {
    let target = unsafe UnsafeMutableRawPointer(end)
    var offset = 0
    repeat {
      unsafe (target + offset).copyMemory(from: source + offset, byteCount: TextPool.slack)
      offset &+= TextPool.slack
    } while offset < count
    unsafe end += count
  }

  /// Writes over a byte of the text that was copied last.
  ///
  /// - Parameters:
  ///   - offset: how far the byte is from the end of the text.
  ///   - byte: the new byte.
  @inline(__always)
  mutating func overwrite(beforeEnd offset: Int, with byte: UInt8) {
    unsafe (end - offset).pointee = byte
  }

  /// Copies again what was written before.
  @unsafe
  @inline(__always)
  mutating func append(from start: UnsafeMutablePointer<UInt8>, count: Int) {
    // What is read behind the text, and written over by now, is behind the text in its copy, too.
    unsafe copy(UnsafeRawPointer(start), count: count)
  }

  /// Writes a byte.
  @inline(__always)
  mutating func append(_ byte: UInt8) {
    unsafe end.pointee = byte
    unsafe end += 1
  }

  /// Writes the lower bytes of a word, the lowest first.
  @inline(__always)
  mutating func append(_ word: UInt64, count: Int) {
    unsafe UnsafeMutableRawPointer(end).storeBytes(of: word.littleEndian, as: UInt64.self)
    unsafe end += count
  }

  /// Writes a number below 100,000,000 in decimal.
  @inline(__always)
  mutating func append(number: UInt64) {
    let digits = DecimalDigits(number)
    append(digits.withoutLeadingZeros, count: digits.count)
  }

  /// Writes an index in base 36, with digits and small letters.
  @inline(__always)
  mutating func append(code index: Int) {
    var rest = UInt64(index)
    var digits: (low: UInt64, high: UInt64) = (0, 0)
    var count = 0
    repeat {
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 36)
      digits.high = digits.high << 8 | digits.low >> 56
      digits.low = digits.low << 8 | (digit < 10 ? 0x30 + digit : 0x57 + digit)
      rest = quotient
      count += 1
    } while rest > 0
    let first = min(count, 8)
    append(digits.low, count: first)
    if count > first { append(digits.high, count: count - first) }
  }

  /// Writes the 36 characters of an id.
  @inline(__always)
  mutating func append(_ id: PersonID) {
    unsafe id.write(to: end)
    unsafe end += PersonID.textLength
  }
}
