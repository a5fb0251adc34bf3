// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline
import QtQuick.Controls.Basic

/// A place where a sonar was found or looked for.
DevicesBaseRow {
    id: root

    required property int section
    required property bool ticked
    required property bool canScanPort
    required property bool canConnect
    required property bool fault
    readonly property bool ready: section === FoundEndpoints.Ready
    readonly property color ink: ready ? Theme.live : fault ? Theme.stop : Theme.text2

    signal tickRequested(bool ticked)
    signal scanRequested()
    signal connectRequested()

    implicitHeight: Theme.deviceRow
    Accessible.role: ready ? Accessible.CheckBox : Accessible.Button
    Accessible.checkable: ready
    Accessible.checked: ticked
    Accessible.onToggleAction: root.tickRequested(!root.ticked)
    Keys.onSpacePressed: ready ? tickRequested(!ticked) : chosen()
    ToolTip.visible: hovered && !box.containsMouse
    ToolTip.text: name + ". " + details + qsTr(" (Enter)")

    Item {
        anchors.fill: parent

        TickBox {
            id: tick

            anchors.left: parent.left
            anchors.leftMargin: Theme.s20
            anchors.verticalCenter: parent.verticalCenter
            ticked: root.ticked
            possible: root.ready
        }
        MouseArea {
            id: box

            visible: root.ready
            anchors.centerIn: tick
            width: Theme.reach
            height: Theme.reach
            hoverEnabled: true
            onClicked: root.tickRequested(!root.ticked)
            ToolTip.visible: containsMouse
            ToolTip.delay: Theme.tipDelay
            ToolTip.text: qsTr("Select for connecting (Space)")
        }
        Icon {
            id: sign

            anchors.left: tick.right
            anchors.leftMargin: Theme.s14
            anchors.verticalCenter: parent.verticalCenter
            size: Theme.s24
            icon: root.iconName
            color: root.selected ? Theme.text : Theme.text2
        }
        Column {
            anchors.left: sign.right
            anchors.leftMargin: Theme.s14
            anchors.right: state.left
            anchors.rightMargin: Theme.s10
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.s2
            PlainText {
                width: parent.width
                horizontalAlignment: Text.AlignLeft
                elide: Text.ElideMiddle
                text: root.name
                font: Theme.titleFont
            }
            SmallText {
                width: parent.width
                horizontalAlignment: Text.AlignLeft
                elide: Text.ElideRight
                text: root.details
            }
        }
        Row {
            id: state

            anchors.right: parent.right
            anchors.rightMargin: Theme.s20
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.s8
            Icon {
                visible: root.ready || root.fault
                anchors.verticalCenter: parent.verticalCenter
                size: Theme.s16
                icon: root.ready ? "check" : "x"
                color: root.ink
            }
            PlainText {
                visible: !button.visible
                anchors.verticalCenter: parent.verticalCenter
                text: root.status
                font: Theme.smallMedium
                color: root.ink
            }
            LButton {
                id: button

                visible: root.canScanPort || root.canConnect
                kind: "filled"
                text: root.canConnect ? qsTr("Connect") : qsTr("Look here")
                tip: root.canConnect ? root.details : qsTr("Scan %1").arg(root.name)
                onClicked: root.canConnect ? root.connectRequested() : root.scanRequested()
            }
        }
    }
}
