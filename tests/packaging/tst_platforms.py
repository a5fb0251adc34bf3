#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""packaging/README.md lists every source that does something else on another system, takes a header
that not every system has, or looks into a folder of Linux; every program that is called; and nothing
that is not so. Windows and macOS have presets to configure, build and test, and an icon.

Usage: tst_platforms.py REPOSITORY
"""
import json
import re
import sys
from pathlib import Path

BRANCH = re.compile(r"Q_OS_\w+|_WIN32|_WIN64|_MSC_VER|__MINGW32__|__APPLE__|__linux__|__unix__|__GLIBC__|"
                    r"LEADLINE_POSIX_FILES|"
                    r"#\s*include <(?:sys/|linux/|asm/|netinet/|unistd|fcntl|termios|poll|pwd|grp|dlfcn|"
                    r"windows|io\.h)|"
                    r'"/(?:proc|sys|dev|run|etc)/')
CMAKE = re.compile(r"\b(?:WIN32|APPLE|UNIX|MSVC|MINGW)\b")


def branches(top):
    found = set()
    for folder in ("core", "app", "qml"):
        for path in sorted((top / folder).rglob("*")):
            if path.suffix in (".cpp", ".h", ".qml") and BRANCH.search(path.read_text("utf-8")):
                found.add(str(path.relative_to(top)))
    for path in [top / "CMakeLists.txt", *top.glob("[acpqr]*/**/CMakeLists.txt"),
                 *top.glob("resources/*.cmake")]:
        if CMAKE.search(re.sub(r"#.*", "", path.read_text("utf-8"))):
            found.add(str(path.relative_to(top)))
    return found


def programs(top):
    """That are looked for by their names."""
    found = set()
    for path in (top / "app").rglob("*.cpp"):
        text = path.read_text("utf-8")
        if "findExecutable" not in text:
            continue
        found |= set(re.findall(r'findExecutable\(QStringLiteral\("([^"]+)"\)\)', text))
        for names in re.findall(r"const auto\* name : \{([^}]+)\}", text):
            found |= set(re.findall(r'"([^"]+)"', names))
        found |= set(re.findall(r'"(gst-launch-[\d.]+)"', text))
    return found


def kinds_of_preset(top, name):
    presets = json.loads((top / "CMakePresets.json").read_text("utf-8"))
    return {kind for kind in ("configurePresets", "buildPresets", "testPresets")
            if any(preset["name"] == name for preset in presets[kind])}


def main():
    top = Path(sys.argv[1])
    page = (top / "packaging/README.md").read_text("utf-8").split("## Platform branches")[1]
    files, called = page.split("### Programs that it calls")
    listed = set(re.findall(r"^\| `([^`]+)` \|", files, flags=re.M))
    found = branches(top)
    assert len(found) > 10, "the sources were not found"
    for path in sorted(found - listed):
        print(f"packaging/README.md lacks {path}")
    for path in sorted(listed - found):
        print(f"packaging/README.md lists {path}, which has no platform branch")
    told, needed = set(re.findall(r"`([^`]+)`", called)), programs(top)
    assert "ffmpeg" in needed and "stm32flash" in needed, "the programs were not found"
    for name in sorted(told ^ needed):
        print(f"packaging/README.md and the sources differ in the program {name}")
    wrong = found != listed or told != needed
    for name in ("windows", "macos"):
        if len(kinds_of_preset(top, name)) < 3:
            print(f"CMakePresets.json lacks a preset {name}")
            wrong = True
    application = (top / "app/window/CMakeLists.txt").read_text("utf-8")
    for icon in ("leadline.rc", "leadline.icns"):
        if icon not in application or not (top / "resources/icons/app" / icon).exists():
            print(f"the program has no {icon}")
            wrong = True
    sys.exit(wrong)


main()
