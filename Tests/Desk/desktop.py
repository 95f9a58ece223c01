"""A desktop without a screen: an X server, a bus, a notification daemon, keys and a home, gone afterwards."""

import json
import os
import pathlib
import shutil
import signal
import sqlite3
import subprocess
import tempfile
import time

# One that starts nobody by itself.
BUS = """<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>session</type><listen>{}</listen><auth>EXTERNAL</auth>
  <policy context="default"><allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/></policy>
</busconfig>
"""


class Desktop:
    """What is started here is ended by its process, and everything is in one folder."""

    def __init__(self, commands):
        # A test may come with signals blocked, and what is started would never hear that it is to end.
        signal.pthread_sigmask(signal.SIG_SETMASK, [])
        self.commands = pathlib.Path(commands).resolve()
        self.home = pathlib.Path(tempfile.mkdtemp(prefix="desk-"))
        self.running = []
        run = self.home / "run"
        run.mkdir(mode=0o700)
        (self.home / "tmp").mkdir()
        self.environment = {
            "HOME": str(self.home), "XDG_RUNTIME_DIR": str(run), "TMPDIR": str(self.home / "tmp"),
            "PATH": f"{self.commands}:/usr/local/bin:/usr/bin:/bin", "TZ": "UTC", "LC_ALL": "C.UTF-8",
            "SXHKD_SHELL": "/bin/sh",
        }

    def __enter__(self):
        try:
            self.start_servers()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_):
        for process in reversed(self.running):
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        shutil.rmtree(self.home)

    def start_servers(self):
        reading, writing = os.pipe()
        self.start("Xvfb", "-displayfd", str(writing), "-screen", "0", "800x600x24", "-nolisten", "tcp",
                   pass_fds=[writing])
        os.close(writing)
        self.environment["DISPLAY"] = ":" + os.fdopen(reading).readline().strip()
        bus, config = f"unix:path={self.home}/run/bus", self.home / "tmp/bus.conf"
        config.write_text(BUS.format(bus))
        self.start("dbus-daemon", "--nofork", "--nopidfile", f"--config-file={config}")
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = bus
        self.environment["DBUS_SYSTEM_BUS_ADDRESS"] = f"unix:path={self.home}/run/none"
        wait(lambda: (self.home / "run/bus").exists(), "a bus")
        config.unlink()

    def start(self, *words, **options):
        process = subprocess.Popen(words, env=self.environment, cwd=self.home, stdin=subprocess.DEVNULL,
                                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **options)
        self.running.append(process)
        return process

    def stop(self, process):
        process.terminate()
        process.wait()
        self.running.remove(process)

    def start_dunst(self):
        config = self.home / ".config/dunst/dunstrc"
        config.parent.mkdir(parents=True, exist_ok=True)
        config.write_text("[global]\nhistory_length = 50\nshow_indicators = no\n")
        process = self.start("dunst", "-config", str(config))
        wait(lambda: self.run("dunstctl", "count").returncode == 0, "dunst")
        return process

    def start_keys(self):
        """sxhkd, with the keys that saywell-desk has put into its file."""
        self.run("saywell-desk", "hotkey", "install", "--for", "sxhkd", check=True)
        config, ready = self.home / ".config/sxhkd/sxhkdrc", self.home / ".cache/ready"
        ready.parent.mkdir(exist_ok=True)
        with config.open("a") as file:
            file.write("super + F12\n\ttouch .cache/ready\n")
        process = self.start("sxhkd", "-c", str(config))
        # Pressed until it listens: what is pressed too often may still touch the file much later.
        wait(lambda: self.press("super+F12") or ready.exists(), "sxhkd")
        return process

    def run(self, *words, text="", check=False, **more):
        result = subprocess.run(words, env=dict(self.environment, **more), cwd=self.home, input=text, text=True,
                                capture_output=True)
        if check and result.returncode != 0:
            raise AssertionError(f"{words}: {result.returncode} {result.stderr}")
        return result

    def press(self, chord):
        self.run("xdotool", "key", "--clearmodifiers", chord, check=True)

    def type(self, text):
        """From a file, so that only what is tested could have the text in its arguments."""
        self.run("xdotool", "type", "--delay", "5", "--file", "-", text=text, check=True)

    def ask(self, text):
        """Waits for the launcher, and answers it."""
        shown = self.prompted()
        self.type(text)
        return shown

    def prompted(self):
        """Arguments and environment of the launcher, once it listens: it takes the keyboard before it is seen."""
        search = ("xdotool", "search", "--onlyvisible", "--class", "dmenu")
        wait(lambda: self.run(*search).returncode == 0, "a prompt")
        return self.processes("dmenu")[0]

    def rows(self):
        """The texts of the entries that still stand, in their order."""
        path = self.home / ".local/share/saywell/saywell.db"
        if not path.exists():
            return []
        store = sqlite3.connect(path, timeout=5)
        try:
            found = store.execute("SELECT DISTINCT e.id, e.source, e.text FROM entries e "
                                  "JOIN samples s ON s.entry = e.id WHERE s.live = 1 ORDER BY e.id").fetchall()
        except sqlite3.OperationalError:
            return []  # It is being made.
        finally:
            store.close()
        return [(source, text) for _, source, text in found]

    def processes(self, name=""):
        """Arguments and environment of those in this home that were not started here, by name."""
        found = []
        own = {str(process.pid) for process in self.running} | {str(os.getpid())}
        for folder in pathlib.Path("/proc").iterdir():
            if not folder.name.isdigit() or folder.name in own:
                continue
            try:
                told = (folder / "cmdline").read_bytes() + b"\0" + (folder / "environ").read_bytes()
            except OSError:
                continue
            program = told.split(b"\0")[0].split(b"/")[-1].decode(errors="replace")
            if f"HOME={self.home}".encode() in told and name in program:
                found.append(told.decode(errors="replace"))
        return found

    def notices(self):
        """What is shown now, then what was, the newest first."""
        told = json.loads(self.run("dunstctl", "history", check=True).stdout)
        return [entry["body"]["data"] for entry in told["data"][0]]

    def shown(self):
        return int(self.run("dunstctl", "count", "displayed", check=True).stdout)

    def wait_for_quiet(self):
        wait(lambda: not self.processes(), f"an end of {self.processes()}")

    def clear(self):
        """Forgets every record."""
        shutil.rmtree(self.home / ".local/share/saywell", ignore_errors=True)
        self.run("saywell", "water", "300", "ml", check=True)
        self.run("saywell", "undo", check=True)

    def files(self):
        return sorted(str(path.relative_to(self.home)) for path in self.home.rglob("*") if path.is_file())


def wait(condition, what, seconds=60):
    """Until it holds."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if found := condition():
            return found
        time.sleep(0.01)
    raise AssertionError(f"there never was {what}")
