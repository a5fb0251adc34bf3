#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# What desktops and shops are told of the program: are the desktop entry and the metainfo valid, also
# with an address on the web, and do both, the file types and the programs agree?
# Arguments: the repository, python3, the project's version. Status 77: skipped.
set -u
top=$1 python=$2 version=$3
folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT
wrong=0 skipped=0
fail() {
    echo "Wrong: $*"
    wrong=1
}
# has TOOL: or says that something is not looked at.
has() {
    command -v "$1" >/dev/null || {
        echo "SKIP   : tst_desktop: $1 is missing"
        skipped=77
        return 1
    }
}
entry=$top/packaging/linux/leadline.desktop
types=$top/packaging/linux/leadline-mime.xml

! has desktop-file-validate || desktop-file-validate "$entry" || fail "the desktop entry"

info=$folder/org.leadline.leadline.metainfo.xml
for web in - https://example.org/leadline; do
    "$python" "$top/packaging/linux/documents.py" metainfo "$top/packaging/linux/metainfo.xml.in" \
        "$top/CHANGELOG.md" "$version" "$web" "$info" || fail "the metainfo for $web"
    if has appstreamcli; then
        appstreamcli validate --no-net --strict --pedantic "$info" || fail "the metainfo for $web"
    fi
done
grep -q "<release version=\"$version\"" "$info" || fail "the metainfo has another version"
while read -r picture; do
    [ -s "$top/resources/guide/$picture" ] || fail "$picture of the metainfo is not of the guide"
done < <(sed -n 's|.*<image>https://example.org/leadline/\(.*\)</image>|\1|p' "$info")
[ "$(grep -c '<image>' "$info")" -eq 3 ] || fail "the metainfo has no pictures"

# In every language that the window speaks: each of the sentences once, and other words than English.
languages=()
for catalog in "$top"/resources/translations/leadline_??.ts; do
    language=$(basename "$catalog" .ts)
    [ "$language" = leadline_en ] || languages+=("${language#leadline_}")
done
[ ${#languages[@]} -ge 5 ] || fail "there are too few languages: ${languages[*]}"
"$python" - "$entry" "$types" "$info" "${languages[@]}" <<'END' || fail "the languages of what desktops and shops are told"
import re
import sys
import xml.etree.ElementTree as ElementTree

entry, types, info, *languages = sys.argv[1:]
LANG = "{http://www.w3.org/XML/1998/namespace}lang"
wrong = []


def check(what, words):
    """words: by language, "" for English."""
    others = set(words) - {""}
    if others != set(languages):
        wrong.append(f"{what} is in {sorted(others)}")
    wrong.extend(f"{what} is English in {language}" for language in sorted(others)
                 if not (words[language] or "").strip() or words[language] == words.get(""))


for group in re.split(r"^\[", open(entry, encoding="utf-8").read(), flags=re.M)[1:]:
    found = {}
    for key, language, value in re.findall(r"^(\w+)(?:\[(\w+)\])?=(.*)$", group, flags=re.M):
        found.setdefault(key, {})[language] = value
    wanted = ["Name"] if group.startswith("Desktop Action") else ["GenericName", "Comment", "Keywords"]
    for key in wanted:
        check(key, found.get(key, {}))
    for words in found.get("Keywords", {}).values():
        if not words.endswith(";"):
            wrong.append(f"Keywords end without a semicolon: {words}")

for mime in ElementTree.parse(types).getroot():
    check(mime.get("type"), {each.get(LANG, ""): each.text for each in mime
                             if each.tag.endswith("}comment")})

root = ElementTree.parse(info).getroot()
check("the summary", {each.get(LANG, ""): each.text for each in root.findall("summary")})
for screenshot in root.find("screenshots"):
    check("a caption", {each.get(LANG, ""): each.text for each in screenshot.findall("caption")})
# Each paragraph and item is followed by its translations.
for block in [root.find("description"), *root.findall("description/ul")]:
    sentences = []
    for each in block:
        if each.tag == "ul":
            continue
        if LANG not in each.attrib:
            sentences.append({})
        language = each.get(LANG, "")
        if language in sentences[-1]:
            wrong.append(f"twice in {language}: {each.text}")
        sentences[-1][language] = each.text
    for words in sentences:
        check(" ".join(words[""].split())[:40], words)
spoken = [each.text for each in root.findall("languages/lang")]
if sorted(spoken) != sorted(["en", *languages]):
    wrong.append(f"the metainfo says that the program speaks {spoken}")
text = " ".join(" ".join(root.find("description").itertext()).split())
wrong.extend(f"the metainfo says nothing of {word}" for word in ("firmware", "keys", "German", "screen readers")
             if word not in text)
print("\n".join(wrong))
sys.exit(bool(wrong))
END

# Releases: their order, kinds, and characters that mean something in XML.
cat >"$folder/CHANGELOG.md" <<'END'
# Changelog

## [Unreleased]

### Added

- A < B & `C`, [see](there.md).

## [0.2.0] - 2026-10-01

- Second.

## [0.1.0] - 2026-09-01

- First.
END
SOURCE_DATE_EPOCH=1800000000 "$python" "$top/packaging/linux/documents.py" metainfo \
    "$top/packaging/linux/metainfo.xml.in" "$folder/CHANGELOG.md" 0.3.0 - "$info" || fail "releases"
[ "$(sed -n 's/^ *<release version="\(.*\)" date="\(.*\)" type="\(.*\)">/\1 \2 \3/p' "$info")" = \
    "0.3.0 2027-01-15 development
0.2.0 2026-10-01 stable
0.1.0 2026-09-01 stable" ] || fail "the releases: $(grep '<release ' "$info")"
grep -qF '<li>A &lt; B &amp; <code>C</code>, see.</li>' "$info" || fail "a sentence of the changelog"
if "$python" "$top/packaging/linux/documents.py" metainfo "$top/packaging/linux/metainfo.xml.in" \
    <(sed '/Unreleased/,/^$/d; /^### Added/,/see/d' "$folder/CHANGELOG.md") 0.3.0 - "$info" 2>/dev/null; then
    fail "a version that the changelog does not know"
fi

# The same file types in all three, and actions and programs that exist.
in_entry=$(sed -n 's/^MimeType=//p' "$entry" | tr ';' '\n' | grep . | sort)
in_info=$(sed -n 's|.*<mediatype>\(.*\)</mediatype>|\1|p' "$top/packaging/linux/metainfo.xml.in" | sort)
in_types=$(sed -n 's|.*<mime-type type="\(.*\)">|\1|p' "$types" | sort)
if [ "$in_entry" != "$in_info" ] || [ "$in_entry" != "$in_types" ]; then
    fail "file types differ: $in_entry / $in_info / $in_types"
fi
grep -q "^Exec=leadline --demo$" "$entry" || fail "there is no demo"

[ "$wrong" -eq 0 ] || exit 1
exit "$skipped"
