import Records
import Testing

@Suite("What samples of one group are together")
struct CorrelationTests {
  @Test(
    "HealthKit's correlations are recognized by their kinds",
    arguments: [
      ([.systolic, .diastolic], .bloodPressure), ([.diastolic, .pulse, .systolic], .bloodPressure),
      ([.food, .energy, .protein], .food), ([.drink, .energy], .food),
      ([.exercise, .distance], .exercise),
      ([.systolic], nil), ([.food], nil), ([.systolic, .pulse], nil), ([.weight, .height], nil),
      ([], nil),
    ] as [([Sample.Kind], Sample.Correlation?)])
  func recognized(kinds: [Sample.Kind], correlation: Sample.Correlation?) {
    #expect(Sample.Correlation(of: kinds) == correlation)
  }
}
