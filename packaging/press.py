#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Presses keys in a window that Qt shows by VNC (QT_QPA_PLATFORM=vnc:port=PORT), as a pilot would,
where there is neither a display nor a program that works one. After each it waits until the window
stands still, which must have changed by then: at least a tenth of what is seen.

Usage: press.py PORT PICTURE.ppm KEY...
A KEY is a letter or sign, Escape or Return, with Ctrl+ or Shift+ in front. PICTURE.ppm is what is seen
in the end.
"""
import socket
import struct
import sys
import time
from pathlib import Path

NAMES = {"Escape": 0xFF1B, "Return": 0xFF0D, "Ctrl": 0xFFE3, "Shift": 0xFFE1}
PATIENCE_S = 60
STILL_S = 1.0


class Screen:
    """The client's half of RFB 3.3 (RFC 6143), with neither a password nor compression."""

    def __init__(self, port):
        self.socket = self.connected(port)
        self.take(12)
        self.socket.sendall(b"RFB 003.003\n")
        if struct.unpack(">I", self.take(4))[0] != 1:
            sys.exit("The window wants a password.")
        self.socket.sendall(b"\x01")  # others may look, too
        self.width, self.height = struct.unpack(">HH", self.take(4))
        self.take(16)
        self.take(struct.unpack(">I", self.take(4))[0])
        # 32 bits a pixel, little endian, of which 24 are red, green and blue; as they are (raw).
        self.socket.sendall(struct.pack(">BxxxBBBBHHHBBBxxx", 0, 32, 24, 0, 1, 255, 255, 255, 16, 8, 0))
        self.socket.sendall(struct.pack(">BxHi", 2, 1, 0))
        self.pixels = bytearray(4 * self.width * self.height)
        self.known = False

    @staticmethod
    def connected(port):
        until = time.monotonic() + PATIENCE_S
        while True:
            try:
                return socket.create_connection(("127.0.0.1", port), PATIENCE_S)
            except ConnectionRefusedError:
                if time.monotonic() > until:
                    sys.exit("There is no window.")
                time.sleep(0.1)

    def take(self, count):
        data = bytearray()
        while len(data) < count:
            part = self.socket.recv(count - len(data))
            if not part:
                sys.exit("The window went away.")
            data += part
        return bytes(data)

    def draw(self, wait):
        """What changes within that many seconds; False when nothing does."""
        self.socket.sendall(struct.pack(">BBHHHH", 3, int(self.known), 0, 0, self.width, self.height))
        self.socket.settimeout(wait)
        try:
            kind = self.socket.recv(1)
        except TimeoutError:
            return False
        finally:
            self.socket.settimeout(PATIENCE_S)
        if kind != b"\x00":
            sys.exit("The window went away, or says what nobody asked for.")
        self.known = True
        self.take(1)
        for _ in range(struct.unpack(">H", self.take(2))[0]):
            x, y, width, height, encoding = struct.unpack(">HHHHi", self.take(12))
            if encoding != 0:
                sys.exit(f"The window answers in encoding {encoding}.")
            rows = self.take(4 * width * height)
            for row in range(height):
                at = 4 * ((y + row) * self.width + x)
                self.pixels[at:at + 4 * width] = rows[4 * row * width:4 * (row + 1) * width]
        return True

    def settle(self):
        """Until it stands still; a clock in it does not count."""
        until = time.monotonic() + PATIENCE_S
        still = time.monotonic()
        seen = bytes(self.pixels)
        while time.monotonic() - still < STILL_S and time.monotonic() < until:
            self.draw(STILL_S / 4)
            if self.changed(seen) > 0.005:
                seen, still = bytes(self.pixels), time.monotonic()

    def changed(self, before):
        """The share of its pixels."""
        now, then = memoryview(self.pixels).cast("I"), memoryview(before).cast("I")
        return sum(a != b for a, b in zip(now, then)) / len(now)

    def press(self, key):
        codes = []
        while len(key) > 1 and "+" in key[1:]:
            modifier, _, key = key.partition("+")
            codes.append(NAMES[modifier])
        codes.append(NAMES.get(key) or ord(key))
        for down, code in [(1, c) for c in codes] + [(0, c) for c in reversed(codes)]:
            self.socket.sendall(struct.pack(">BBxxI", 4, down, code))

    def write(self, path):
        rgb = bytearray(3 * self.width * self.height)
        for channel in range(3):
            rgb[channel::3] = self.pixels[2 - channel::4]
        Path(path).write_bytes(b"P6\n%d %d\n255\n" % (self.width, self.height) + rgb)


def main(port, picture, keys):
    screen = Screen(port)
    until = time.monotonic() + PATIENCE_S
    while len(set(memoryview(screen.pixels).cast("I"))) < 3:
        screen.draw(STILL_S)
        if time.monotonic() > until:
            sys.exit("The window shows nothing.")
    screen.settle()
    for key in keys:
        before = bytes(screen.pixels)
        screen.press(key)
        until = time.monotonic() + PATIENCE_S
        while screen.changed(before) < 0.1:
            screen.draw(STILL_S)
            if time.monotonic() > until:
                sys.exit(f"{key} does nothing.")
        screen.settle()
    screen.write(picture)


if __name__ == "__main__":
    if len(sys.argv) < 4 or not sys.argv[1].isdigit():
        sys.exit(__doc__)
    main(int(sys.argv[1]), sys.argv[2], sys.argv[3:])
