# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash disable=SC2034,SC2154,SC2207 # of bash-completion's own manner
# Completion of leadline and leadline-cli. tests/packaging holds it against their --help.

_leadline_words() { COMPREPLY=($(compgen -W "$1" -- "$cur")); }

_leadline_recordings() { _filedir '@(mcap|bin|tlog|svlog|svlz|xtf)'; }

# Colons part words for bash: what stands before the last one is taken off again.
_leadline_links() {
    local ports
    ports=$(compgen -G '/dev/ttyUSB*'; compgen -G '/dev/ttyACM*'; compgen -G '/dev/serial/by-id/*')
    # shellcheck disable=SC2086 # one word a port
    _leadline_words "$(printf 'serial:%s ' $ports) udp:// udpin:// tcp:// sim:ping1d sim:ping360 sim:s500 sim:omniscan450 sim:surveyor240 sim:omniscan3d sim:vehicle"
    [[ $cur != *: && $cur != udp* && $cur != tcp* ]] || compopt -o nospace
    __ltrim_colon_completions "$cur"
}

_leadline() {
    local cur prev words cword split
    _init_completion -s -n : || return
    case $prev in
    --theme)
        _leadline_words 'dusk day night'
        return
        ;;
    --screenshot)
        _filedir png
        return
        ;;
    --data-dir)
        _filedir -d
        return
        ;;
    --size | --at) return ;;
    esac
    $split && return
    case $cur in
    -*)
        _leadline_words '-h --help --help-all -v --version --theme --size --at --screenshot --data-dir
            --demo --fullscreen --force --verbose'
        ;;
    serial:* | udp:* | udpin:* | tcp:* | sim:*) _leadline_links ;;
    *) _leadline_recordings ;;
    esac
} && complete -F _leadline leadline

_leadline_cli() {
    local cur prev words cword split
    _init_completion -s -n : || return
    local command=${words[1]}
    if [ "$cword" -eq 1 ]; then
        _leadline_words 'info export render report record repair simulate discover latency drift map
            -h --help -v --version'
        return
    fi
    case $command:$prev in
    export:--to)
        _leadline_words 'csv mcap pingviewer tlog svlog xtf pdf netcdf video png markers-csv markers-geojson
            markers-gpx markers-kml track-geojson track-gpx track-kml soundings-csv bottom-geotiff'
        return
        ;;
    render:--view)
        _leadline_words 'polar waterfall ascan'
        return
        ;;
    render:--columns)
        _leadline_words 'ping time'
        return
        ;;
    *:--palette)
        _leadline_words 'amber cividis ember fishfinder grey ice ink night-red viridis'
        return
        ;;
    latency:--probe)
        _leadline_words 'timesync ping'
        return
        ;;
    simulate:--path)
        _leadline_words 'transect survey hover hold'
        return
        ;;
    simulate:--listen)
        _leadline_words 'udpin://127.0.0.1: pty:'
        [[ ${COMPREPLY[0]-} == pty: ]] || compopt -o nospace
        __ltrim_colon_completions "$cur"
        return
        ;;
    *:-o | *:--output)
        _filedir
        return
        ;;
    *:--stream | *:--from | *:--until | *:--after | *:--at | *:--size | *:--sound-speed | *:--for | \
        *:--set | *:--split-* | *:--seed | *:--loss | *:--corrupt | *:--delay | *:--jitter | \
        *:--silence | *:--skew | *:--reboot | *:--firmware | *:--current | *:--wobble | \
        *:--deviation | *:--iron | *:--slip | *:--target | *:--count | \
        *:--interval | *:--timeout)
        return
        ;;
    esac
    $split && return
    local help='-h --help --help-all -v --version'
    case $command:$cur in
    info:-*) _leadline_words "$help --json" ;;
    export:-*)
        _leadline_words "$help --to --stream --from --until --after -o --force --samples --vehicle
            --drift --sound-speed --json-topics --side --size --palette --plain"
        ;;
    render:-*)
        _leadline_words "$help --view --stream --at --size --palette --columns --raw --plain --force -o"
        ;;
    report:-*) _leadline_words "$help --from --until -o --force" ;;
    record:-*)
        _leadline_words "$help -o --output --for --set --listen-only --split-after --split-size --force"
        ;;
    repair:-*) _leadline_words "$help" ;;
    simulate:-*)
        _leadline_words "$help --listen --seed --loss --corrupt --delay --jitter --silence --skew
            --reboot --firmware --path --current --wobble --deviation --iron --slip"
        ;;
    discover:-*) _leadline_words "$help --json --for" ;;
    latency:-*) _leadline_words "$help --probe --target --count --interval --timeout --json" ;;
    drift:-*) _leadline_words "$help --stream --from --until --sound-speed --vehicle --json -o --force" ;;
    map:-*) _leadline_words "$help --from --until --cell --side --json -o --force" ;;
    info:* | export:* | render:* | report:* | drift:* | map:*) _leadline_recordings ;;
    repair:*) _filedir mcap ;;
    record:* | discover:* | latency:*) _leadline_links ;;
    simulate:*) _leadline_words 'ping1d ping360 s500 omniscan450 surveyor240 omniscan3d vehicle' ;;
    esac
} && complete -F _leadline_cli leadline-cli
