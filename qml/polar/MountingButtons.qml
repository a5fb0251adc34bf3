// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// Buttons with the possible mountings of a Ping360, of which the user confirms one. The one that
/// is drawn meanwhile is highlighted.
Repeater {
    id: root

    /// The unconfirmed mounting; null if there is nothing to ask.
    required property MountingChoice mounting
    /// Item that gets the focus after the answer.
    property Item next: null
    readonly property int current: mounting?.current ?? -1

    model: mounting?.choices ?? []
    delegate: LButton {
        required property int index
        required property string modelData

        /// The buttons may outlive `root` by a moment, hence the null check.
        readonly property bool isDrawn: index === root?.current

        kind: isDrawn ? "filled" : "plain"
        text: modelData
        tip: isDrawn ? qsTr("Mounting is correct as shown") : qsTr("Use this mounting")
        Accessible.name: qsTr("Mounting: %1").arg(modelData)
        onClicked: {
            if (activeFocus && root.next)
                root.next.forceActiveFocus(Qt.OtherFocusReason);
            root.mounting.choose(index);
        }
    }
}
