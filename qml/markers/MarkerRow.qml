// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import Leadline

/// Row of a marker, a note or an event in the list.
AbstractButton {
    id: root

    required property int index
    required property int kind
    required property string markerId
    required property int number
    required property string label
    required property string device
    required property double timeS
    required property string clock
    required property double rangeM
    required property double bearingDeg
    required property bool relative
    required property bool northIsTrue
    required property double depthM
    property bool selected
    readonly property bool marker: kind === MarkerModel.Marker
    readonly property bool warns: kind === MarkerModel.Warning || kind === MarkerModel.Alarm
    readonly property string title: !marker ? label : label !== "" ? label : qsTr("Marker %1").arg(number)
    readonly property string bearing: isNaN(bearingDeg) ? "" : relative ? qsTr("%1 rel").arg(Format.bearing(bearingDeg))
        : qsTr("%1 %2").arg(Format.compass(bearingDeg)).arg(northIsTrue ? qsTr("T") : qsTr("hdg"))
    readonly property string depth: isNaN(depthM) ? "" : qsTr("%1 %2 deep").arg(Format.depth(depthM)).arg(Format.unit)
    readonly property string range: isNaN(rangeM) ? "" : qsTr("%1 %2").arg(Format.length(rangeM, 0)).arg(Format.unit)

    signal chosen()
    signal renameRequested()

    implicitHeight: marker ? Theme.markerRow : Theme.reach
    focusPolicy: Qt.NoFocus
    text: title
    Accessible.role: Accessible.ListItem
    Accessible.name: Format.translated([marker ? qsTr("Marker %1").arg(number) : "", label, range, bearing, depth, clock])
    Accessible.selected: selected
    Accessible.onPressAction: root.chosen()
    ToolTip.visible: hovered && name.truncated
    ToolTip.delay: Theme.tipDelay
    ToolTip.text: qsTr("%1 (Up, Down)").arg(title)
    onClicked: chosen()
    onDoubleClicked: {
        if (markerId !== "")
            renameRequested();
    }

    background: Rectangle {
        color: root.selected ? Theme.select : root.hovered ? Theme.hover : "transparent"
        FocusRing {
            shown: root.activeFocus
            margins: Theme.s2
        }
    }
    contentItem: Item {}

    MarkerPin {
        anchors.left: parent.left
        anchors.leftMargin: Theme.s16
        anchors.verticalCenter: parent.verticalCenter
        visible: root.marker
        number: root.number
        chosen: root.selected
        Accessible.ignored: true
        onClicked: root.clicked()
    }
    PlainText {
        anchors.left: parent.left
        anchors.leftMargin: Theme.s16
        width: Theme.markerPin
        anchors.verticalCenter: parent.verticalCenter
        visible: !root.marker
        horizontalAlignment: Text.AlignHCenter
        text: root.warns ? "▲" : root.kind === MarkerModel.Note ? "●" : root.kind === MarkerModel.Gap ? "▥" : "◇"
        color: root.warns ? Theme.warn : root.kind === MarkerModel.Note ? Theme.cursor : Theme.text2
    }
    Column {
        anchors.left: parent.left
        anchors.leftMargin: Theme.s16 + Theme.markerPin + Theme.s12
        anchors.right: parent.right
        anchors.rightMargin: Theme.s16
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.s2

        Item {
            width: parent.width
            height: name.height
            PlainText {
                id: name

                anchors.left: parent.left
                width: parent.width - time.width - Theme.s8
                horizontalAlignment: Text.AlignLeft
                elide: Text.ElideRight
                maximumLineCount: root.marker ? 1 : 2
                wrapMode: root.marker ? Text.NoWrap : Text.Wrap
                text: root.title
                font: root.marker ? Theme.bodyStrong : Theme.body
            }
            SmallText {
                id: time

                anchors.right: parent.right
                text: root.clock
            }
        }
        Row {
            visible: root.marker
            anchors.left: parent.left
            spacing: Theme.s14
            SmallText {
                text: root.range
            }
            SmallText {
                visible: text !== ""
                text: root.bearing
            }
            SmallText {
                visible: text !== ""
                text: root.depth
            }
        }
    }
}
