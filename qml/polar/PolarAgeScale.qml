// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// What the ring at the rim says: how old the echoes of each bearing are.
Column {
    id: root

    /// Where the ring has faded.
    required property real spanS
    /// Nothing on the rim is fresh.
    property bool old
    readonly property string words: qsTr("0–%1 s").arg(spanS.toFixed(spanS < 9.95 ? 1 : 0))

    spacing: Theme.labelGap
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Age, %1").arg(words)

    PolarScaleText {
        name: qsTr("Age")
        range: root.words
    }
    Rectangle {
        width: Theme.scaleWidth
        height: Theme.s4
        radius: height / 2
        gradient: Gradient {
            orientation: Gradient.Horizontal
            GradientStop { position: 0; color: root.old ? Theme.lineStrong : Theme.accent }
            GradientStop { position: 1; color: Theme.line }
        }
    }
}
