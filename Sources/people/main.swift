import Commands
import Platform

// The whole program is a library; this file only connects it to the process.
ProcessEnvironment.exit(with: Program.run(ProcessEnvironment.arguments))
