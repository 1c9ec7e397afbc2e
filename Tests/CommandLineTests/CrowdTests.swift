import TestSupport
import Testing

@Suite("Many processes on one file", .serialized)
struct CrowdTests {
  @Test("All of 8 × 200 additions at once are made, and no reader sees a broken file")
  func additions() throws {
    let people = try BuiltProgram.keeping(Sample.file(of: []))
    let seen = try people.shell(
      """
      writer() {
        longest=0
        for ((round = 0; round < 200; round++)); do
          start=${EPOCHREALTIME/[.,]/}
          "$PEOPLE_UNDER_TEST" -q add --first-name "W$1" --last-name "$round" --lock-timeout 60 || echo "status $?"
          wait=$((${EPOCHREALTIME/[.,]/} - start))
          ((wait > longest)) && longest=$wait
        done
        echo "longest $longest"
      }
      reader() {
        reads=0
        until [ -e done ]; do
          "$PEOPLE_UNDER_TEST" -q list --count >count || echo "reader's status $?"
          tail -n 1 people.json | grep -qx ']}' || echo 'a broken file'
          reads=$((reads + 1))
        done
        echo "reads $reads"
      }
      for number in 1 2 3 4 5 6 7 8; do writer $number >>"out$number" & done
      writers=$(jobs -p)
      reader & reader=$!
      wait $writers; : >done; wait $reader
      cat out?
      """)
    #expect(seen.status == 0)
    #expect(seen.errors == "")
    let told = seen.lines.filter { $0.contains(" ") }
    #expect(told.count == 9)
    #expect(told.allSatisfy { $0.hasPrefix("longest ") || $0.hasPrefix("reads ") })
    let waits = told.compactMap { $0.split(separator: " ").last.flatMap { Int($0) } }
    print(
      "8 × 200 additions: \(told.first ?? ""), longest wait \((waits.dropFirst().max() ?? 0) / 1000) ms"
    )
    let ids = seen.lines.filter { !$0.contains(" ") }
    #expect(ids.count == 1600)
    #expect(Set(ids).count == 1600)
    #expect(Set(try people.records.map { String($0.dropFirst(7).prefix(36)) }) == Set(ids))
    #expect(try people.run("check").status == 0)
    #expect(try people.run("history", "-n", "9999").lines.count == 1600)
    #expect(try people.run("undo", "1600").status == 0)
    #expect(try people.file == Sample.file(of: []))
  }

  @Test("Changes, undo and redo at once leave a whole file, and a history that leads to the start")
  func mixed() throws {
    let people = try BuiltProgram.keeping()
    let seen = try people.shell(
      """
      worker() {
        RANDOM=$1
        for ((round = 0; round < 30; round++)); do
          case $((RANDOM % 6)) in
            0 | 1) call="add W$1" ;;
            2) call="bookmark \(Sample.anna)" ;;
            3) call="bookmark --remove \(Sample.anna)" ;;
            4) call=undo ;;
            5) call=redo ;;
          esac
          "$PEOPLE_UNDER_TEST" $call --lock-timeout 60 >/dev/null 2>err$1
          status=$?
          [ $status = 0 ] || grep -q '^people: there is nothing to' err$1 ||
            echo "$call: $status $(cat err$1)"
        done
      }
      for number in 1 2 3 4; do worker $number & done
      wait
      people -q check; echo $?
      people undo $(people history | grep -vc 'undone$') 2>/dev/null; echo $?
      people undo; echo $?
      """)
    #expect(seen.lines == ["0", "0", "1"])
    #expect(seen.errors.hasPrefix("people: there is nothing to undo"))
    #expect(try people.file == Sample.file())
  }

  #if os(Linux)
    /// Lines of shell that let a process of its own take the lock, and wait until it has it.
    private static let holder = """
      (exec 9>.people.json.lock; flock 9; : >held; exec sleep 600) & holder=$!
      until [ -e held ]; do sleep 0.01; done
      people --lock-timeout 0 add Nobody 2>/dev/null; echo $?

      """

    @Test("A killed process that held the lock lets the next one go on")
    func killedHolder() throws {
      let people = try BuiltProgram.keeping()
      let seen = try people.shell(
        Self.holder + """
          people -q add Dora --lock-timeout 60 >/dev/null & waiting=$!
          kill -9 $holder; wait $waiting; echo $?
          """)
      #expect(seen.lines == ["75", "0"])
      #expect(try people.records.count == 4)
    }

    @Test("A stopped process that holds the lock is waited for no longer than told")
    func stoppedHolder() throws {
      let people = try BuiltProgram.keeping()
      let seen = try people.shell(
        Self.holder + """
          kill -STOP $holder
          people add Dora --lock-timeout 1; echo $?
          people list --count
          people undo --lock-timeout 1; echo $?
          kill -9 $holder
          """)
      #expect(seen.lines == ["75", "75", "3", "75"])
      #expect(
        seen.errors.hasPrefix(
          "people: \"people.json\" is locked by another process, also after 1 s: try again, or wait"
            + " longer with --lock-timeout; nothing was changed\n"))
      #expect(try people.file == Sample.file())
    }
  #endif
}
