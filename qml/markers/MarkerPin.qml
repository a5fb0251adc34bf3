// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A marker's number on a plot, centred on the marked point. Filled if the marker is selected.
Item {
    id: root

    property string markerId
    property int number
    property string name
    property bool chosen
    /// Text beside a selected marker, such as its range.
    property string valueText
    /// The values in the text may be out of date; it is drawn in a quieter colour.
    property bool quiet
    /// The sonar is lost: the pin has no colour of what is live.
    property bool old
    readonly property color tone: !chosen ? Theme.marker : old ? Theme.text3 : Theme.cursor
    /// The text is left of the pin.
    property bool leftwards

    signal clicked()

    width: Theme.markerPin
    height: Theme.markerPin
    Accessible.role: Accessible.Button
    Accessible.name: root.name !== "" ? qsTr("Marker %1, %2").arg(root.number).arg(root.name) : qsTr("Marker %1").arg(root.number)
    Accessible.onPressAction: root.clicked()

    Rectangle {
        anchors.fill: parent
        anchors.margins: -Theme.focusStroke
        radius: width / 2
        color: Theme.halo
    }
    Rectangle {
        anchors.fill: parent
        radius: width / 2
        color: root.chosen ? root.tone : Theme.halo
        border.width: Theme.focusStroke
        border.color: root.tone
    }
    PlainText {
        anchors.centerIn: parent
        text: root.number
        font: Theme.tickStrong
        color: root.chosen ? Theme.halo : Theme.marker
    }
    Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        x: root.leftwards ? -width - Theme.s6 : parent.width + Theme.s6
        visible: root.chosen && root.valueText !== ""
        width: label.implicitWidth + Theme.s16
        height: Theme.s24
        radius: Theme.radiusTag
        color: Theme.raised
        border.width: Theme.stroke
        border.color: Theme.cursor
        PlainText {
            id: label

            anchors.centerIn: parent
            text: root.valueText
            font: root.quiet ? Theme.body : Theme.bodyStrong
            color: root.quiet ? Theme.text3 : Theme.text
        }
    }
    MouseArea {
        anchors.centerIn: parent
        width: Theme.s24
        height: Theme.s24
        onClicked: root.clicked()
    }
}
