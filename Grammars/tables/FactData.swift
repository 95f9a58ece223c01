import Facts

/// The tables that ship with saywell. Each is the file of its name beside this one, packed when the program is built:
/// `FactTable.foods` is `foods.csv`.
extension FactTable {}
