#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs a real ctest over made-up programs and compares what packaging/count-tests makes of it.
# Arguments: ctest, packaging/count-tests.
set -u
ctest=$1
counter=$2
folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT
wrong=0

# program NAME BODY [PROPERTIES…]
program() {
    printf '#!/bin/sh\n%s\n' "$2" >"$folder/$1.sh"
    printf 'add_test(%s "sh" "%s")\n' "$1" "$folder/$1.sh" >>"$folder/CTestTestfile.cmake"
    [ $# -lt 3 ] || printf 'set_tests_properties(%s PROPERTIES %s)\n' "$1" "$3" >>"$folder/CTestTestfile.cmake"
}

# expect WHAT LINES: counts the programs made since the last expect.
expect() {
    (cd "$folder" && "$ctest" -V) >"$folder/log" 2>&1
    local counted
    counted=$("$counter" "$folder/log")
    if [ "$counted" != "$2" ]; then
        wrong=1
        printf 'Wrong: %s\n' "$1"
        printf 'expected| %s\n' "$2"
        printf 'counted | %s\n' "$counted"
    fi
    rm -f "$folder"/*.sh "$folder/CTestTestfile.cmake"
}

frame='PASS   : T::initTestCase()
PASS   : T::cleanupTestCase()'

program tst_good "cat <<END
$frame
PASS   : T::a()
PASS   : T::b()
Totals: 4 passed, 0 failed, 0 skipped, 0 blacklisted, 1ms
END"
program plain 'echo Totals are not spoken of here'
expect 'a Qt Test counts its functions, another program counts one' 'counts 3 0 0'

program tst_bad "cat <<END
$frame
FAIL!  : T::a() '1 == 2' returned FALSE
   Loc: [t.cpp(1)]
PASS   : T::b()
Totals: 3 passed, 1 failed, 0 skipped, 0 blacklisted, 1ms
END
exit 1"
expect 'a failed function' 'counts 1 1 0
fail 1 tst_bad: Failed'

program tst_skips "cat <<END
$frame
SKIP   : T::a(row 7) no recordings beside the repository
   Loc: [t.cpp(1)]
Totals: 2 passed, 0 failed, 1 skipped, 0 blacklisted, 1ms
END"
program plain_skip 'exit 42' 'SKIP_RETURN_CODE 42'
program disabled 'exit 0' 'DISABLED TRUE'
expect 'skipped functions and programs, with their reasons' 'counts 0 0 3
skip tst_skips: T::a(row 7) no recordings beside the repository
skip plain_skip: Skipped
skip disabled: Not Run (Disabled)'

program tst_crash "cat <<END
PASS   : T::initTestCase()
PASS   : T::a()
END
kill -SEGV \$\$"
expect 'a crash before the totals' 'counts 0 1 0
fail 1 tst_crash: Exception: SegFault'

program tst_leak "cat <<END
$frame
PASS   : T::a()
Totals: 3 passed, 0 failed, 0 skipped, 0 blacklisted, 1ms
END
kill -ABRT \$\$"
expect 'a crash behind good totals' 'counts 1 1 0
fail 1 tst_leak: Subprocess aborted'

program tst_hangs 'echo "PASS   : T::a()"; exec sleep 60' 'TIMEOUT 1'
expect 'a program that hangs' 'counts 0 1 0
fail 1 tst_hangs: Timeout'

program gone 'true'
rm "$folder/gone.sh"
expect 'a program that cannot start' 'counts 0 1 0
fail 1 gone: Failed'

printf 'test 1\n    Start 1: cut\n\n1: PASS   : T::a()\n' >"$folder/cut"
if [ "$("$counter" "$folder/cut")" != 'counts 0 1 0
fail 1 cut: never ended' ]; then
    wrong=1
    echo 'Wrong: ctest itself was killed'
fi

exit $wrong
