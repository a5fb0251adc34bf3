// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline
import QtQuick.Layouts

/// What the next start does, and the button that connects what is ticked.
Item {
    id: root

    required property DeviceFinder finder

    implicitHeight: row.implicitHeight + 2 * Theme.s8

    Rectangle {
        width: parent.width
        height: Theme.stroke
        color: Theme.line
    }
    RowLayout {
        id: row

        anchors.fill: parent
        anchors.leftMargin: Theme.s20
        anchors.rightMargin: Theme.s20
        spacing: Theme.s16
        GridLayout {
            columns: root.width > Theme.footWide ? 2 : 1
            rowSpacing: 0
            columnSpacing: Theme.s16
            CheckRow {
                Layout.preferredWidth: Theme.footCheck
                text: qsTr("Connect these at start")
                checked: root.finder.links.connectsAtStart
                onClicked: root.finder.links.connectsAtStart = !root.finder.links.connectsAtStart
            }
            CheckRow {
                Layout.preferredWidth: Theme.footCheck
                text: qsTr("Start scanning on connect")
                checked: root.finder.scansOnConnect
                onClicked: root.finder.scansOnConnect = !root.finder.scansOnConnect
            }
        }
        Item {
            Layout.fillWidth: true
        }
        LButton {
            objectName: "connectButton"
            kind: "primary"
            text: root.finder.connectText
            tip: qsTr("Connect what is ticked")
            key: Format.key("connectFound")
            enabled: root.finder.places.ticked > 0
            onClicked: root.finder.connectTicked()
        }
    }
}
