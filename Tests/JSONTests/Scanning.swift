import JSON

/// The first fault of a whole document; nil when it is JSON.
func firstFault(in bytes: [UInt8]) -> JSONFault? {
  var json = JSONScanner(bytes.span)
  json.skipByteOrderMark()
  do throws(JSONFault) {
    try json.skipValue()
    try json.expectEnd()
    return nil
  } catch {
    return error
  }
}

/// The text that a document says, which is one string; nil when it is anything else.
func saying(ofDocument bytes: [UInt8]) -> String? {
  var json = JSONScanner(bytes.span)
  do throws(JSONFault) {
    let string = try json.scanString()
    try json.expectEnd()
    return string.text(in: bytes.span)
  } catch {
    return nil
  }
}

/// The bytes of a text, in which each `%XX` stands for the byte of that number.
func bytes(_ notation: String) -> [UInt8] {
  var result: [UInt8] = []
  var rest = Array(notation.utf8)[...]
  while let byte = rest.popFirst() {
    if byte == UInt8(ascii: "%"), rest.count >= 2,
      let escaped = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
    {
      result.append(escaped)
      rest = rest.dropFirst(2)
    } else {
      result.append(byte)
    }
  }
  return result
}
