import Glibc
import Porch

Precautions.take()
exit(Program.run(Array(CommandLine.arguments.dropFirst())).rawValue)
