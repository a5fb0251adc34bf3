// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// The levels of a sonar's echoes: automatic, set by hand, or raw, and their figures.
SettingRow {
    id: root

    required property EchoLevels levels
    required property string sonar
    /// There are rows of another sonar.
    property bool named
    readonly property var modes: [EchoLevels.Auto, EchoLevels.Manual, EchoLevels.Raw]

    name: named ? qsTr("Levels of the %1").arg(sonar) : qsTr("Levels")
    Segmented {
        objectName: "levelsMode"
        width: parent.width
        fill: true
        name: root.name
        key: Format.keys(["levelsAuto", "levelsRaw"])
        options: [qsTr("Auto"), qsTr("Manual"), qsTr("Raw")]
        current: root.levels.raw ? 2 : root.modes.indexOf(root.levels.mode)
        onActivated: index => root.levels.mode = root.modes[index]
    }
    SmallText {
        width: parent.width
        horizontalAlignment: Text.AlignLeft
        wrapMode: Text.Wrap
        text: root.levels.raw ? qsTr("Unprocessed echoes: no TVG, filter or smoothing")
            : qsTr("Black %1, white %2, gamma %3").arg(Math.round(root.levels.black)).arg(Math.round(root.levels.white)).arg(root.levels.gamma.toFixed(2))
    }
}
