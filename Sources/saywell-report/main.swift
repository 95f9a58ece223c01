import Glibc
import Porch

Precautions.take()
// Whatever is made is its owner's alone.
umask(0o077)
exit(Program.run(Array(CommandLine.arguments.dropFirst())).rawValue)
