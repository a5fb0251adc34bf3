// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Vertical separator line.
Rectangle {
    width: Theme.stroke
    height: parent?.height ?? 0
    color: Theme.line
}
