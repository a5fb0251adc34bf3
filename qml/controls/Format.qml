// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick
import Leadline

/// Numbers as the window writes them.
QtObject {
    readonly property var roundFactors: [1, 2, 2.5, 5, 10]
    readonly property var timeSteps: [0.1, 0.2, 0.5, 1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800,
        3600, 7200, 21600]

    /// Lengths are shown in feet.
    property bool imperial: false
    readonly property string unit: imperial ? qsTr("ft") : qsTr("m")
    /// How many of what is shown are a metre.
    readonly property real perMetre: UnitFormat.perMetre(imperial)
    readonly property string speedUnit: imperial ? qsTr("ft/s") : qsTr("m/s")
    readonly property string temperatureUnit: imperial ? qsTr("°F") : qsTr("°C")
    /// What is shown of a temperature is this, and so many for each degree Celsius.
    readonly property real degreesAtZero: UnitFormat.degreesAtZero(imperial)
    readonly property real perCelsius: UnitFormat.degreesPerCelsius(imperial)

    function two(number: real): string {
        return String(Math.floor(number)).padStart(2, "0");
    }
    /// 00:13:21
    function clock(seconds: real): string {
        const s = Math.max(0, seconds);
        return two(s / 3600) + ":" + two(s % 3600 / 60) + ":" + two(s % 60);
    }
    /// 03:12, with hours only where there are some.
    function behind(seconds: real): string {
        const whole = clock(Math.floor(seconds));
        return seconds < 3600 ? whole.substring(3) : whole;
    }
    /// A link's address as one reads it: no scheme, no parameters.
    function address(url: string): string {
        return url.replace(/^\w+:\/*(dev\/)?/, "").replace(/\?(?:.*&)?baud=(\d+).*$/, " · $1").replace(/\?.*$/, "");
    }
    /// 4.1 s old
    function age(seconds: real): string {
        return seconds < 100 ? qsTr("%1 s old").arg(seconds.toFixed(1))
            : seconds < 7200 ? qsTr("%1 min old").arg(Math.floor(seconds / 60)) : qsTr("%1 h old").arg(Math.floor(seconds / 3600));
    }
    /// 4.1 s, 29 min, 3 h
    function elapsed(seconds: real): string {
        return seconds < 100 ? qsTr("%1 s").arg(seconds.toFixed(1))
            : seconds < 7200 ? qsTr("%1 min").arg(Math.floor(seconds / 60)) : qsTr("%1 h").arg(Math.floor(seconds / 3600));
    }
    /// How many seconds a timeline shows of a dive that goes on: steps, so that it does not creep.
    function liveSpan(seconds: real): real {
        const step = timeStep(seconds, 24);
        return seconds <= 60 ? 60 : Math.ceil(seconds / step) * step;
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
    /// To the millisecond, with as many decimals as it has.
    function seconds(number: real): string {
        const rounded = Math.round(number * 1000) / 1000;
        return (rounded < 0 ? "\u2212" : "") + String(Math.abs(rounded));
    }
    /// +0.4 s
    function shift(number: real): string {
        return (number > 0 ? "+" : "") + qsTr("%1\u00a0s").arg(seconds(number));
    }
    /// A length in the unit of the user's choice, without the unit, with as many decimals as its
    /// uncertainty (m) bears.
    function length(metres: real, errorM: real): string {
        const error = errorM * perMetre;
        return (metres * perMetre).toFixed(error >= 10 ? 0 : error >= 1 ? 1 : 2);
    }
    /// The same with its unit.
    function lengthUnit(metres: real, errorM: real): string {
        return qsTr("%1 %2").arg(length(metres, errorM)).arg(unit);
    }
    /// The same with the uncertainty behind it: 10.52 m ± 0.35
    function uncertain(metres: real, errorM: real): string {
        return qsTr("%1 ± %2").arg(lengthUnit(metres, errorM)).arg(length(errorM, errorM));
    }
    /// A length that somebody chose, as short as it can be written, without the unit.
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
    /// In tenths, 0 up to below 3600.
    function tenthsOfTurn(degrees: real): int {
        return Math.round(((degrees % 360 + 360) % 360) * 10) % 3600;
    }
    /// A relative bearing, 0.0° up to below 360.
    function bearing(degrees: real): string {
        return (tenthsOfTurn(degrees) / 10).toFixed(1) + "°";
    }
    /// A heading or true bearing: three digits, 000.0° up to below 360.
    function compass(degrees: real): string {
        return (tenthsOfTurn(degrees) / 10).toFixed(1).padStart(5, "0") + "°";
    }
    /// A rectangle shares more than a line with one of the others.
    function overlapsAny(box: rect, others: var): bool {
        return others.some(other => box.x < other.x + other.width && other.x < box.x + box.width
            && box.y < other.y + other.height && other.y < box.y + box.height);
    }
    /// A depth in the unit of the user's choice, without it, with a real minus.
    function depth(metres: real): string {
        const shown = Math.abs(metres * perMetre).toFixed(imperial ? 1 : 2);
        return (metres < 0 && Number(shown) !== 0 ? "\u2212" : "") + shown;
    }
    /// 50.12346° N
    function latitude(degrees: real): string {
        return qsTr("%1° %2").arg(Math.abs(degrees).toFixed(5)).arg(degrees < 0 ? qsTr("S") : qsTr("N"));
    }
    function longitude(degrees: real): string {
        return qsTr("%1° %2").arg(Math.abs(degrees).toFixed(5)).arg(degrees < 0 ? qsTr("W") : qsTr("E"));
    }
    /// What there is.
    function present(parts: var): var {
        return parts.filter(part => part !== "");
    }
    /// The same with dots between.
    function joined(parts: var): string {
        return present(parts).join(" · ");
    }
    /// The same to be read aloud.
    function translated(parts: var): string {
        return parts.filter(part => part !== "").join(", ");
    }
    /// 0.25 as ¼×
    function speed(factor: real): string {
        return (factor === 0.25 ? "¼" : String(factor)) + "×";
    }
    // Who asks here for keys asks again when they change.
    function sequencesOf(action: string): var {
        return KeyMap.revision > 0 ? KeyMap.sequences(action) : [];
    }
    function yields(action: string): bool {
        return KeyMap.revision > 0 && KeyMap.yields(action);
    }
    /// As tips say it: "Ctrl+O". Without a key, how the keyboard gets to a control.
    function key(action: string): string {
        return KeyMap.revision > 0 && KeyMap.hasKey(action) ? KeyMap.said([action]) : qsTr("Tab, Space");
    }
    /// Those of several actions: "Shift+← →".
    function keys(actions: var): string {
        return KeyMap.revision > 0 ? KeyMap.said(actions) : "";
    }
    /// A sentence with its values: names of files and words of devices may hold %1 themselves, which
    /// one arg() after the other would take for a place.
    function filled(sentence: string, values: var): string {
        return sentence.replace(/%([1-9])/g, (place, number) => number <= values.length ? String(values[number - 1]) : place);
    }
    /// "Search (Ctrl+F)"
    function keyed(words: string, action: string): string {
        return KeyMap.revision > 0 && KeyMap.hasKey(action) ? qsTr("%1 (%2)").arg(words).arg(KeyMap.said([action])) : words;
    }
}
