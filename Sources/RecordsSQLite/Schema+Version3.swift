extension Schema {
  /// What people are called now, and who is no more among them, as the live samples of the kinds `renamed` and `removed`
  /// say. `name` stays as it was; where somebody else had it already it is no name, and `given` is.
  static let version3 = """
    ALTER TABLE people ADD COLUMN given TEXT;
    ALTER TABLE people ADD COLUMN called TEXT;
    ALTER TABLE people ADD COLUMN gone INTEGER NOT NULL DEFAULT 0;
    """
}
