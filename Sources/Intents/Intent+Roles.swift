// What else an intent is, told by the type and not asked of the runtime.

extension Intent {
  public static var referring: (any ReferringIntent.Type)? { nil }
  public static var totalling: (any TotallingIntent.Type)? { nil }
  public static var listing: (any ListingIntent.Type)? { nil }
  public static var companion: (any CompanionIntent.Type)? { nil }
  public static var quoting: (any QuotingIntent.Type)? { nil }
  public static var standIn: (any StandInIntent.Type)? { nil }
  public static var code: (any CodeIntent.Type)? { nil }
  public static var elliptic: (any EllipticIntent.Type)? { nil }
  public static var momentary: (any MomentaryIntent.Type)? { nil }
  public static var serial: (any SerialIntent.Type)? { nil }
}

extension ReferringIntent {
  public static var referring: (any ReferringIntent.Type)? { self }
}

extension TotallingIntent {
  public static var totalling: (any TotallingIntent.Type)? { self }
}

extension ListingIntent {
  public static var listing: (any ListingIntent.Type)? { self }
}

extension CompanionIntent {
  public static var companion: (any CompanionIntent.Type)? { self }
}

extension QuotingIntent {
  public static var quoting: (any QuotingIntent.Type)? { self }
}

extension StandInIntent {
  public static var standIn: (any StandInIntent.Type)? { self }
}

extension CodeIntent {
  public static var code: (any CodeIntent.Type)? { self }
}

extension EllipticIntent {
  public static var elliptic: (any EllipticIntent.Type)? { self }
}

extension MomentaryIntent {
  public static var momentary: (any MomentaryIntent.Type)? { self }
}

extension SerialIntent {
  public static var serial: (any SerialIntent.Type)? { self }
}
