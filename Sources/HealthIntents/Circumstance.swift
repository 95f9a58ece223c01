/// Circumstances of which only one can hold: a pressure is taken on one arm.
enum Circumstance {
  private static let exclusive: [Set<String>] = [
    ["left arm", "right arm"], ["左臂", "右臂"],
    ["sitting", "lying", "standing"], ["坐着", "躺着", "站着"],
    ["fasting", "after meal", "before meal"], ["空腹", "饭后", "饭前"],
    ["before breakfast", "after breakfast"], ["before lunch", "after lunch"],
    ["before dinner", "after dinner"], ["resting", "after exercise", "during exercise"],
  ]

  /// The tags of an entry after a correction: those that the new ones rule out are gone.
  static func replacing(_ old: [String], with new: [String]) -> [String] {
    let ruledOut = Set(
      new.flatMap { tag in exclusive.filter { $0.contains(tag) }.flatMap(\.self) })
    return old.filter { !ruledOut.contains($0) && !new.contains($0) } + new
  }
}
