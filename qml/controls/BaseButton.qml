// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic

/// What buttons have in common: Tab reaches them, screen readers press them, and their tip, which
/// each has of its own, comes while they are pointed at.
AbstractButton {
    id: root

    focusPolicy: Qt.TabFocus
    Accessible.role: Accessible.Button
    Accessible.onPressAction: root.clicked()
    ToolTip.visible: hovered
    ToolTip.delay: Theme.tipDelay
}
