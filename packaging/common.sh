# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# Sourced by run, test and bench: installing what is missing, configuring and building a preset.
# Everything here speaks on standard error; standard output belongs to the programs.
# (SC2034: used by the scripts that source this file.)

top=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
# shellcheck disable=SC2034
jobs=$(nproc 2>/dev/null || echo 2)

# What building and running takes on top of Debian's base system. The release preset holds the
# benchmarks too, therefore libbenchmark-dev stands here.
# shellcheck disable=SC2034
run_packages=(g++ cmake ninja-build qt6-base-dev qt6-charts-dev qt6-serialport-dev libgl1-mesa-dev libzstd-dev
    liblz4-dev zlib1g-dev libnetcdf-dev libgeotiff-dev libeigen3-dev libnanoflann-dev pkgconf libbenchmark-dev qt6-declarative-dev qt6-declarative-dev-tools
    qt6-l10n-tools qt6-tools-dev python3 python3-fonttools
    qml6-module-qtquick qml6-module-qtquick-controls qml6-module-qtquick-templates
    qml6-module-qtquick-layouts qml6-module-qtquick-window qml6-module-qtquick-dialogs
    qml6-module-qt-labs-folderlistmodel qml6-module-qtcharts qml6-module-qttest qml6-module-qtqml
    qml6-module-qtqml-workerscript qml6-module-qtqml-models
    fonts-inter fonts-dejavu-core fontconfig)
# What the tests take besides. The window is driven on an X server too: Xvfb, with OpenGL by
# llvmpipe. The libraries that Qt's xcb platform loads come with qt6-base-dev's libqt6gui6. netCDF
# exports are read back with Python, by those whom the guide's example is for. The last two lines look
# at what is installed beside the programs, and at the package.
# shellcheck disable=SC2034
test_packages=(lld clang-format xvfb xauth libgl1-mesa-dri
    libxkbcommon-x11-0 poppler-utils ffmpeg gdal-bin python3-netcdf4 python3-xarray python3-dask
    python3-pil stm32flash
    desktop-file-utils appstream shared-mime-info libglib2.0-bin librsvg2-bin man-db groff bash-completion zsh
    dpkg-dev lintian xz-utils)

# And what the sanitizers and the fuzzers do.
# shellcheck disable=SC2034
sanitizer_packages=(clang libclang-rt-14-dev)

# Paths in the cache are relative to the checkout, and precompiled headers take the rest.
ccache=$(command -v ccache || true)
export CCACHE_BASEDIR=$top CCACHE_NOHASHDIR=1
export CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime

say() { printf '%s\n' "$*" >&2; }

is_installed() { [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]; }

as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    elif [ -t 0 ]; then
        sudo "$@"
    else
        sudo -n "$@"
    fi
}

# install_missing PACKAGE...: asks apt only when dpkg lacks one of them.
install_missing() {
    local package missing=()
    if ! command -v dpkg-query >/dev/null; then
        say "This is not a Debian system: packages are not looked after here. Needed are what Debian calls: $*"
        return 0
    fi
    for package in "$@"; do
        is_installed "$package" || missing+=("$package")
    done
    [ ${#missing[@]} -gt 0 ] || return 0
    if [ "$(id -u)" -ne 0 ] && ! command -v sudo >/dev/null; then
        say "These packages are missing, and installing them takes root or sudo: ${missing[*]}"
        return 1
    fi
    say "Installing: ${missing[*]}"
    local apt=(env DEBIAN_FRONTEND=noninteractive apt-get -q -o Dpkg::Use-Pty=0
        -o DPkg::Lock::Timeout=300)
    # sudo may have to ask for a password, apt must not ask for anything.
    if ! { as_root "${apt[@]}" update && as_root "${apt[@]}" -y --no-install-recommends \
        install "${missing[@]}"; } >&2; then
        say "The packages could not be installed: ${missing[*]}. Is there a network, and may this user install?"
        return 1
    fi
}

# configure PRESET: only where it was not done, or when the presets changed since; CMake itself
# looks after changed CMakeLists.
configure() {
    local stamp=$top/build/$1/configured
    if [ -f "$stamp" ] && [ ! "$top/CMakePresets.json" -nt "$stamp" ]; then
        return 0
    fi
    # A cache that is installed and knows these files from another checkout spares compiling them.
    (cd "$top" && cmake --preset "$1" ${ccache:+-DCMAKE_CXX_COMPILER_LAUNCHER="$ccache"} >&2 && touch "$stamp")
}

# build PRESET [TARGET...]: configures when needed; without targets builds everything.
build() {
    local preset=$1
    shift
    configure "$preset" && cmake --build "$top/build/$preset" ${1:+--target "$@"} >&2
}
