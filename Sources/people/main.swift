import Commands
import Platform

// The whole program is a library; this file only connects it to the process.
StandardStreams.occupyClosedOnes()
Interruption.ignoreFileSizeSignal()
ProcessEnvironment.exit(with: Program.run(ProcessEnvironment.arguments))
