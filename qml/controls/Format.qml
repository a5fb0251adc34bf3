// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick
import Leadline

/// Formats values for display.
QtObject {
    readonly property var roundFactors: imperial ? [1, 2, 5, 10] : [1, 2, 2.5, 5, 10]
    readonly property var timeSteps: [0.1, 0.2, 0.5, 1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800,
        3600, 7200, 21600]

    /// Lengths are shown in feet.
    property bool imperial: false
    readonly property string unit: imperial ? qsTr("ft") : qsTr("m")
    /// Display units per metre.
    readonly property real perMetre: UnitFormat.perMetre(imperial)
    readonly property string speedUnit: imperial ? qsTr("ft/s") : qsTr("m/s")
    readonly property string temperatureUnit: imperial ? qsTr("°F") : qsTr("°C")
    /// Displayed temperature at 0 °C, and display degrees per degree Celsius.
    readonly property real degreesAtZero: UnitFormat.degreesAtZero(imperial)
    readonly property real perCelsius: UnitFormat.degreesPerCelsius(imperial)

    function two(number: real): string {
        return String(Math.floor(number)).padStart(2, "0");
    }
    /// Time of the recording: 00:13:21.
    function clock(seconds: real): string {
        const s = Math.max(0, seconds);
        return two(s / 3600) + ":" + two(s % 3600 / 60) + ":" + two(s % 60);
    }
    /// Duration: 03:12, with hours only if there are any.
    function behind(seconds: real): string {
        const whole = clock(Math.floor(seconds));
        return seconds < 3600 ? whole.substring(3) : whole;
    }
    /// Short form of a link's URL, without scheme and parameters.
    function address(url: string): string {
        return url.replace(/^\w+:\/*(dev\/)?/, "").replace(/\?(?:.*&)?baud=(\d+).*$/, " · $1").replace(/\?.*$/, "");
    }
    /// Age of a value: 4.1 s old.
    function age(seconds: real): string {
        return seconds < 100 ? qsTr("%1 s old").arg(seconds.toFixed(1))
            : seconds < 7200 ? qsTr("%1 min old").arg(Math.floor(seconds / 60)) : qsTr("%1 h old").arg(Math.floor(seconds / 3600));
    }
    /// Duration in its largest unit: 4.1 s, 29 min, 3 h.
    function elapsed(seconds: real): string {
        return seconds < 100 ? qsTr("%1 s").arg(seconds.toFixed(1))
            : seconds < 7200 ? qsTr("%1 min").arg(Math.floor(seconds / 60)) : qsTr("%1 h").arg(Math.floor(seconds / 3600));
    }
    /// Span of the timeline in seconds for a running dive of that length; grows in steps, so that
    /// the picture does not move all the time.
    function liveSpan(seconds: real): real {
        const step = timeStep(seconds, 24);
        return seconds <= 60 ? 60 : Math.ceil(seconds / step) * step;
    }
    /// Time of the recording with tenths: 00:13:21.2.
    function clockTenths(seconds: real): string {
        return clock(seconds) + "." + Math.floor(Math.max(0, seconds) * 10 % 10);
    }
    /// The round step (1, 2, in metres 2.5, or 5 times a power of ten) that cuts a span into about `count`.
    function roundStep(span: real, count: real): real {
        const power = Math.pow(10, Math.floor(Math.log10(Math.max(span, 1e-6) / count)));
        return roundFactors.find(f => f * power * count >= span * 0.999) * power;
    }
    /// The step of a time axis in seconds.
    function timeStep(span: real, count: real): real {
        return timeSteps.find(step => step * count >= span) || 86400;
    }
    /// Number with at most two decimals and a real minus sign.
    function plain(number: real): string {
        const rounded = Math.round(number * 100) / 100;
        return (rounded < 0 ? "\u2212" : "") + String(Math.abs(rounded));
    }
    /// Seconds with at most three decimals.
    function seconds(number: real): string {
        const rounded = Math.round(number * 1000) / 1000;
        return (rounded < 0 ? "\u2212" : "") + String(Math.abs(rounded));
    }
    /// Signed time shift: +0.4 s.
    function shift(number: real): string {
        return (number > 0 ? "+" : "") + qsTr("%1\u00a0s").arg(seconds(number));
    }
    /// Length in the display unit, without the unit. The decimals follow from the uncertainty
    /// `errorM` in metres.
    function length(metres: real, errorM: real): string {
        const error = errorM * perMetre;
        return (metres * perMetre).toFixed(error >= 10 ? 0 : error >= 1 ? 1 : 2);
    }
    /// As length(), with the unit.
    function lengthUnit(metres: real, errorM: real): string {
        return qsTr("%1 %2").arg(length(metres, errorM)).arg(unit);
    }
    /// Signed height above the bottom with its unit, to a hundredth: +0.42 m.
    function heightUnit(metres: real): string {
        return (metres < 0 ? "\u2212" : "+") + lengthUnit(Math.abs(metres), 0);
    }
    /// As lengthUnit(), followed by the uncertainty: 10.52 m ± 0.35.
    function uncertain(metres: real, errorM: real): string {
        return qsTr("%1 ± %2").arg(lengthUnit(metres, errorM)).arg(length(errorM, errorM));
    }
    /// A set length, such as a limit, with at most two decimals and without the unit.
    function chosen(metres: real): string {
        return plain(metres * perMetre);
    }
    /// A speed of sound with its unit, to a tenth.
    function soundSpeed(metresPerSecond: real): string {
        return qsTr("%1 %2").arg(plain(Math.round(metresPerSecond * perMetre * 10) / 10)).arg(speedUnit);
    }
    /// 15.2 °C
    function temperature(celsius: real): string {
        return qsTr("%1 %2").arg(UnitFormat.temperature(celsius, imperial).toFixed(1)).arg(temperatureUnit);
    }
    /// Angle in tenths of a degree, 0 to 3599.
    function tenthsOfTurn(degrees: real): int {
        return Math.round(((degrees % 360 + 360) % 360) * 10) % 3600;
    }
    /// Relative bearing, 0.0° to 359.9°.
    function bearing(degrees: real): string {
        return (tenthsOfTurn(degrees) / 10).toFixed(1) + "°";
    }
    /// How far something turned clockwise, with its sign: +23.0°.
    function turn(degrees: real): string {
        const tenths = Math.round(degrees * 10);
        return (tenths < 0 ? "−" : tenths > 0 ? "+" : "") + qsTr("%1°").arg((Math.abs(tenths) / 10).toFixed(1));
    }
    /// Heading or true bearing with three digits, 000.0° to 359.9°.
    function compass(degrees: real): string {
        return (tenthsOfTurn(degrees) / 10).toFixed(1).padStart(5, "0") + "°";
    }
    /// Whether a rectangle overlaps one of the others; touching is not overlapping.
    function overlapsAny(box: rect, others: var): bool {
        return others.some(other => box.x < other.x + other.width && other.x < box.x + box.width
            && box.y < other.y + other.height && other.y < box.y + box.height);
    }
    /// Depth in the display unit, without the unit, with a real minus sign.
    function depth(metres: real): string {
        const shown = Math.abs(metres * perMetre).toFixed(imperial ? 1 : 2);
        return (metres < 0 && Number(shown) !== 0 ? "\u2212" : "") + shown;
    }
    /// The widest text of the shape of a figure, or the usual one if that is longer: nothing beside
    /// it moves while its digits change.
    function widest(figure: string, usual: string): string {
        return figure.length > usual.length ? figure.replace(/\d/g, "8") : usual;
    }
    /// Latitude: 50.12346° N.
    function latitude(degrees: real): string {
        return qsTr("%1° %2").arg(Math.abs(degrees).toFixed(5)).arg(degrees < 0 ? qsTr("S") : qsTr("N"));
    }
    function longitude(degrees: real): string {
        return qsTr("%1° %2").arg(Math.abs(degrees).toFixed(5)).arg(degrees < 0 ? qsTr("W") : qsTr("E"));
    }
    /// The parts that are not empty.
    function present(parts: var): var {
        return parts.filter(part => part !== "");
    }
    /// The parts that are not empty, separated by dots.
    function joined(parts: var): string {
        return present(parts).join(" · ");
    }
    /// The parts that are not empty, separated by commas, for screen readers.
    function translated(parts: var): string {
        return parts.filter(part => part !== "").join(", ");
    }
    /// Playback rate: ¼×, 2×.
    function speed(factor: real): string {
        return (factor === 0.25 ? "¼" : String(factor)) + "×";
    }
    // Reading KeyMap.revision makes bindings evaluate again when the keys change.
    function sequencesOf(action: string): var {
        return KeyMap.revision > 0 ? KeyMap.sequences(action) : [];
    }
    function yields(action: string): bool {
        return KeyMap.revision > 0 && KeyMap.yields(action);
    }
    /// Keys of an action for tooltips: "Ctrl+O". Without one, how to reach the control by keyboard.
    function key(action: string): string {
        return KeyMap.revision > 0 && KeyMap.hasKey(action) ? KeyMap.shortcutText([action]) : qsTr("Tab, Space");
    }
    /// Keys of several actions: "Shift+← →".
    function keys(actions: var): string {
        return KeyMap.revision > 0 ? KeyMap.shortcutText(actions) : "";
    }
    /// Replaces %1 to %9 by values in one pass: file names and device texts may contain %1
    /// themselves, which chained arg() calls would replace.
    function filled(sentence: string, values: var): string {
        return sentence.replace(/%([1-9])/g, (place, number) => number <= values.length ? String(values[number - 1]) : place);
    }
    /// Text with the keys of an action: "Search (Ctrl+F)".
    function keyed(text: string, action: string): string {
        return KeyMap.revision > 0 && KeyMap.hasKey(action) ? qsTr("%1 (%2)").arg(text).arg(KeyMap.shortcutText([action])) : text;
    }
}
