/// An intent whose sentence is only the rest of one: with the record that was said before it, it is another record of
/// the same, at another time or of somebody else. Alone it is nothing.
public protocol EllipticIntent: Intent {}
