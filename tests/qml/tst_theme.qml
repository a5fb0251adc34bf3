// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Leadline

TestCase {
    id: root

    /// Each token of Theme is in one of these: words on any ground; grounds; the fills of states with
    /// the words on them; what means something without words; and what only parts or backs others.
    readonly property var words: ["text", "text2", "text3", "accent", "replay", "stop", "warn", "live"]
    readonly property var grounds: still.concat(["hover", "select", "liveTint", "stopTint", "warnTint"])
    /// On which controls stand that nobody points at or chose.
    readonly property var still: ["canvas", "app", "panel", "raised", "control"]
    readonly property var fills: [["accentInk", "accent"], ["liveInk", "live"], ["replayInk", "replayFill"],
        ["stopInk", "stopFill"]]
    readonly property var evidence: ["rec", "controlLine", "cursor", "marker", "ghost"]
    readonly property var lines: ["line", "lineStrong", "grid", "gridStrong", "halo"]

    name: "Theme"

    function linear(channel) {
        return channel <= 0.04045 ? channel / 12.92 : Math.pow((channel + 0.055) / 1.055, 2.4);
    }
    function luminance(colour) {
        return 0.2126 * linear(colour.r) + 0.7152 * linear(colour.g) + 0.0722 * linear(colour.b);
    }
    function contrast(one, other) {
        const a = luminance(one), b = luminance(other);
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    }
    function cleanup() {
        Theme.name = "dusk";
        Theme.highContrast = false;
    }

    /// Theme by theme, as it is and with high contrast.
    function rowsOf(pairs) {
        const rows = [];
        for (const theme of Theme.names)
            for (const high of [false, true])
                for (const [ink, ground] of pairs(high))
                    rows.push({ tag: theme + (high ? ", high contrast, " : " ") + ink + " on " + ground,
                                theme: theme, high: high, ink: ink, ground: ground });
        return rows;
    }
    function found(row) {
        Theme.name = row.theme;
        Theme.highContrast = row.high;
        return contrast(Theme[row.ink], Theme[row.ground]);
    }
    /// A new colour is measured nowhere until it stands in one of the lists above.
    function test_everyColourIsMeasured() {
        const known = words.concat(grounds, evidence, lines, fills.map(pair => pair[0]), fills.map(pair => pair[1]));
        for (const theme of Theme.names) {
            const colours = Object.keys(Theme.tokens[theme]).filter(token => token !== "palette");
            for (const token of colours) {
                verify(Theme.tokens[theme][token].startsWith("#"), theme + " " + token);
                verify(known.includes(token), token + " is neither words, ground, fill, sign nor line");
                compare(String(Theme[token]), String(Qt.color(Theme.tokens[theme][token])), token);
            }
            for (const token of known)
                verify(colours.includes(token), theme + " has no " + token);
            Theme.name = Theme.next;
        }
    }
    /// Which colour of words lies on which ground.
    function test_textIsReadable_data() {
        // What is chosen has no words as quiet as text3, which is text2 in high contrast.
        const lieOn = (ink, high) => grounds.filter(ground => high || ink !== "text3" || ground !== "select");
        return rowsOf(high => words.reduce((pairs, ink) => pairs.concat(lieOn(ink, high).map(ground => [ink, ground])),
                                           fills));
    }
    function test_textIsReadable(row) {
        const ratio = found(row);
        verify(ratio >= 4.5, row.tag + ": " + ratio.toFixed(2));
    }
    /// Graphics that mean something, and what shows the focus.
    function test_signsAreSeen_data() {
        return rowsOf(high => grounds.map(ground => ["accent", ground])
            .concat(grounds.map(ground => ["rec", ground]),
                    [["cursor", "canvas"], ["marker", "canvas"], ["ghost", "canvas"], ["cursor", "halo"], ["marker", "halo"]],
                    still.map(ground => ["controlLine", ground]),
                    // In high contrast it is every control's edge.
                    high ? still.map(ground => ["lineStrong", ground]) : []));
    }
    function test_signsAreSeen(row) {
        const ratio = found(row);
        verify(ratio >= 3, row.tag + ": " + ratio.toFixed(2));
    }
    /// The strip of confidence where it is well; it is not opaque.
    function test_whatIsWellIsSeen_data() {
        return rowsOf(high => still.map(ground => ["sure", ground]));
    }
    function test_whatIsWellIsSeen(row) {
        Theme.name = row.theme;
        Theme.highContrast = row.high;
        const ratio = contrast(Qt.tint(Theme[row.ground], Theme[row.ink]), Theme[row.ground]);
        verify(ratio >= 3, row.tag + ": " + ratio.toFixed(2));
    }
    function test_highContrastIsHigher_data() {
        return Theme.names.map(theme => ({ tag: theme, theme: theme }));
    }
    function test_highContrastIsHigher(row) {
        for (const ink of ["text2", "text3", "line", "lineStrong"])
            for (const ground of still) {
                const usual = found({ theme: row.theme, high: false, ink: ink, ground: ground });
                const high = found({ theme: row.theme, high: true, ink: ink, ground: ground });
                verify(high > usual, ink + " on " + ground + ": " + high.toFixed(2));
            }
    }
    function test_themesGoRound() {
        const seen = [];
        for (let i = 0; i < 3; ++i) {
            seen.push(String(Theme.canvas));
            Theme.name = Theme.next;
        }
        compare(Theme.name, "dusk");
        compare(new Set(seen).size, 3);
    }
    /// Of linear light in green and blue: 7 %, of what is drawn over echoes 12 %.
    function test_nightKeepsToRed() {
        Theme.name = "night";
        let colours = 0;
        for (const token in Theme.tokens.night) {
            if (!String(Theme.tokens.night[token]).startsWith("#"))
                continue;
            const most = ["cursor", "marker", "ghost"].includes(token) ? 0.12 : 0.07;
            const colour = Qt.color(Theme.tokens.night[token]);
            verify(linear(colour.g) < most, token);
            verify(linear(colour.b) < most, token);
            ++colours;
        }
        verify(colours > 25);
    }
    function test_digitsAreOfOneWidth() {
        metrics.text = "0000";
        const zeros = metrics.advanceWidth;
        for (const text of ["1111", "7777", "4444"]) {
            metrics.text = text;
            compare(metrics.advanceWidth, zeros, text);
        }
        compare(fontInfo.fontInfo.family, "Leadline Sans");
    }
    function test_formats() {
        compare(Format.clock(3661.9), "01:01:01");
        compare(Format.clockTenths(61.25), "00:01:01.2");
        compare(Format.roundStep(10, 5), 2);
        compare(Format.roundStep(12, 5), 2.5);
        Format.imperial = true;
        compare(Format.roundStep(12, 5), 5);
        compare(Format.roundStep(40, 6), 10);
        compare(Format.heightUnit(-0.3048), "\u22121.00 ft");
        Format.imperial = false;
        compare(Format.heightUnit(0.42), "+0.42 m");
        compare(Format.plain(-2.5), "\u22122.5");
        compare(Format.speed(0.25), "¼×");
        compare(Format.bearing(-45), "315.0°");
        compare(Format.bearing(-0.04), "0.0°");
        compare(Format.bearing(359.96), "0.0°");
        // A name is no place for a value, and a place without one stays.
        compare(Format.filled("%1 · %2 %", ["dive%1%2", 7]), "dive%1%2 · 7 %");
        compare(Format.filled("%2 of %1, %3", [0, "$&"]), "$& of 0, %3");
        compare(Format.age(99.9), "99.9 s old");
        compare(Format.age(1766), "29 min old");
        compare(Format.age(86400), "24 h old");
        compare(Format.elapsed(1766), "29 min");
    }

    TextMetrics {
        id: metrics

        font: Theme.depth
    }
    Text {
        id: fontInfo

        text: "0"
        font: Theme.depth
    }
}
