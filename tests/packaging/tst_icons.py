#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The icons that are kept beside their drawing are of the sizes that they claim, and complete.

Usage: tst_icons.py REPOSITORY
Where rsvg-convert is installed, each is compared with what the drawing looks like today.
"""
import re
import shutil
import struct
import subprocess
import sys
import zlib
from pathlib import Path

SIZES = (16, 22, 24, 32, 48, 64, 128, 256)
SIGNATURE = b"\x89PNG\r\n\x1a\n"
# rsvg-convert of another version may round another way.
MOST_APART = 24


def chunks(png):
    assert png.startswith(SIGNATURE), "no PNG"
    at = len(SIGNATURE)
    while at < len(png):
        length, kind = struct.unpack_from(">I4s", png, at)
        data = png[at + 8:at + 8 + length]
        assert zlib.crc32(kind + data) == struct.unpack_from(">I", png, at + 8 + length)[0], "a damaged PNG"
        yield kind, data
        at += 12 + length


def size_of(png):
    width, height, depth, colours = struct.unpack_from(">IIBB", next(chunks(png))[1])
    assert width == height, f"{width} x {height}"
    assert (depth, colours) == (8, 6), "not RGBA of 8 bits"
    return width


def pixels(png):
    """RGBA, row by row."""
    size = size_of(png)
    raw = zlib.decompress(b"".join(data for kind, data in chunks(png) if kind == b"IDAT"))
    stride, out, above = 4 * size, bytearray(), bytearray(4 * size)
    for y in range(size):
        kind = raw[y * (stride + 1)]
        row = bytearray(raw[y * (stride + 1) + 1:(y + 1) * (stride + 1)])
        for x in range(stride):
            left = row[x - 4] if x >= 4 else 0
            up, corner = above[x], above[x - 4] if x >= 4 else 0
            guess = left + up - corner
            paeth = min((left, up, corner), key=lambda v: abs(guess - v))
            row[x] = (row[x] + (0, left, up, (left + up) // 2, paeth)[kind]) & 255
        out += row
        above = row
    return out


def drawn(png):
    """Something is there: neither empty nor one colour."""
    its = pixels(png)
    return len({bytes(its[i:i + 4]) for i in range(0, len(its), 4)}) > 8


def check_ico(ico):
    zero, kind, count = struct.unpack_from("<HHH", ico)
    assert (zero, kind) == (0, 1), "no icon"
    for i in range(count):
        width, height, *_, length, at = struct.unpack_from("<BBBBHHII", ico, 6 + 16 * i)
        png = ico[at:at + length]
        assert size_of(png) == (width or 256) == (height or 256), "an entry of another size"
    assert count == 7 and at + length == len(ico), "bytes that belong to nothing"


def check_icns(icns):
    kind, total = struct.unpack_from(">4sI", icns)
    assert kind == b"icns" and total == len(icns), "no icns"
    expected = {b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic10": 1024, b"ic11": 32, b"ic12": 64,
                b"ic13": 256, b"ic14": 512}
    at, found = 8, {}
    while at < total:
        kind, length = struct.unpack_from(">4sI", icns, at)
        found[kind] = size_of(icns[at + 8:at + length])
        at += length
    assert found == expected, found


def check_theme(svg, theme):
    """The drawing has no colour that the window does not have in Dusk."""
    dusk = re.search(r"dusk: \{(.*?)\}", theme, re.S).group(1)
    for colour in set(re.findall(r"#[0-9A-Fa-f]{6}", svg)):
        assert colour in dusk, f"{colour} is not of Theme.qml"


def main():
    top = Path(sys.argv[1])
    folder = top / "resources/icons/app"
    svg = folder / "leadline.svg"
    check_theme(svg.read_text(), (top / "qml/controls/Theme.qml").read_text())
    rsvg = shutil.which("rsvg-convert")
    for size in SIZES:
        png = (folder / f"leadline-{size}.png").read_bytes()
        assert size_of(png) == size, f"leadline-{size}.png has another size"
        assert drawn(png), f"leadline-{size}.png shows nothing"
        if not rsvg:
            continue
        today = subprocess.run([rsvg, "-w", str(size), "-h", str(size), svg], check=True,
                               capture_output=True).stdout
        apart = max(abs(a - b) for a, b in zip(pixels(png), pixels(today)))
        assert apart <= MOST_APART, f"leadline-{size}.png is not the drawing: run packaging/icons"
    check_ico((folder / "leadline.ico").read_bytes())
    check_icns((folder / "leadline.icns").read_bytes())
    if not rsvg:
        print("The PNG files were not compared with the drawing: rsvg-convert is missing.")


main()
