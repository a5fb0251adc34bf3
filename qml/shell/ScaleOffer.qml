// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts

/// On a screen where everything is small: the size that was meant, until the pilot has answered.
Rectangle {
    id: root

    signal taken()
    signal declined()

    objectName: "scaleOffer"
    implicitHeight: row.implicitHeight + 2 * Theme.s6
    radius: Theme.radius
    color: Theme.raised
    border.width: Theme.stroke
    border.color: Theme.lineStrong
    Accessible.role: Accessible.Grouping
    Accessible.name: words.text

    RowLayout {
        id: row

        anchors.left: parent.left
        anchors.leftMargin: Theme.s16
        anchors.right: parent.right
        anchors.rightMargin: Theme.s6
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.s8
        Text {
            id: words

            Layout.fillWidth: true
            horizontalAlignment: Text.AlignLeft
            wrapMode: Text.Wrap
            text: qsTr("Everything is small on this screen. %1 has its size, too.").arg(Format.keyed(qsTr("Setup"), "setup"))
            textFormat: Text.PlainText
            font: Theme.body
            color: Theme.text
        }
        LButton {
            objectName: "takeScale"
            kind: "filled"
            text: qsTr("Set 200 %")
            tip: qsTr("Everything twice as large")
            onClicked: root.taken()
        }
        LButton {
            objectName: "keepScale"
            text: qsTr("Stay at 100 %")
            tip: qsTr("This is not offered again")
            onClicked: root.declined()
        }
    }
}
