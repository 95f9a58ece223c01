import Glibc

/// What a process that handles health records does before anything else.
public enum Precautions {
  /// A file-size limit becomes an error instead of a signal, and no crash leaves an image of memory on the disk.
  public static func take() {
    signal(SIGXFSZ, SIG_IGN)
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
  }
}
