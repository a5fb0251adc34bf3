// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// Asks above all plots which sonar it is that does not say so itself, with a button for each family
/// that it may be of.
PlotBar {
    id: root

    required property FamilyChoice choice
    /// The plot that gets the focus after an answer by keyboard, as soon as it is visible.
    property Item next: null
    readonly property Item visibleNext: next?.visible ? next : null
    property bool answered: false

    function leave() {
        if (!answered || !visibleNext)
            return;
        answered = false;
        visibleNext.forceActiveFocus(Qt.OtherFocusReason);
    }

    objectName: "familyBar"
    sentence: choice.sentence
    onVisibleNextChanged: later.restart()
    // Which plot is next depends on the focus.
    Timer {
        id: later

        interval: 0
        onTriggered: root.leave()
    }
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
                root.answered = activeFocus;
                root.leave();
                root.choice.choose(index);
            }
        }
    }
}
