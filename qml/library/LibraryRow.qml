// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import Leadline

/// One recording: a small picture, when it began, how long it is, what is in it.
AbstractButton {
    id: root

    required property int index
    required property string path
    required property string name
    required property string when
    required property string length
    required property string devices
    required property string size
    required property string sheet
    required property string condition
    required property bool marked
    required property bool fault
    required property bool simulated
    required property bool known
    required property bool ticked
    required property Recordings recordings
    required property DisplaySettings colours
    property bool selected
    property bool isWide
    readonly property string details: !known ? qsTr("Reading…")
        : Format.joined([condition, simulated ? qsTr("Simulated") : "", sheet !== "" ? sheet : name])

    signal chosen(int modifiers)
    signal tickRequested()
    signal openRequested()

    implicitHeight: Theme.logsRow
    focusPolicy: Qt.NoFocus
    text: name
    Accessible.role: Accessible.ListItem
    Accessible.name: Format.translated([when, name, length, devices, size, condition, simulated ? qsTr("simulated") : "",
        sheet !== "" ? qsTr("dive sheet: %1").arg(sheet) : "", marked ? qsTr("has markers") : "",
        ticked ? qsTr("ticked") : ""])
    Accessible.selected: selected
    Accessible.checkable: true
    Accessible.checked: ticked
    Accessible.onPressAction: root.chosen(Qt.NoModifier)
    Accessible.onToggleAction: root.tickRequested()
    Keys.forwardTo: [ListView.view]

    component Cell: PlainText {
        anchors.verticalCenter: parent.verticalCenter
        horizontalAlignment: Text.AlignRight
    }
    background: Rectangle {
        color: root.selected ? Theme.select : root.hovered ? Theme.hover : "transparent"
        HorizontalLine { anchors.bottom: parent.bottom }
        FocusRing {
            shown: root.selected && root.ListView.view !== null && root.ListView.view.activeFocus
            margins: Theme.s2
        }
    }
    Item {
        anchors.fill: parent

        MouseArea {
            anchors.fill: parent
            onClicked: mouse => root.chosen(mouse.modifiers)
            onDoubleClicked: root.openRequested()
        }
        MouseArea {
            anchors.left: parent.left
            anchors.right: box.right
            anchors.rightMargin: -Theme.s8
            height: parent.height
            onClicked: root.tickRequested()
        }
        TickBox {
            id: box

            anchors.left: parent.left
            anchors.leftMargin: Theme.s14
            anchors.verticalCenter: parent.verticalCenter
            ticked: root.ticked
        }
        Rectangle {
            id: frame

            anchors.left: box.right
            anchors.leftMargin: Theme.s12
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.logsThumb
            height: Theme.controlHeight
            radius: Theme.radiusTag
            color: Theme.canvas
            ThumbnailItem {
                id: thumb

                anchors.fill: parent
                recordings: root.recordings
                path: root.path
                display: root.colours
            }
            Icon {
                anchors.centerIn: parent
                visible: !thumb.present
                size: Theme.s16
                icon: "file"
                color: root.fault ? Theme.stop : Theme.text3
            }
        }
        Column {
            anchors.left: frame.right
            anchors.leftMargin: Theme.s12
            anchors.right: figures.left
            anchors.rightMargin: Theme.s8
            anchors.verticalCenter: parent.verticalCenter
            PlainText {
                width: parent.width
                horizontalAlignment: Text.AlignLeft
                elide: Text.ElideRight
                text: root.when
                font: root.selected ? Theme.bodyStrong : Theme.bodyMedium
            }
            SmallText {
                width: parent.width
                horizontalAlignment: Text.AlignLeft
                elide: Text.ElideRight
                text: root.details
                color: root.fault ? Theme.stop : Theme.text2
            }
        }
        Row {
            id: figures

            anchors.right: parent.right
            anchors.rightMargin: Theme.s14
            height: parent.height
            Icon {
                anchors.verticalCenter: parent.verticalCenter
                visible: root.marked
                size: Theme.s16
                icon: "marker"
                color: Theme.text2
            }
            Cell { width: Theme.logsDevices; visible: root.isWide; text: root.devices; color: Theme.text2; font: Theme.small; elide: Text.ElideRight }
            Cell { width: Theme.logsLength; text: root.length }
            Cell { width: Theme.logsSize; text: root.size }
        }
    }
}
