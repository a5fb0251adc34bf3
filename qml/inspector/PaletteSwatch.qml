// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline
import QtQuick.Controls.Basic

/// One palette to choose: its colours and its name.
BaseButton {
    id: root

    required property DisplaySettings settings
    property string palette
    property bool selected
    /// At night the other palettes do not glow: their swatches are as red as they are light.
    readonly property var stops: Theme.asSwatches(settings.stopsOf(palette))

    implicitHeight: Theme.reach
    Accessible.role: Accessible.RadioButton
    Accessible.name: qsTr("Palette %1").arg(text)
    Accessible.checkable: true
    Accessible.checked: selected
    ToolTip.text: qsTr("Palette %1 (Tab, Space)").arg(text)

    background: Rectangle {
        radius: Theme.radius
        color: root.hovered ? Theme.hover : Theme.control
        border.width: root.selected ? Theme.focusStroke : Theme.stroke
        border.color: root.selected ? Theme.accent : Theme.lineStrong
        FocusRing { shown: root.visualFocus }
    }
    Item {
        anchors.fill: parent
        PaletteBar {
            id: bar

            x: Theme.s6
            y: Theme.s6
            visible: root.stops.length > 0
            width: parent.width - 2 * Theme.s6
            height: Theme.s12
            stops: root.stops
        }
        PlainText {
            x: Theme.s8
            width: parent.width - 2 * Theme.s8
            horizontalAlignment: Text.AlignLeft
            elide: Text.ElideRight
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.s4
            text: root.text
            font: root.selected ? Theme.bodyStrong : Theme.small
        }
    }
}
