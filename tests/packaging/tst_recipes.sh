#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# What can be said of the recipes for AppImage and Flatpak without their tools.
# Arguments: the repository, python3.
set -u
top=$1 python=$2
folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT
wrong=0
fail() {
    echo "Wrong: $*"
    wrong=1
}

# An AppImage is either program, by its name or its first argument, which keep their arguments.
mkdir -p "$folder/usr/bin"
for program in leadline leadline-cli; do
    cat >"$folder/usr/bin/$program" <<'END'
#!/bin/sh
printf %s "${0##*/}"
printf ' [%s]' "$@"
END
    chmod +x "$folder/usr/bin/$program"
done
# called NAME EXPECTED ARGUMENT...
called() {
    local name=$1 expected=$2 said
    shift 2
    said=$(APPDIR=$folder ARGV0=$name "$top/packaging/appimage/AppRun" "$@")
    [ "$said" = "$expected" ] || fail "$name $* calls: $said"
}
called ./Leadline.AppImage 'leadline [my dive.bin]' 'my dive.bin'
called /usr/local/bin/leadline-cli 'leadline-cli [info] [my dive.bin]' info 'my dive.bin'
called ./Leadline.AppImage 'leadline-cli [info] [x]' cli info x

# Where linuxdeploy is missing, that is said before anything is built.
for tool in bash dirname cat nproc; do
    ln -s "$(command -v $tool)" "$folder/$tool"
done
if said=$(PATH=$folder bash "$top/packaging/appimage/build" 2>&1) ||
    [[ $said != *"Not in the PATH: linuxdeploy linuxdeploy-plugin-qt."* ]]; then
    fail "packaging/appimage/build without its tools: $said"
fi

manifest=$top/packaging/flatpak/org.leadline.leadline.yml
! grep -E -- '--filesystem=(home|host|~|/)' "$manifest" || fail "the Flatpak reaches the home folder"
[ "$(grep -c -- '--filesystem=' "$manifest")" -eq 1 ] || fail "the Flatpak reaches more folders"
grep -q '<id>org.leadline.leadline</id>' "$top/packaging/linux/metainfo.xml.in" || fail "ids differ"
"$python" - "$manifest" <<'EOF' || fail "the manifest"
import sys

try:
    import yaml
except ImportError:
    print("python3-yaml is missing: the manifest was not parsed")
    sys.exit(0)
manifest = yaml.safe_load(open(sys.argv[1], encoding="utf-8"))
assert manifest["id"] == "org.leadline.leadline" and manifest["command"] == "leadline"
assert manifest["runtime"] == "org.kde.Platform" and manifest["runtime-version"].startswith("6.")
for module in manifest["modules"]:
    for source in module["sources"]:
        assert source["type"] == "dir" or len(source["sha256"]) == 64, module["name"]
EOF
exit "$wrong"
