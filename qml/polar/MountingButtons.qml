// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// How a Ping360 may be mounted: the user says which it is. What is drawn meanwhile stands out.
Repeater {
    id: root

    /// Null where nothing is asked.
    required property MountingChoice mounting
    /// The keyboard goes there when the answer is given.
    property Item next: null
    readonly property int current: mounting?.current ?? -1

    model: mounting?.choices ?? []
    delegate: LButton {
        required property int index
        required property string modelData

        /// Buttons outlive this by a moment when the question goes.
        readonly property bool isDrawn: index === root?.current

        kind: isDrawn ? "filled" : "plain"
        text: modelData
        tip: isDrawn ? qsTr("It is mounted as it is drawn now") : qsTr("Draw it so from now on")
        Accessible.name: qsTr("Mounting: %1").arg(modelData)
        onClicked: {
            if (activeFocus && root.next)
                root.next.forceActiveFocus(Qt.OtherFocusReason);
            root.mounting.choose(index);
        }
    }
}
