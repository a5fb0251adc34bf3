# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash disable=SC2154
# (SC2154: top comes from common.sh.)
# Sourced by test-install and test-deb, after common.sh: a bare Debian in a temporary folder, which is
# gone when the script ends. What could not be tried ends the script with status 77.

root='' mounted=no

# shellcheck disable=SC2317 # called by the trap
clean_up() {
    if [ "$mounted" = yes ]; then
        umount "$root/proc" || return
    fi
    [ -z "$root" ] || rm -rf --one-file-system "$root"
}

# own_suite: the name of the Debian that this runs on, such as bookworm; empty on other systems.
own_suite() {
    [ ! -e /etc/debian_version ] || sed -n 's/^VERSION_CODENAME=//p' /etc/os-release
}

# Where test-install leaves what it built on another Debian, for test-deb: the package, the QML modules
# that were there, and the commit.
built_on() { printf '%s' "$top/build/on-$1"; }

need_bare_debian() {
    if [ "$(id -u)" -ne 0 ]; then
        say "Skipped: making a bare Debian takes root."
        exit 77
    fi
    if ! command -v debootstrap >/dev/null; then
        say "Skipped: debootstrap is not installed."
        exit 77
    fi
}

# make_bare_debian SUITE [PACKAGE...]: sets `root`; the packages are there besides Debian's base system.
make_bare_debian() {
    local suite=$1 mirror=${LEADLINE_MIRROR:-http://deb.debian.org/debian}
    shift
    local packages=$*
    root=$(mktemp -d "${TMPDIR:-/tmp}/leadline-bare.XXXXXX") || exit 1
    chmod 755 "$root" # it is "/" for whoever is inside
    trap clean_up EXIT
    mkdir -p "$top/build"
    if ! debootstrap ${packages:+--include="${packages// /,}"} "$suite" "$root" "$mirror" \
        >"$top/build/debootstrap.log" 2>&1; then
        tail -5 "$top/build/debootstrap.log" >&2
        say "Skipped: debootstrap could not make a $suite system from $mirror (LEADLINE_MIRROR names another)."
        exit 77
    fi
    # The way to the network is this machine's.
    cp /etc/resolv.conf "$root/etc/resolv.conf"
    cp /etc/apt/apt.conf.d/*proxy* "$root/etc/apt/apt.conf.d/" 2>/dev/null
    mount -t proc proc "$root/proc" && mounted=yes
}

# inside COMMAND...: as root of the bare Debian.
inside() {
    chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 \
        DEBIAN_FRONTEND=noninteractive \
        ${http_proxy:+http_proxy="$http_proxy"} ${https_proxy:+https_proxy="$https_proxy"} "$@"
}
