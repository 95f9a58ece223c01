import Glibc
import Porch

Precautions.take()
exit(Program.run(CommandLine.arguments.dropFirst()).rawValue)
