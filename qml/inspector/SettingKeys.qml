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
    /// Its compass check is acknowledged, too; null without one.
    property PictureMotion motion: null
    readonly property bool compassDiffers: motion !== null && motion.compassState === PictureMotion.Differs && !motion.compassAcknowledged
    /// No window lies over the plots.
    property bool active
    readonly property bool sounding: (root.alarms?.sounding ?? false) || (root.zone?.sounding ?? false)

    signal notified(string text)

    /// Of all that sound.
    function acknowledge() {
        if (alarms && alarms.sounding)
            alarms.acknowledge();
        if (zone && zone.sounding)
            zone.acknowledge();
        if (compassDiffers)
            motion.acknowledgeCompass();
    }
    /// The value that a control of it shows, of which a step is taken.
    function from(model: SettingModel): real {
        return model.state === SettingModel.Applied && !model.readOnly && !isNaN(model.requested) ? model.requested : model.value;
    }
    function ask(model: SettingModel, value: real, name: string) {
        if (model.readOnly)
            notified(qsTr("%1 is set by the sonar. Set Mode to Manual first.").arg(name));
        else if (!isNaN(value))
            model.request(value);
    }
    function stepRange(by: int) {
        stepRangeOf(sonar, by);
    }
    function stepRangeOf(which: LiveSonar, by: int) {
        const settings = which ? which.settings : null;
        const range = settings ? settings.of("rangeM") ?? settings.of("rangeLengthM") ?? settings.of("rangeEndM") : null;
        if (range)
            ask(range, SettingSteps.range(from(range), by, range.roundUpTo, Format.imperial), qsTr("Range"));
    }
    function stepGain(by: int) {
        const gain = sonar && sonar.settings ? sonar.settings.of("gain") : null;
        if (gain)
            ask(gain, Math.max(gain.lowest, Math.min(gain.highest, from(gain) + by)), gain.name);
    }
    function stepSector(by: int) {
        const width = scanner.settings.of("sectorWidthDeg");
        const next = SettingSteps.sector(from(width), by);
        if (!isNaN(next))
            scanner.settings.requestBoth("sectorCentreDeg", next < 360 ? from(scanner.settings.of("sectorCentreDeg")) : 0,
                                         "sectorWidthDeg", next);
    }

    // What sounds stands on the screen until OK; only what is blind is said in passing.
    Connections {
        target: root.zone
        function onWarned(sentence: string) {
            root.notified(sentence);
        }
    }
    Connections {
        target: root.alarms
        function onWarned(sentence: string) {
            root.notified(sentence);
        }
    }
    ActionKey { action: "longer"; when: root.active && root.sonar !== null; onActivated: root.stepRange(1) }
    ActionKey { action: "shorter"; when: root.active && root.sonar !== null; onActivated: root.stepRange(-1) }
    ActionKey { action: "moreGain"; when: root.active && root.sonar !== null; onActivated: root.stepGain(1) }
    ActionKey { action: "lessGain"; when: root.active && root.sonar !== null; onActivated: root.stepGain(-1) }
    ActionKey { action: "nextSector"; when: root.active && root.scanner !== null && root.scanner.settings !== null; onActivated: root.stepSector(1) }
    ActionKey { action: "previousSector"; when: root.active && root.scanner !== null && root.scanner.settings !== null; onActivated: root.stepSector(-1) }
    ActionKey { action: "alarmOk"; when: root.sounding || root.compassDiffers; onActivated: root.acknowledge() }
}
