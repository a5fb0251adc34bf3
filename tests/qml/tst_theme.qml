// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Leadline

TestCase {
    id: root

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
    }

    /// UX.md, 4.1: which colour of words lies on which ground.
    function test_textIsReadable_data() {
        const grounds = ["canvas", "app", "panel", "raised", "control", "hover", "select"];
        const rows = [];
        for (const theme of ["dusk", "day", "night"]) {
            for (const ink of ["text", "text2", "text3", "accent", "replay", "stop", "warn", "live"]) {
                // What is chosen has no words as quiet as text3.
                for (const ground of grounds.filter(ground => ink !== "text3" || ground !== "select"))
                    rows.push({ tag: theme + " " + ink + " on " + ground, theme: theme, ink: ink, ground: ground });
            }
            for (const [ink, ground] of [["accentInk", "accent"], ["liveInk", "live"], ["replayInk", "replayFill"],
                                         ["stopInk", "stopFill"], ["live", "liveTint"], ["stop", "stopTint"],
                                         ["warn", "warnTint"], ["text", "liveTint"], ["text2", "liveTint"]])
                rows.push({ tag: theme + " " + ink + " on " + ground, theme: theme, ink: ink, ground: ground });
        }
        return rows;
    }
    function test_textIsReadable(row) {
        Theme.name = row.theme;
        const found = contrast(Theme[row.ink], Theme[row.ground]);
        verify(found >= 4.5, row.tag + ": " + found.toFixed(2));
    }
    /// Graphics that mean something, and what shows the focus.
    function test_signsAreSeen_data() {
        const rows = [];
        for (const theme of ["dusk", "day", "night"]) {
            for (const ground of ["canvas", "app", "panel", "raised", "control", "hover", "select"])
                rows.push({ tag: theme + " focus on " + ground, theme: theme, ink: "accent", ground: ground });
            for (const [ink, ground] of [["controlLine", "panel"], ["controlLine", "control"], ["rec", "app"],
                                         ["cursor", "canvas"], ["marker", "canvas"], ["cursor", "halo"],
                                         ["marker", "halo"]])
                rows.push({ tag: theme + " " + ink + " on " + ground, theme: theme, ink: ink, ground: ground });
        }
        return rows;
    }
    function test_signsAreSeen(row) {
        Theme.name = row.theme;
        const found = contrast(Theme[row.ink], Theme[row.ground]);
        verify(found >= 3, row.tag + ": " + found.toFixed(2));
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
            const most = token === "cursor" || token === "marker" ? 0.12 : 0.07;
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
        compare(Format.plain(-2.5), "\u22122.5");
        compare(Format.speed(0.25), "¼×");
        compare(Format.bearing(-45), "315.0°");
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
