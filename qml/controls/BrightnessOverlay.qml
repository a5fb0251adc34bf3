// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Takes light from the whole window, tooltips included, and no input.
Rectangle {
    /// Percent.
    property int light: 100

    objectName: "dimCover"
    anchors.fill: parent
    z: Theme.topmost
    visible: light < 100
    enabled: false
    color: Theme.unlit
    opacity: 1 - light / 100
}
