#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Does a desktop know recordings by their first bytes and by their names, and nothing else?
# Arguments: the repository. Status 77: skipped.
set -u
top=$1
for tool in update-mime-database gio; do
    command -v "$tool" >/dev/null || {
        echo "SKIP   : tst_mime: $tool is missing"
        exit 77
    }
done
if [ ! -e /usr/share/mime/mime.cache ]; then
    echo "SKIP   : tst_mime: shared-mime-info is missing"
    exit 77
fi
folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT
mkdir -p "$folder/data/mime/packages"
cp "$top/packaging/linux/leadline-mime.xml" "$folder/data/mime/packages/leadline.xml"
said=$(update-mime-database "$folder/data/mime" 2>&1) || { echo "$said"; exit 1; }
wrong=0

# is TYPE NAME BYTES: a file of that name with these bytes (of printf).
is() {
    local found
    # shellcheck disable=SC2059 # the bytes are a format
    printf "$3" >"$folder/$2"
    found=$(XDG_DATA_HOME=$folder/data XDG_DATA_DIRS=/usr/share gio info -a standard::content-type \
        "$folder/$2" | sed -n 's/^ *standard::content-type: //p')
    if [ "$found" != "$1" ]; then
        echo "Wrong: $2 ($3) is $found, not $1"
        wrong=1
    fi
}

mcap='\x89MCAP0\r\n\x01\x04\0\0\0'
name='\0P\0i\0n\0g\0V\0i\0e\0w\0e\0r\0 \0s\0e\0n\0s\0o\0r\0 \0l\0o\0g\0 \0f\0i\0l\0e'
is application/x-mcap dive.mcap "$mcap"
is application/x-mcap dive "$mcap"
is application/x-mcap begun.mcap 'x'
is application/x-pingviewer-log 20250807.bin "\\0\\0\\0\\x34$name\\0\\0\\0\\1"
is application/x-pingviewer-log 20250807 "\\0\\0\\0\\x34$name\\0\\0\\0\\1"
is application/x-pingviewer-log script.bin '\0\0\0\x1aPingViewer sensor log file\0\0\0\1'
is application/x-mavlink-tlog flight.tlog '\0\5\1\2\3\4\5\6\xfd\1'
is application/x-cerulean-svlog dive.svlog 'BR\1\0'
is application/x-cerulean-svlz dive.svlz '\x1f\x8b\x08\0'
is application/x-xtf line.xtf '{\1\0'
# Anything else in a .bin is not ours, nor are those whose name only begins so.
is application/octet-stream firmware.bin '\1\2\3\4\5\6\7\10'
is application/octet-stream other.bin '\0\0\0\x34\0P\0i\0n\0g\0\1\2\3'
is application/octet-stream cut.bin '\x89MCAP1\r\n\1\2\3'
exit "$wrong"
