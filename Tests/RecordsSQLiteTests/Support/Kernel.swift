import Foundation
import Synchronization
import Testing

/// Calls of the kernel that Swift's Glibc module lacks.
enum Kernel {
  /// Makes what this thread changes of its working folder and umask its own.
  static func separateUmask() -> Bool {
    typealias Unshare = @convention(c) (CInt) -> CInt
    return call("unshare", as: Unshare.self)?(0x200) == 0
  }

  /// Runs the body on a thread of its own that meets files as user nobody would.
  static func asNobody(_ body: @escaping @Sendable () throws -> Void) throws {
    typealias SetFSUID = @convention(c) (uid_t) -> CInt
    let setFSUID = try #require(call("setfsuid", as: SetFSUID.self))
    try onOwnThread {
      _ = setFSUID(65_534)
      defer { _ = setFSUID(0) }
      try body()
    }
  }

  fileprivate typealias Mount =
    @convention(c) (
      UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafePointer<CChar>?, CUnsignedLong,
      UnsafePointer<CChar>?
    ) -> CInt
  fileprivate typealias Unmount = @convention(c) (UnsafePointer<CChar>, CInt) -> CInt

  fileprivate static func call<Function>(_ name: String, as type: Function.Type) -> Function? {
    dlsym(nil, name).map { unsafeBitCast($0, to: type) }
  }
}

/// A file system mounted for one test, gone with it.
final class MountedFolder: Sendable {
  let path: String
  private let scratch: Scratch

  /// A file system in memory with room for so many bytes.
  init?(_ name: String, in scratch: Scratch, size: Int) {
    self.scratch = scratch
    path = scratch + name
    mkdir(path, 0o700)
    let mount = Kernel.call("mount", as: Kernel.Mount.self)
    guard mount?("tmpfs", path, "tmpfs", 0, "size=\(size)") == 0 else { return nil }
  }

  /// Another folder, seen from here as one that nobody may write.
  init?(_ name: String, in scratch: Scratch, readOnly original: String) {
    self.scratch = scratch
    path = scratch + name
    mkdir(path, 0o700)
    let (bind, remount, readOnly) = (
      0x1000 as CUnsignedLong, 0x20 as CUnsignedLong, 1 as CUnsignedLong
    )
    let mount = Kernel.call("mount", as: Kernel.Mount.self)
    guard mount?(original, path, nil, bind, nil) == 0,
      mount?("none", path, nil, bind | remount | readOnly, nil) == 0
    else { return nil }
  }

  deinit {
    let detach: CInt = 2
    _ = Kernel.call("umount2", as: Kernel.Unmount.self)?(path, detach)
    rmdir(path)
  }

  /// Whether this process may mount at all.
  static let isPossible: Bool = {
    guard let scratch = try? Scratch() else { return false }
    return MountedFolder("mount", in: scratch, size: 65_536) != nil
  }()
}

/// Runs the body on a thread of its own, whose umask and user it may change, and hands on what it
/// throws.
func onOwnThread(_ body: @escaping @Sendable () throws -> Void) throws {
  try onThreads(1) { _ in try body() }
}

/// Runs the body on so many threads at the same time; throws the first error.
func onThreads(_ count: Int, _ body: @escaping @Sendable (Int) throws -> Void) throws {
  let errors = Mutex<[any Error]>([])
  let group = DispatchGroup()
  for index in 0..<count {
    group.enter()
    let thread = Thread {
      do { try body(index) } catch { errors.withLock { $0.append(error) } }
      group.leave()
    }
    thread.stackSize = 1 << 20
    thread.start()
  }
  group.wait()
  if let error = errors.withLock({ $0.first }) { throw error }
}
