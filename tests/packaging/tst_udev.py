#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The udev rule knows the adapters that Leadline searches, and none of the autopilots it does not
touch; every line is one that udev reads.

Usage: tst_udev.py REPOSITORY
"""
import re
import shutil
import subprocess
import sys
from pathlib import Path

KEYS = {"ACTION": "==", "SUBSYSTEM": "==|!=", "DRIVER": "==", "ATTRS": "==", "ATTR": "=",
        "ENV": "==|=", "TAG": "+=", "GOTO": "=", "LABEL": "="}
PAIR = re.compile(r'([A-Z]+)(\{\w+\})?(==|!=|\+=|=)"([^"]*)"(?:, |$)')


def table(source, name):
    body = re.search(name + r"\{\{(.*?)\}\};", source, re.S).group(1)
    return set(re.findall(r"\{0x(\w{4}), (?:0x(\w{4})|anyProduct)\}", body))


def pairs(line):
    found, at = [], 0
    while at < len(line):
        pair = PAIR.match(line, at)
        assert pair, f"udev does not read this: {line[at:]}"
        assert pair[3] in KEYS[pair[1]].split("|"), f"{pair[1]} {pair[3]}"
        found.append(pair.groups())
        at = pair.end()
    return found


def main():
    top = Path(sys.argv[1])
    rules = top / "packaging/linux/69-leadline.rules"
    lines = [pairs(line) for line in rules.read_text().splitlines() if line and line[0] != "#"]
    flat = [pair for line in lines for pair in line]
    assert {p[3] for p in flat if p[0] == "GOTO"} == {p[3] for p in flat if p[0] == "LABEL"}

    known = {}
    for line in lines:
        ids = {key: value for kind, key, _, value in line if kind == "ATTRS"}
        if ids:
            known[ids["{idVendor}"]] = set(ids["{idProduct}"].split("|"))
    source = (top / "core/link/SerialPorts.cpp").read_text()
    adapters, autopilots = table(source, "adapters"), table(source, "autopilots")
    assert len(adapters) == 14 and len(autopilots) == 13, "SerialPorts.cpp is written another way"
    for vendor, product in adapters:
        assert vendor in known, f"no rule for {vendor}"
        assert not product or product in known[vendor], f"no rule for {vendor}:{product}"
    assert set(known) == {vendor for vendor, _ in adapters}, "a rule for what is not searched"
    for vendor, product in autopilots:
        assert vendor not in known, f"{vendor} makes autopilots"

    # Debian 12's udevadm cannot look at a rule yet.
    udevadm = shutil.which("udevadm")
    if udevadm and "verify" in subprocess.run([udevadm, "--help"], capture_output=True,
                                              text=True).stdout:
        subprocess.run([udevadm, "verify", rules], check=True)


main()
