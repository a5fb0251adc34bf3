// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// How the window lies among others.
SetupSection {
    id: root

    required property WindowSettings kept

    title: qsTr("Window")

    CheckRow {
        objectName: "setupOnTop"
        text: qsTr("Always on top")
        note: qsTr("Above the windows of other programs, where the desktop allows it")
        checked: root.kept.alwaysOnTop
        onClicked: root.kept.alwaysOnTop = !root.kept.alwaysOnTop
    }
    LSlider {
        objectName: "setupOpacity"
        width: parent.width
        name: qsTr("Opacity")
        note: qsTr("Less lets shine through what lies behind the window")
        from: 40
        to: 100
        value: root.kept.opacity
        valueText: qsTr("%1 %").arg(value)
        onMoved: asked => root.kept.opacity = asked
    }
    SetupNote {
        text: qsTr("Size and place of the window, the split of the plots, and full screen are kept by themselves.")
    }
}
