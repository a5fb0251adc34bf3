// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The places of the program, and at its foot the theme and the help.
Rectangle {
    id: root

    property bool low
    property bool guideShown

    signal diveAsked()
    signal themeAsked()
    signal helpAsked()

    implicitWidth: Theme.railWidth
    color: Theme.app

    Icon {
        anchors.horizontalCenter: parent.horizontalCenter
        y: (Theme.barHeight - height) / 2
        size: Theme.s24
        icon: "logo"
        color: Theme.text
    }
    RailItem {
        y: Theme.barHeight
        low: root.low
        iconName: "dive"
        text: qsTr("Dive")
        key: qsTr("Ctrl+1")
        selected: !root.guideShown
        onClicked: root.diveAsked()
    }
    Column {
        anchors.bottom: parent.bottom
        RailItem {
            low: root.low
            iconName: Theme.name === "day" ? "sun" : "moon"
            text: Theme.title
            tip: qsTr("Theme %1, change it").arg(Theme.title)
            key: qsTr("F9")
            onClicked: root.themeAsked()
        }
        RailItem {
            low: root.low
            iconName: "help"
            text: qsTr("Help")
            tip: qsTr("Help: the guide; all keys")
            key: qsTr("F1")
            selected: root.guideShown
            onClicked: root.helpAsked()
        }
    }
    Rectangle {
        anchors.right: parent.right
        width: Theme.stroke
        height: parent.height
        color: Theme.line
    }
}
