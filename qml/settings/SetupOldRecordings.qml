// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Leadline

/// Which recordings may go: a rule, the list that follows from it, and a button that is pressed twice.
Column {
    id: root

    required property OldRecordings old
    readonly property var dayChoices: [0, 30, 90, 365]
    readonly property var sizeChoices: [0, 10, 50, 200]
    property bool isConfirming

    width: parent ? parent.width : 0
    spacing: Theme.s20
    onVisibleChanged: isConfirming = false

    // Another list is another question.
    Connections {
        target: root.old
        function onRuleChanged() {
            root.isConfirming = false;
        }
        function onModelReset() {
            root.isConfirming = false;
        }
    }
    SetupChoice {
        objectName: "setupDays"
        name: qsTr("Suggest deletion after")
        options: [qsTr("Never"), qsTr("30 days"), qsTr("90 days"), qsTr("A year")]
        current: root.dayChoices.indexOf(root.old.days)
        onActivated: index => root.old.days = root.dayChoices[index]
    }
    SetupChoice {
        objectName: "setupGigabytes"
        name: qsTr("Suggest oldest when total exceeds")
        options: [qsTr("Any size"), qsTr("10 GB"), qsTr("50 GB"), qsTr("200 GB")]
        current: root.sizeChoices.indexOf(root.old.gigabytes)
        note: qsTr("Nothing is deleted automatically. Recordings with markers, notes or a dive sheet are never suggested.")
        onActivated: index => root.old.gigabytes = root.sizeChoices[index]
    }
    SetupNote {
        objectName: "setupOldState"
        visible: root.old.on
        text: root.old.sentence !== "" ? root.old.sentence : root.old.busy ? qsTr("Checking recordings…")
            : root.old.count === 0 ? qsTr("No recordings match this rule.") : qsTr("Suggested for deletion: %1").arg(root.old.summary)
    }
    ListView {
        id: list

        objectName: "setupOldList"
        width: parent.width
        height: Math.min(contentHeight + topMargin + bottomMargin, Theme.setupRows)
        topMargin: Theme.s6
        bottomMargin: Theme.s6
        visible: count > 0
        clip: true
        model: root.old
        boundsBehavior: Flickable.StopAtBounds
        keyNavigationEnabled: false
        ScrollBar.vertical: LScroll {}
        delegate: CheckRow {
            required property int index
            required property string name
            required property string when
            required property string size
            required property bool ticked

            // Its ring is beside it.
            x: Theme.s4
            width: list.width - Theme.s12 - x
            text: name
            note: Format.joined([when, size])
            checked: ticked
            onActiveFocusChanged: {
                if (activeFocus)
                    list.contentY = Math.max(Math.min(list.contentY, y - list.topMargin), y + height + list.bottomMargin - list.height);
            }
            onClicked: {
                root.isConfirming = false;
                root.old.tick(index, !ticked);
            }
        }
    }
    Flow {
        width: parent.width
        spacing: Theme.s12
        visible: root.old.count > 0
        LButton {
            objectName: "setupRemove"
            kind: root.isConfirming ? "primary" : "filled"
            enabled: root.old.ticked > 0 && !root.old.busy
            text: root.isConfirming ? qsTr("Yes, move %1 to the trash").arg(root.old.ticked) : qsTr("Move %1 to the trash…").arg(root.old.ticked)
            tip: qsTr("Move selected recordings to the trash")
            onClicked: {
                if (root.isConfirming)
                    root.old.removeTicked();
                root.isConfirming = !root.isConfirming;
            }
        }
        LButton {
            objectName: "setupRemoveCancel"
            visible: root.isConfirming
            text: qsTr("Cancel")
            tip: qsTr("Cancel")
            onClicked: root.isConfirming = false
        }
        LButton {
            text: root.old.ticked < root.old.count ? qsTr("Tick all") : qsTr("Tick none")
            tip: qsTr("Suggested recordings")
            onClicked: {
                root.isConfirming = false;
                root.old.tickAll(root.old.ticked < root.old.count);
            }
        }
    }
}
