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

    function test_textIsReadable_data() {
        const rows = [];
        for (const theme of ["dusk", "day", "night"]) {
            for (const ink of ["text", "text2", "text3", "accent", "replay", "stop", "warn", "live"])
                rows.push({ tag: theme + " " + ink, theme: theme, ink: ink });
        }
        return rows;
    }
    function test_textIsReadable(row) {
        Theme.name = row.theme;
        for (const ground of [Theme.canvas, Theme.app, Theme.panel, Theme.control])
            verify(contrast(Theme[row.ink], ground) >= 4.5, row.tag + " on " + ground + ": " + contrast(Theme[row.ink], ground));
    }
    function test_inkOnFillsIsReadable_data() {
        return [{ tag: "dusk" }, { tag: "day" }, { tag: "night" }];
    }
    function test_inkOnFillsIsReadable(row) {
        Theme.name = row.tag;
        verify(contrast(Theme.replayInk, Theme.replayFill) >= 4.5);
        verify(contrast(Theme.accentInk, Theme.accent) >= 4.5);
        verify(contrast(Theme.controlLine, Theme.panel) >= 3);
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
    function test_nightKeepsToRed() {
        Theme.name = "night";
        for (const token of ["text", "text2", "text3", "accent", "replay", "stop", "warn", "live"]) {
            verify(linear(Theme[token].g) < 0.07, token);
            verify(linear(Theme[token].b) < 0.07, token);
        }
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
