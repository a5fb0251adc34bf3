// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// The keys that act on the live sonars: range and gain on the one whose plot is focused, the sector
/// on the Ping360, Q on the alarm. What cannot be done is said.
Item {
    id: root

    /// Of the focused plot; null without one.
    required property LiveSonar sonar
    required property LiveSonar scanner
    /// Null without alarms.
    required property Alarms alarms
    property ZoneAlarm zone: null
    /// No window lies over the plots.
    property bool active
    readonly property Ping360Controls ping360: sonar ? sonar.ping360 : null
    readonly property Ping1dControls ping1d: sonar ? sonar.ping1d : null

    readonly property bool sounding: (root.alarms?.sounding ?? false) || (root.zone?.sounding ?? false)

    signal said(string words)

    /// Of all that sound.
    function acknowledge() {
        if (alarms && alarms.sounding)
            alarms.acknowledge();
        if (zone && zone.sounding)
            zone.acknowledge();
    }
    /// The value that a control of it shows, of which a step is taken.
    function from(model: SettingModel): real {
        return model.state === SettingModel.Applied && !model.readOnly && !isNaN(model.wish) ? model.wish : model.value;
    }
    function ask(model: SettingModel, value: real, name: string) {
        if (model.readOnly)
            said(qsTr("%1: the sonar chooses it. Set Mode to Manual first.").arg(name));
        else if (!isNaN(value))
            model.request(value);
    }
    function stepRange(by: int) {
        stepRangeOf(sonar, by);
    }
    function stepRangeOf(which: LiveSonar, by: int) {
        if (which && which.ping360)
            ask(which.ping360.rangeM, SettingSteps.range(from(which.ping360.rangeM), by, 60), qsTr("Range"));
        else if (which && which.ping1d)
            ask(which.ping1d.rangeLengthM, SettingSteps.range(from(which.ping1d.rangeLengthM), by, 200), qsTr("Range"));
    }
    function stepGain(by: int) {
        if (ping360)
            ask(ping360.gain, Math.max(0, Math.min(2, from(ping360.gain) + by)), qsTr("Gain"));
        else if (ping1d)
            ask(ping1d.gain, Math.max(0, Math.min(6, from(ping1d.gain) + by)), qsTr("Gain"));
    }
    function stepSector(by: int) {
        const controls = scanner.ping360;
        const width = SettingSteps.sector(from(controls.sectorWidthDeg), by);
        if (!isNaN(width))
            controls.requestSector(width < 360 ? from(controls.sectorCentreDeg) : 0, width);
    }

    // What sounds stands on the screen until OK; only what is blind is said in passing.
    Connections {
        target: root.zone
        function onWarned(sentence: string) {
            root.said(sentence);
        }
    }
    Connections {
        target: root.alarms
        function onWarned(sentence: string) {
            root.said(sentence);
        }
    }
    ActionKey { action: "longer"; when: root.active && root.sonar !== null; onActivated: root.stepRange(1) }
    ActionKey { action: "shorter"; when: root.active && root.sonar !== null; onActivated: root.stepRange(-1) }
    ActionKey { action: "moreGain"; when: root.active && root.sonar !== null; onActivated: root.stepGain(1) }
    ActionKey { action: "lessGain"; when: root.active && root.sonar !== null; onActivated: root.stepGain(-1) }
    ActionKey { action: "nextSector"; when: root.active && root.scanner !== null && root.scanner.ping360 !== null; onActivated: root.stepSector(1) }
    ActionKey { action: "previousSector"; when: root.active && root.scanner !== null && root.scanner.ping360 !== null; onActivated: root.stepSector(-1) }
    ActionKey { action: "alarmOk"; when: root.sounding; onActivated: root.acknowledge() }
}
