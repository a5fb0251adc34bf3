// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic

/// Base of all buttons: reached by Tab, pressed by screen readers, with a tooltip while hovered.
AbstractButton {
    id: root

    focusPolicy: Qt.TabFocus
    Accessible.role: Accessible.Button
    Accessible.onPressAction: root.clicked()
    ToolTip.visible: hovered
    ToolTip.delay: Theme.tipDelay
}
