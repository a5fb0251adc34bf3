// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A dotted line: the instant at which another plot is pointed at.
Column {
    id: root

    property real tall

    spacing: Theme.dot
    Repeater {
        model: Math.max(0, Math.round(root.tall / (2 * Theme.dot)))
        delegate: Rectangle {
            width: Theme.focusStroke
            height: Theme.dot
            color: Theme.cursor
        }
    }
}
