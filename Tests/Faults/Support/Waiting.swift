import Foundation
import Synchronization

/// Asks again and again whether it is so, for twenty seconds at the most.
func wait(for what: String, _ isSo: () throws -> Bool) throws {
  for _ in 0..<20_000 {
    if try isSo() { return }
    usleep(1000)
  }
  throw Fault("\(what) does not come")
}

/// Runs the body on so many threads at the same time; throws the first error.
func onThreads(_ count: Int, _ body: @escaping @Sendable (Int) throws -> Void) throws {
  let errors = Mutex<[any Error]>([])
  let group = DispatchGroup()
  for index in 0..<count {
    group.enter()
    Thread.detachNewThread {
      do { try body(index) } catch { errors.withLock { $0.append(error) } }
      group.leave()
    }
  }
  group.wait()
  if let error = errors.withLock({ $0.first }) { throw error }
}
