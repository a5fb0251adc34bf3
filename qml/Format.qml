// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick

/// Numbers as the window writes them.
QtObject {
    readonly property var roundFactors: [1, 2, 2.5, 5, 10]
    readonly property var timeSteps: [0.1, 0.2, 0.5, 1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800,
        3600, 7200, 21600]

    function two(number: real): string {
        return String(Math.floor(number)).padStart(2, "0");
    }
    /// 00:13:21
    function clock(seconds: real): string {
        const s = Math.max(0, seconds);
        return two(s / 3600) + ":" + two(s % 3600 / 60) + ":" + two(s % 60);
    }
    /// 00:13:21.2
    function clockTenths(seconds: real): string {
        return clock(seconds) + "." + Math.floor(Math.max(0, seconds) * 10 % 10);
    }
    /// The round step (1, 2, 2.5 or 5 times a power of ten) that cuts a span into about `count`.
    function roundStep(span: real, count: real): real {
        const power = Math.pow(10, Math.floor(Math.log10(Math.max(span, 1e-6) / count)));
        return roundFactors.find(f => f * power * count >= span * 0.999) * power;
    }
    /// The step of a time axis in seconds.
    function timeStep(span: real, count: real): real {
        return timeSteps.find(step => step * count >= span) || 86400;
    }
    /// As many decimals as a step needs, with a real minus.
    function plain(number: real): string {
        const rounded = Math.round(number * 100) / 100;
        return (rounded < 0 ? "\u2212" : "") + String(Math.abs(rounded));
    }
    /// Metres with as many decimals as their uncertainty bears.
    function metres(range: real, errorM: real): string {
        return range.toFixed(errorM >= 10 ? 0 : errorM >= 1 ? 1 : 2);
    }
    /// A relative bearing, 0 up to below 360.
    function bearing(degrees: real): string {
        return ((degrees + 360) % 360).toFixed(1) + "°";
    }
    /// What there is, with dots between.
    function joined(parts: var): string {
        return parts.filter(part => part !== "").join(" · ");
    }
    /// 0.25 as ¼×
    function speed(factor: real): string {
        return (factor === 0.25 ? "¼" : String(factor)) + "×";
    }
}
