// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// The limits of the armed alarms, over the echoes of the live Ping1D.
Item {
    id: root

    /// Null where nobody watches.
    required property Alarms alarms
    required property WaterfallItem waterfall
    /// What lies over them.
    property var covers: []
    readonly property bool shown: alarms !== null && alarms.watching

    Repeater {
        model: root.shown ? [[root.alarms.nearOn, root.alarms.nearM, qsTr("Alarm %1")],
            [root.alarms.farOn, root.alarms.farM, qsTr("Alarm far %1")]] : []
        delegate: AlarmLine {
            required property var modelData

            on: modelData[0]
            metres: modelData[1]
            words: modelData[2].arg(Format.lengthUnit(modelData[1], 1))
            waterfall: root.waterfall
            covers: root.covers
        }
    }
}
