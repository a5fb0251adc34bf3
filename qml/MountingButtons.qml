// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// How a Ping360 may be mounted: the user says which it is. What is drawn meanwhile stands out.
Repeater {
    id: root

    required property MountingChoice mounting
    /// The keyboard goes there when the answer is given.
    property Item next: null

    model: mounting.choices
    delegate: LButton {
        required property int index
        required property string modelData

        kind: index === root.mounting.current ? "filled" : "plain"
        text: modelData
        tip: index === root.mounting.current ? qsTr("It is mounted as it is drawn now") : qsTr("Draw it so from now on")
        Accessible.name: qsTr("Mounting: %1").arg(modelData)
        onClicked: {
            if (activeFocus && root.next)
                root.next.forceActiveFocus(Qt.OtherFocusReason);
            root.mounting.choose(index);
        }
    }
}
