// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Asks who closes the window while the end of the dive is in memory only. Once the disk has taken
/// it, the window closes by itself.
Item {
    id: root

    required property RecorderState recorder
    readonly property bool holds: recorder.unwritten
    readonly property string why: recorder.state === RecorderState.Failing && recorder.sentence !== "" ? recorder.sentence
        : qsTr("The disk is not accepting data.")

    signal stayRequested()
    signal closeRequested()

    objectName: "closingQuestion"
    anchors.fill: parent
    onVisibleChanged: if (visible) stay.forceActiveFocus(Qt.TabFocusReason)
    onHoldsChanged: if (visible && !holds) closeRequested()
    Accessible.role: Accessible.Dialog
    Accessible.name: view.title
    Accessible.description: view.message
    Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Escape
    Keys.onEscapePressed: root.stayRequested()

    Rectangle {
        anchors.fill: parent
        color: Theme.app
        opacity: Theme.veil
        MouseArea { anchors.fill: parent }
    }
    Rectangle {
        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Theme.s24, Theme.emptyWidth + 2 * Theme.s24)
        height: view.implicitHeight + 2 * Theme.s24
        radius: Theme.radiusCard
        color: Theme.panel
        border.width: Theme.stroke
        border.color: Theme.stop

        EmptyView {
            id: view

            anchors.fill: parent
            anchors.margins: Theme.s24
            iconName: "warn"
            fault: true
            title: qsTr("The last %1 s are not saved yet").arg(Math.max(1, Math.floor(root.recorder.waitingS)))
            message: qsTr("%1 The window closes automatically once they are saved.").arg(root.why)
            LButton {
                id: stay

                objectName: "stay"
                kind: "primary"
                text: qsTr("Keep it open")
                tip: qsTr("Return to the dive")
                key: qsTr("Esc")
                KeyNavigation.tab: lose
                KeyNavigation.backtab: lose
                onClicked: root.stayRequested()
            }
            LButton {
                id: lose

                objectName: "closeAndLose"
                kind: "filled"
                text: qsTr("Close without saving")
                KeyNavigation.tab: stay
                KeyNavigation.backtab: stay
                onClicked: root.closeRequested()
            }
        }
    }
}
