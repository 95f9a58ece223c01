import FactData
import Facts
import Testing

@Suite struct FactTableTests {
  @Test("a row is found by its id, with numbers, texts, amounts and its source")
  func row() throws {
    let row = try #require(FactTable.foods.row("banana"))
    #expect(row.id == "banana")
    #expect(row.number("kcal") == 89)
    #expect(row.number("protein") == 1.09)
    #expect(row.text("basis") == "g")
    #expect(row.amount("medium", in: "portions") == 118)
    #expect(row.amount("barrel", in: "portions") == nil)
    #expect(row.source == "USDA SR 09040")
  }

  @Test("what is empty is not known, and not zero")
  func unknown() throws {
    let row = try #require(FactTable.foods.row("pomelo"))
    #expect(row.number("sugar") == nil)
    #expect(row.number("no such column") == nil)
    #expect(try #require(FactTable.foods.row("watermelon")).number("kcal") == 30)
  }

  @Test("every row of the file is found by its id, and nothing else is")
  func everyRow() {
    let table = FactTable.foods
    #expect(table.count > 1000)
    #expect(table.rows.allSatisfy { table.row($0.id)?.id == $0.id && !$0.source.isEmpty })
    #expect(table.row("") == nil)
    #expect(table.row("bananas") == nil)
    #expect(table.row("zzz") == nil)
  }

  @Test("the usual portion of every food is one of its portions")
  func usualPortions() {
    for row in FactTable.foods.rows {
      #expect(row.text("default").flatMap { row.amount($0, in: "portions") } != nil, "\(row.id)")
    }
  }

  @Test("a broken row is told by file, line and column")
  func faults() {
    let text = """
      id,kcal:number,portions:amounts,source
      # Fruit.
      pear,57,medium=178,"USDA, SR"
      plum,much,fruit=66,USDA
      fig,74,medium,USDA
      kiwi,61,medium=69
      pear,57,medium=178,
      lime,30,"medium=67,USDA
      date,0.00001,,USDA
      """
    #expect(
      FactPacking(file: "foods.csv", text).faults.map(\.text) == [
        "foods.csv:4:6: error: 'much' is no number from 0 with four decimals at most",
        "foods.csv:5:8: error: 'medium' is no name with a number, such as slice=26",
        "foods.csv:6:9: error: there are 4 columns and 3 cells",
        "foods.csv:7:20: error: every row must have its source",
        "foods.csv:7:1: error: there are two rows 'pear'",
        "foods.csv:8:9: error: the quotation mark is not closed",
        "foods.csv:9:6: error: '0.00001' is no number from 0 with four decimals at most",
      ])
  }

  @Test(
    "a table has a head with an id and a source",
    arguments: [
      ("name,source\n", "t.csv:1:1: error: the first column must be 'id'"),
      ("id,kcal\n", "t.csv:1:1: error: there must be a column 'source'"),
      (
        "id,source,kcal:much\n",
        "t.csv:1:11: error: a column is a name, or a name with :number or :amounts"
      ),
      ("id,source,source\n", "t.csv:1:11: error: there are two columns 'source'"),
      ("", "t.csv:1:1: error: the table is empty"),
    ])
  func heads(text: String, fault: String) {
    #expect(FactPacking(file: "t.csv", text).faults.map(\.text) == [fault])
  }
}
