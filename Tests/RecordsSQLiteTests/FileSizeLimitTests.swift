import Foundation
import Records
import RecordsSQLite
import Testing

@Suite("A limit on the size of files")
struct FileSizeLimitTests {
  @Test("a process that ignores SIGXFSZ is told that the disk is full, and can read")
  func limited() async {
    await #expect(processExitsWith: .success) {
      let scratch = try Scratch()
      let store = try SQLiteStore(at: .file(scratch.database))
      for value in 0..<5 { try store.add(.weight, Double(value)) }
      let size = rlim_t(try bytes(of: scratch.database + "-wal").count + 1000)
      signal(SIGXFSZ, SIG_IGN)
      let resource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
      var limit = rlimit()
      getrlimit(resource, &limit)
      limit.rlim_cur = size
      setrlimit(resource, &limit)
      let added = Result { try store.add(.weight, 5) }
      let values = Result { try SQLiteStore(at: .file(scratch.database)).values(.weight) }
      limit.rlim_cur = limit.rlim_max
      setrlimit(resource, &limit)
      #expect(throws: StoreError.full) { try added.get() }
      #expect(try values.get() == [0, 1, 2, 3, 4])
      try store.add(.weight, 6)
      #expect(try store.values(.weight) == [0, 1, 2, 3, 4, 6])
    }
  }
}
