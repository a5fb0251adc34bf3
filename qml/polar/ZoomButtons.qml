// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Zoom of the polar picture, never of the sonar.
Rectangle {
    id: root

    property real zoom: 1
    /// Side by side.
    property bool across

    signal zoomAsked(real zoom)
    signal fitAsked()

    implicitWidth: buttons.implicitWidth
    implicitHeight: buttons.implicitHeight
    radius: Theme.radius
    color: Theme.panel
    border.width: Theme.stroke
    border.color: Theme.line

    Grid {
        id: buttons

        columns: root.across ? 3 : 1
        IconButton {
            iconName: "plus"
            tip: qsTr("Zoom in")
            key: Format.key("zoomIn")
            enabled: root.zoom < 8
            onClicked: root.zoomAsked(root.zoom * 1.5)
        }
        IconButton {
            iconName: "minus"
            tip: qsTr("Zoom out")
            key: Format.key("zoomOut")
            enabled: root.zoom > 1
            onClicked: root.zoomAsked(root.zoom / 1.5)
        }
        IconButton {
            iconName: "fit"
            tip: qsTr("Fit the picture")
            key: Format.key("fit")
            onClicked: root.fitAsked()
        }
    }
}
