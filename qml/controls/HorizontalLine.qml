// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Horizontal separator line.
Rectangle {
    width: parent?.width ?? 0
    height: Theme.stroke
    color: Theme.line
}
