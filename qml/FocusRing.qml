// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The 2 px ring, 2 px outside of what has the keyboard.
Rectangle {
    property bool shown

    anchors.fill: parent
    anchors.margins: -2 * Theme.focusStroke
    visible: shown
    color: "transparent"
    radius: Theme.radiusCard
    border.width: Theme.focusStroke
    border.color: Theme.accent
}
