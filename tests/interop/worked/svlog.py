# SPDX-License-Identifier: GPL-3.0-or-later
"""svlog.py FILE.svlog: reads a SonarView log as its format is documented, frames of Ping Protocol one
after the other, with Python's struct alone, and prints what is in it as JSON: the session that it
begins with, frames by number and those whose sum is wrong."""
import json
import struct
import sys

SESSION = 10
with open(sys.argv[1], "rb") as file:
    data = file.read()
session, frames, wrong, at = None, {}, 0, 0
while at < len(data):
    start, length, number = struct.unpack_from("<2sHH", data, at)
    end = at + 8 + length
    if start != b"BR":
        raise SystemExit(f"no frame begins at {at}")
    wrong += sum(data[at:end]) & 0xFFFF != struct.unpack_from("<H", data, end)[0]
    if at == 0:
        if number != SESSION:
            raise SystemExit(f"the first frame is {number}")
        session = json.loads(data[at + 8 : end].rstrip(b"\0"))
    frames[number] = frames.get(number, 0) + 1
    at = end + 2
print(json.dumps({"session": session, "frames": frames, "wrong": wrong}))
