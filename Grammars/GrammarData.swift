/// Anchors the folder of grammars as a package target; the rest of the module is generated.
public enum GrammarData {}
