// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// Asks above all plots which sonar it is that does not say so itself, with a button for each family
/// that it may be of.
PlotBar {
    id: root

    required property FamilyChoice choice
    /// Item that gets the focus after the answer.
    property Item next: null

    objectName: "familyBar"
    sentence: choice.sentence
    Repeater {
        model: root.choice.asked ? root.choice.names : []
        delegate: LButton {
            required property int index
            required property string modelData

            kind: "filled"
            text: modelData
            tip: qsTr("Show it as %1").arg(modelData)
            Accessible.name: tip
            onClicked: {
                if (activeFocus && root.next)
                    root.next.forceActiveFocus(Qt.OtherFocusReason);
                root.choice.choose(index);
            }
        }
    }
}
