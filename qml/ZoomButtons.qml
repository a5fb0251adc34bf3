// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Zoom of the polar picture, never of the sonar.
Rectangle {
    id: root

    property real zoom: 1

    signal zoomAsked(real zoom)

    implicitWidth: Theme.reach
    implicitHeight: column.implicitHeight
    radius: Theme.radius
    color: Theme.panel
    border.width: Theme.stroke
    border.color: Theme.line

    Column {
        id: column

        IconButton {
            iconName: "plus"
            tip: qsTr("Zoom in")
            key: "+"
            enabled: root.zoom < 8
            onClicked: root.zoomAsked(root.zoom * 1.5)
        }
        IconButton {
            iconName: "minus"
            tip: qsTr("Zoom out")
            key: "\u2212"
            enabled: root.zoom > 1
            onClicked: root.zoomAsked(root.zoom / 1.5)
        }
        IconButton {
            iconName: "fit"
            tip: qsTr("Fit the picture")
            key: "0"
            onClicked: root.zoomAsked(1)
        }
    }
}
