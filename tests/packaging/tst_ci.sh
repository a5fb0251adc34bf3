#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs .ci/run with a made-up packaging/test and compares what it counts.
# Arguments: the repository.
set -u
folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT
mkdir "$folder/.ci" "$folder/packaging"
cp "$1/.ci/run" "$folder/.ci"
wrong=0

# expect WHAT STATUS LAST-LINE PLAIN SANITIZED: what packaging/test does without and with --sanitized.
expect() {
    printf '#!/bin/sh\nif [ "${1-}" = --sanitized ]; then\n%s\nelse\n%s\nfi\n' "$5" "$4" >"$folder/packaging/test"
    chmod +x "$folder/packaging/test"
    local said status=0
    # Into a file, as a log is kept: nothing of it may be written over.
    "$folder/.ci/run" >"$folder/log" 2>&1 || status=$?
    said=$(cat "$folder/log")
    if [ "$(head -n 1 "$folder/log")" != "$(sh -c "$4" | head -n 1)" ]; then
        wrong=1
        printf 'Wrong: %s: the log begins with %s\n' "$1" "$(head -n 1 "$folder/log")"
    fi
    if [ "$status" -ne "$2" ] || [ "${said##*$'\n'}" != "$3" ]; then
        wrong=1
        printf 'Wrong: %s\nexpected| %s, status %s\nfound   | %s, status %s\n' \
            "$1" "$3" "$2" "${said##*$'\n'}" "$status"
    fi
}

expect 'both are added' 0 '12 passed, 0 failed' 'echo 7 passed, 0 failed' 'echo 5 passed, 0 failed'
expect 'skipped ones, too' 0 '12 passed, 0 failed, 3 skipped' 'echo 7 passed, 0 failed, 1 skipped' \
    'echo 5 passed, 0 failed, 2 skipped'
expect 'a failure of the first, and the second runs' 1 '9 passed, 2 failed' \
    'echo 4 passed, 2 failed; exit 1' 'echo 5 passed, 0 failed'
expect 'a failure of the second' 1 '9 passed, 1 failed' 'echo 4 passed, 0 failed' \
    'echo 5 passed, 1 failed; exit 1'
expect 'one that ends without a count' 1 '5 passed, 1 failed' 'echo Killed; exit 137' 'echo 5 passed, 0 failed'
expect 'one that counts well and ends badly' 1 '9 passed, 1 failed' 'echo 4 passed, 0 failed; exit 3' \
    'echo 5 passed, 0 failed'
exit "$wrong"
