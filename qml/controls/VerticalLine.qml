// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Separates what is left of it from what is right of it.
Rectangle {
    width: Theme.stroke
    height: parent?.height ?? 0
    color: Theme.line
}
