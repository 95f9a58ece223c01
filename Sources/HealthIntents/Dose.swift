import Intents
import Measures
import Records

/// How much of a medicine was taken at once, for comparing it with what is ever taken and with the last time.
struct Dose {
  /// Of each; nil where only a number was said.
  let amount: Quantity?
  let count: Double
  /// `units` of insulin or vitamins, else `pieces`.
  let isInUnits: Bool

  /// What there is in all, in the unit in which it was said.
  var spoken: Value {
    amount.map { .quantity(Quantity(($0.value * count).rounded(decimals: 6), $0.unit)) }
      ?? .number(count)
  }

  /// In mg; nil where that is not known.
  var milligrams: Double? {
    amount?.converted(to: .milligram).map { $0.value * count }
  }

  /// How many times the other one it is; nil where they cannot be compared.
  func ratio(to other: Dose) -> Double? {
    switch (amount?.unit, other.amount?.unit) {
    case (nil, nil):
      return isInUnits == other.isInUnits ? count / other.count : nil
    case (let unit?, let last?) where unit.dimension == last.dimension:
      guard let one = amount?.converted(to: last)?.value, let two = other.amount?.value else {
        return nil
      }
      return one * count / (two * other.count)
    default: return nil
    }
  }

  /// How many times as much it is as anybody is told to take at once; nil where that is not known.
  ///
  /// - Parameter substance: what is in the medicine, where that is known.
  func excess(of substance: String?) -> Double? {
    if isInUnits {
      return count / (substance?.hasPrefix("insulin") == true ? Self.mostInsulin : Self.mostUnits)
    }
    guard let milligrams, let amount else { return nil }
    if let most = substance.flatMap({ Self.mostAtOnce[$0] }) { return milligrams / most }
    switch amount.unit {
    case .milligram: return amount.value / Self.mostMilligrams
    case .microgram: return amount.value / Self.mostMicrograms
    default: return nil
    }
  }

  private static let mostInsulin = 100.0
  private static let mostUnits = 60_000.0
  /// So many milligrams or micrograms are rather said as grams or milligrams.
  private static let mostMilligrams = 4000.0
  private static let mostMicrograms = 20_000.0
}

extension Dose {
  /// The most of a substance that adults are told to take at once or, where that is less usual, in a day: mg by mouth, as
  /// labels have it, rounded up. Beyond it is asked, never refused.
  fileprivate static let mostAtOnce: [String: Double] = [
    "aspirin": 1000, "ibuprofen": 800, "paracetamol": 1500, "metformin": 2000, "amlodipine": 10,
    "nifedipine": 120, "losartan": 100, "valsartan": 320, "irbesartan": 300, "telmisartan": 80,
    "candesartan": 32, "olmesartan": 40, "lisinopril": 80, "ramipril": 20, "enalapril": 40,
    "perindopril": 16, "metoprolol": 400, "bisoprolol": 20, "atenolol": 200, "propranolol": 320,
    "carvedilol": 80, "hydrochlorothiazide": 100, "furosemide": 500, "spironolactone": 200,
    "indapamide": 5, "atorvastatin": 80, "simvastatin": 80, "rosuvastatin": 40, "pravastatin": 80,
    "ezetimibe": 10, "clopidogrel": 600, "warfarin": 20, "apixaban": 10, "rivaroxaban": 20,
    "nitroglycerin": 10, "digoxin": 1, "amiodarone": 800, "semaglutide": 25, "tirzepatide": 15,
    "glipizide": 40, "gliclazide": 320, "glimepiride": 8, "sitagliptin": 100,
    "empagliflozin": 25, "dapagliflozin": 10, "levothyroxine": 0.3, "methimazole": 60,
    "omeprazole": 120, "pantoprazole": 120, "esomeprazole": 80, "lansoprazole": 120,
    "famotidine": 80, "amoxicillin": 3000, "azithromycin": 2000, "penicillin": 2000,
    "cephalexin": 2000, "loratadine": 20, "cetirizine": 20, "montelukast": 10, "salbutamol": 8,
    "sertraline": 200, "fluoxetine": 90, "escitalopram": 20, "citalopram": 60, "paroxetine": 75,
    "venlafaxine": 375, "duloxetine": 120, "mirtazapine": 45, "diazepam": 40, "alprazolam": 10,
    "lorazepam": 10, "clonazepam": 20, "zolpidem": 12.5, "melatonin": 20, "allopurinol": 900,
    "colchicine": 2, "methotrexate": 30, "tamsulosin": 0.8, "finasteride": 5, "gabapentin": 1200,
    "pregabalin": 600, "tramadol": 400, "diclofenac": 150, "celecoxib": 400, "vitamin_d": 2,
    "vitamin_c": 3000, "vitamin_b12": 5,
  ]
}

extension LogMedication {
  /// Asks about more than anybody is told to take, and about five times or a fifth of what was taken the last time: 100 mg
  /// may be 10 misheard. What the last time was as much needs no question.
  ///
  /// - Throws: `Need.confirmation` "high", "extreme" or "dose-changed".
  func reviewDose(in context: IntentContext) throws {
    let dose = Dose(
      amount: try $amount.figure(in: context)?.said, count: quantity ?? 1,
      isInUnits: isInUnits(quantityUnit, in: context))
    for one in medication {
      let last = try last(of: one, in: context)
      let ratio = last.flatMap { dose.ratio(to: $0.dose) }
      let parameter = amount == nil ? "quantity" : "amount"
      var values = saidValues(in: context)
      values["value"] = dose.spoken
      values["medication"] = .text(one.text)
      values[Need.parameterKey] = .word(parameter)
      if let ratio, (0.9...1.1).contains(ratio) { continue }
      if let excess = dose.excess(of: context.meanings[one.text, in: .substance]), excess > 1 {
        try context.confirm(excess > 3 ? Need.extreme : "high", values)
      }
      guard let last, let ratio, ratio >= 5 || ratio <= 0.2 else { continue }
      values["last"] = last.dose.spoken
      values["lastTime"] = .moment(context.moment(of: last.time))
      try context.confirm("dose-changed", telling: .medication, values)
    }
  }

  /// The last time that it was taken before.
  private func last(
    of medicine: Term, in context: IntentContext
  ) throws -> (dose: Dose, time: LocalTime)? {
    let time = try circumstances.span(in: context).at
    let query = SampleQuery(
      .medication, of: context.person, in: Instant(seconds: 0)..<Instant(seconds: time.seconds + 1),
      label: medicine.text,
      newestFirst: true, limit: 1)
    guard let sample = try context.store.samples(query).first?.sample else { return nil }
    let dose = Dose(
      amount: sample.said?.unit == nil ? nil : sample.said, count: sample.value,
      isInUnits: isInUnits(sample.portion.map { Term($0) }, in: context))
    return (dose, context.localTime(of: sample))
  }

  /// International units go by the thousands.
  func isInUnits(_ unit: Term?, in context: IntentContext) -> Bool {
    unit.map { context.meanings[$0.text, in: .dosing] == "units" } ?? false
  }
}
