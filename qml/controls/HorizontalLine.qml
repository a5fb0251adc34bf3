// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Separates what is above it from what is below it.
Rectangle {
    width: parent?.width ?? 0
    height: Theme.stroke
    color: Theme.line
}
