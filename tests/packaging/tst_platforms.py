#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""packaging/README.md lists every source that does something else on another system, or takes a
header that not every system has; and nothing that is not so.

Usage: tst_platforms.py REPOSITORY
"""
import re
import sys
from pathlib import Path

BRANCH = re.compile(r"Q_OS_\w+|_WIN32|_WIN64|_MSC_VER|__MINGW32__|__APPLE__|__linux__|__unix__|__GLIBC__|"
                    r"LEADLINE_POSIX_FILES|"
                    r"#\s*include <(?:sys/|linux/|asm/|netinet/|unistd|fcntl|termios|poll|pwd|grp|dlfcn|"
                    r"windows|io\.h)")
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


def main():
    top = Path(sys.argv[1])
    page = (top / "packaging/README.md").read_text("utf-8").split("## Platform branches")[1]
    listed = set(re.findall(r"^\| `([^`]+)` \|", page, flags=re.M))
    found = branches(top)
    assert len(found) > 10, "the sources were not found"
    for path in sorted(found - listed):
        print(f"packaging/README.md lacks {path}")
    for path in sorted(listed - found):
        print(f"packaging/README.md lists {path}, which has no platform branch")
    sys.exit(found != listed)


main()
