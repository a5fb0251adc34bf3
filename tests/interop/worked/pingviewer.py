# SPDX-License-Identifier: GPL-3.0-or-later
"""pingviewer.py FILE.bin: reads a Ping Viewer log as its format is documented, with Python's struct
alone, and prints what is in it as JSON: tag, device type, records, frames by number and those whose
sum is wrong."""
import json
import struct
import sys

with open(sys.argv[1], "rb") as file:
    data = file.read()
at = 0


def take(form):
    global at
    (value,) = struct.unpack_from(">" + form, data, at)
    at += struct.calcsize(form)
    return value


def run():
    """Bytes behind their count."""
    global at
    count = take("I")
    value = data[at : at + count]
    if len(value) != count:
        raise SystemExit("a record is cut off")
    at += count
    return value


def text():
    return run().decode("utf-16-be")


if text() != "PingViewer sensor log file" or take("I") != 1:
    raise SystemExit("this is no log of Ping Viewer")
_git, date, tag, _system, _version = (text() for _ in range(5))
family, kind = take("i"), take("i")
stream = b""
records = 0
while at < len(data):
    text()
    stream += run()
    records += 1
frames, wrong, at = {}, 0, 0
while at < len(stream):
    start, length, number = struct.unpack_from("<2sHH", stream, at)
    end = at + 8 + length
    if start != b"BR":
        raise SystemExit(f"no frame begins at {at}")
    wrong += sum(stream[at:end]) & 0xFFFF != struct.unpack_from("<H", stream, end)[0]
    frames[number] = frames.get(number, 0) + 1
    at = end + 2
print(json.dumps({"tag": tag, "date": date, "family": family, "type": kind, "records": records,
                  "frames": frames, "wrong": wrong}))
