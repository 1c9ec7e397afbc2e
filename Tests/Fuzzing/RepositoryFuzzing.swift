import JSON
import Persons

/// Opens the bytes of one input as a repository and holds against them what must hold of every file.
///
/// libFuzzer calls it with each input. Whatever does not hold stops the process.
///
/// - Parameters:
///   - start: where the input lies.
///   - count: its number of bytes.
/// - Returns: 0, as libFuzzer wants it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let input = unsafe [UInt8](UnsafeBufferPointer(start: start, count: count))
  check(input)
  do throws(RepositoryFault) {
    var repository = try PersonsRepository(opening: SharedBytes(input))
    rewrite(repository)
    markAndUnmark(&repository)
  } catch {
    tell(error, in: input)
  }
  takeIn(input)
  return 0
}

/// A check agrees with the ordinary refusal, and tells every fault within the text.
private func check(_ input: [UInt8]) {
  let (faults, count) = PersonsRepository.check(SharedBytes(input))
  for fault in faults { tell(fault, in: input) }
  do throws(RepositoryFault) {
    let repository = try PersonsRepository(opening: SharedBytes(input))
    precondition(faults.isEmpty && count == repository.count, "a good file has faults")
  } catch {
    // Ids are compared last, so that a fault of one may come after others.
    precondition(faults.contains(error), "a check does not find the fault of the refusal")
  }
}

private func tell(_ fault: RepositoryFault, in input: [UInt8]) {
  precondition((0...input.count).contains(fault.offset), "a fault lies outside the text")
  precondition(!fault.message(in: input.span).isEmpty)
  let position = TextPosition(of: fault.offset, in: input.span)
  precondition(position.line >= 1 && position.column >= 1)
}

/// Every person can be made, and the file that is written says the same and stays as it is.
private func rewrite(_ repository: PersonsRepository) {
  for person in repository.persons { precondition(!person.id.description.isEmpty) }
  let written = repository.fileBytes
  guard let again = try? PersonsRepository(opening: SharedBytes(written)) else {
    preconditionFailure("what was written cannot be read")
  }
  precondition(again == repository, "what was written says something else")
  precondition(Array(again.persons) == Array(repository.persons), "persons are read otherwise")
  precondition(again.fileBytes == written, "writing twice gives something else")
}

/// A bookmark that is set and taken off again leaves the records as they were.
private func markAndUnmark(_ repository: inout PersonsRepository) {
  let before = repository
  let unmarked = repository.persons.filter { !$0.isBookmarked }.map(\.id)
  do throws(RepositoryError) {
    let set = try repository.setBookmark(true, of: unmarked)
    precondition(set.count == unmarked.count, "a bookmark was not set")
    rewrite(repository)
    let takenOff = try repository.setBookmark(false, of: unmarked)
    precondition(takenOff.count == unmarked.count, "a bookmark was not taken off")
  } catch {
    preconditionFailure("a person of the repository is not there: \(error)")
  }
  precondition(
    Array(repository.persons) == Array(before.persons), "a bookmark changed something else")
  rewrite(repository)
}

/// Bytes that come in to be added are refused, or make a repository.
private func takeIn(_ input: [UInt8]) {
  var next: UInt64 = 0
  let incoming: IncomingPersons
  do throws(RepositoryFault) {
    incoming = try IncomingPersons(json: SharedBytes(input)) {
      next += 1
      return PersonID(high: 0x0197_C2F4_0000_4000, low: 0x8000_F000_0000_0000 | next)
    }
  } catch {
    tell(error, in: input)
    return
  }
  var repository = PersonsRepository()
  if (try? repository.add(incoming)) != nil { rewrite(repository) }
}
