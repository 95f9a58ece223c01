// The phrase engine.
