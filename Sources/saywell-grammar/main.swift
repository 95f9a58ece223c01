import GrammarData
import Phrasing
for grammar in GrammarData.grammars() {
  while let line = readLine() {
    print(">", line)
    for l in grammar.explain(line) { print("  ", l) }
  }
}
