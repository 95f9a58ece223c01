"""A screen saver on a bus that only tells whether the screen is locked: as much of D-Bus as that takes."""

import os
import socket
import struct
import threading

NAME = "org.freedesktop.ScreenSaver"


def text(value):
    return struct.pack("<I", len(value)) + value.encode() + b"\0"


def padded(data, size=8):
    return data + b"\0" * (-len(data) % size)


def message(kind, serial, fields, signature="", body=b""):
    array = b""
    for code, type, value in fields + ([(8, "g", signature)] if signature else []):
        coded = struct.pack("<I", value) if type == "u" else text(value)
        if type == "g":
            coded = bytes([len(value)]) + value.encode() + b"\0"
        array = padded(array) + bytes([code, 1]) + type.encode() + b"\0" + coded
    head = b"l" + bytes([kind, 0, 1]) + struct.pack("<III", len(body), serial, len(array))
    return padded(head + array) + body


def call(serial, member, signature="", body=b""):
    daemon = "org.freedesktop.DBus"
    fields = [(1, "o", "/org/freedesktop/DBus"), (2, "s", daemon), (3, "s", member), (6, "s", daemon)]
    return message(1, serial, fields, signature, body)


class Saver:
    def __init__(self, path):
        self.is_locked = True
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.connect(path)
        self.socket.sendall(b"\0AUTH EXTERNAL " + str(os.getuid()).encode().hex().encode() + b"\r\n")
        assert self.socket.recv(1024).startswith(b"OK ")
        self.socket.sendall(b"BEGIN\r\n" + call(1, "Hello"))
        self.socket.sendall(call(2, "RequestName", "su", padded(text(NAME), 4) + struct.pack("<I", 0)))
        self.is_ready = threading.Event()
        threading.Thread(target=self.answer, daemon=True).start()
        assert self.is_ready.wait(20)

    def answer(self):
        data, serial = b"", 2
        while received := self.socket.recv(4096):
            data += received
            while len(data) >= 16:
                body, number, fields = struct.unpack("<III", data[4:16])
                length = -(-(16 + fields) // 8) * 8 + body
                if len(data) < length:
                    break
                one, data = data[:length], data[length:]
                if one[1] == 2 and struct.pack("<I", 2) in one[16:16 + fields]:
                    self.is_ready.set()
                if one[1] == 1 and b"GetActive" in one:
                    sender = one[one.index(b"\x01s\0", one.index(b"\x07\x01s\0")) + 7:].split(b"\0")[0].decode()
                    serial += 1
                    self.socket.sendall(message(2, serial, [(5, "u", number), (6, "s", sender)], "b",
                                                struct.pack("<I", self.is_locked)))

    def close(self):
        self.socket.shutdown(socket.SHUT_RDWR)
        self.socket.close()
