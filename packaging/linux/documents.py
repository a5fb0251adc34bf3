#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the documents of a package that depend on CHANGELOG.md, and compresses what Debian wants
compressed. The same sources give the same bytes.

Usage: documents.py metainfo TEMPLATE CHANGELOG VERSION WEB OUT
       documents.py changelog CHANGELOG VERSION-REVISION MAINTAINER OUT.gz
       documents.py compress IN OUT.gz
       documents.py man IN VERSION CHANGELOG OUT.gz
WEB is - for none; then there are no pictures in the metainfo, for these have to be on the web.
"""
import gzip
import html
import os
import re
import subprocess
import sys
import textwrap
from datetime import datetime, timezone
from pathlib import Path

# Pictures of the guide, and what is said of them.
PICTURES = (
    ("window-dusk", {"": "Both sonars and their vehicle in the theme Dusk",
                     "de": "Beide Sonare und ihr Fahrzeug in den Farben der Dämmerung",
                     "es": "Ambos sonares y su vehículo en el tema del crepúsculo",
                     "fr": "Les deux sonars et leur véhicule dans le thème du crépuscule",
                     "nb": "Begge sonarene og fartøyet deres i temaet for skumring",
                     "pt": "Os dois sonares e o seu veículo no tema do crepúsculo"}),
    ("window-day", {"": "The theme Day, for the sun",
                    "de": "Farben für die Sonne",
                    "es": "El tema para el sol",
                    "fr": "Le thème pour le soleil",
                    "nb": "Temaet for sol",
                    "pt": "O tema para o sol"}),
    ("window-night", {"": "The theme Night, for dark cabins",
                      "de": "Farben für dunkle Kabinen",
                      "es": "El tema para cabinas oscuras",
                      "fr": "Le thème pour cabines sombres",
                      "nb": "Temaet for mørke kabiner",
                      "pt": "O tema para cabines escuras"}))


def newest(changelog):
    """When it was last worked on: what the packager says, the commit, or the file itself."""
    said = os.environ.get("SOURCE_DATE_EPOCH")
    if said:
        return int(said)
    try:
        log = subprocess.run(["git", "log", "-1", "--format=%ct", "--", changelog.name], text=True,
                             cwd=changelog.parent, capture_output=True, check=True).stdout
        if log.strip():
            return int(log)
    except (OSError, subprocess.CalledProcessError):
        pass  # an archive of the sources has no history
    return int(changelog.stat().st_mtime)


def releases(changelog, version):
    """(version, day, released, sentences) each, newest first. What is not released yet will be
    `version`."""
    found = []
    for part in re.split(r"^## ", changelog.read_text(encoding="utf-8"), flags=re.M)[1:]:
        head, _, body = part.partition("\n")
        name = re.fullmatch(r"\[([^]]+)\](?: - (\d{4}-\d\d-\d\d))?", head.strip())
        if not name or (name[1] != "Unreleased" and not name[2]):
            sys.exit(f"{changelog}: what release is this? ## {head}")
        sentences = re.findall(r"^- (.+?)$", body, flags=re.M)
        if name[2]:
            day = datetime.fromisoformat(name[2]).replace(hour=12, tzinfo=timezone.utc)
            found.append((name[1], day, True, sentences))
        elif sentences:
            day = datetime.fromtimestamp(newest(changelog), timezone.utc)
            found.append((version, day, False, sentences))
    if not found or found[0][0] != version:
        sys.exit(f"{changelog} does not begin with {version}, or with what is unreleased")
    return found


def write_metainfo(template, changelog, version, web, out):
    text = Path(template).read_text(encoding="utf-8")
    lines = []
    for name, day, released, sentences in releases(Path(changelog), version):
        kind = "stable" if released else "development"
        lines += [f'<release version="{name}" date="{day:%Y-%m-%d}" type="{kind}">',
                  "  <description>", "    <ul>"]
        for sentence in sentences:
            # AppStream knows code; links and the rest of Markdown it does not.
            plain = html.escape(re.sub(r"\[([^]]+)\]\([^)]*\)", r"\1", sentence), quote=False)
            lines.append("      <li>" + re.sub(r"`([^`]+)`", r"<code>\1</code>", plain) + "</li>")
        lines += ["    </ul>", "  </description>", "</release>"]
    on_web = []
    if web != "-":
        on_web = [f'<url type="homepage">{html.escape(web)}</url>', "<screenshots>"]
        for i, (name, captions) in enumerate(PICTURES):
            kind = ' type="default"' if i == 0 else ""
            on_web.append(f"  <screenshot{kind}>")
            for language, caption in captions.items():
                where = f' xml:lang="{language}"' if language else ""
                on_web.append(f"    <caption{where}>{caption}</caption>")
            on_web += [f"    <image>{html.escape(web.rstrip('/'))}/pictures/{name}.png</image>",
                       "  </screenshot>"]
        on_web.append("</screenshots>")
    text = text.replace("  @WEB@\n", "".join(f"  {line}\n" for line in on_web))
    inside = "".join(f"    {line}\n" for line in lines)
    text = text.replace("  @RELEASES@\n", f"  <releases>\n{inside}  </releases>\n")
    Path(out).write_text(text, encoding="utf-8")


def compressed(data, out):
    with open(out, "wb") as file, gzip.GzipFile("", "wb", 9, file, mtime=0) as packed:
        packed.write(data)


def write_changelog(changelog, full_version, maintainer, out):
    version, _, revision = full_version.rpartition("-")
    entries = []
    for name, day, _, sentences in releases(Path(changelog), version):
        words = [textwrap.fill(sentence, 78, initial_indent="  * ", subsequent_indent="    ",
                               break_on_hyphens=False)
                 for sentence in sentences]
        entries.append("leadline ({}-{}) bookworm; urgency=medium\n\n{}\n\n -- {}  {:%a, %d %b %Y %H:%M:%S %z}\n"
                       .format(name, revision, "\n".join(words), maintainer, day))
    compressed("\n".join(entries).encode(), out)


def write_man(source, version, changelog, out):
    day = datetime.fromtimestamp(newest(Path(changelog)), timezone.utc)
    text = Path(source).read_text(encoding="utf-8")
    compressed(text.replace("@VERSION@", version).replace("@DATE@", f"{day:%Y-%m-%d}").encode(), out)


def compress(source, out):
    compressed(Path(source).read_bytes(), out)


JOBS = {"metainfo": (write_metainfo, 5), "changelog": (write_changelog, 4),
        "man": (write_man, 4), "compress": (compress, 2)}

if __name__ == "__main__":
    job, count = JOBS.get(sys.argv[1] if len(sys.argv) > 1 else "", (None, 0))
    if job is None or len(sys.argv) != 2 + count:
        sys.exit(__doc__)
    job(*sys.argv[2:])
