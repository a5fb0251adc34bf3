// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Leadline

/// Label of the vehicle's strip. If a vehicle's log, or a file of a list, can be shifted, clicking
/// it opens LogTimeOffsetMenu.
BaseButton {
    id: root

    required property Session session
    readonly property LogTimeOffset shift: session.logTimeOffset
    readonly property bool movable: shift.present || shift.offered
    readonly property bool listed: shift.files.length > 0

    objectName: "vehicleLabel"
    enabled: movable
    focusPolicy: movable ? Qt.TabFocus : Qt.NoFocus
    Accessible.role: movable ? Accessible.ButtonMenu : Accessible.StaticText
    Accessible.name: listed ? qsTr("Align a file without a date") : shift.offered ? qsTr("Align telemetry log") : movable ? qsTr("Shift telemetry log") : qsTr("Vehicle")
    ToolTip.visible: hovered && !(menu.item?.visible ?? false)
    ToolTip.text: Accessible.name + qsTr(" (Tab, Space)")
    onClicked: menu.load().open()

    // The clickable area is larger than the visible one.
    containmentMask: Item {
        x: Math.min(0, (root.width - width) / 2)
        y: (root.height - height) / 2
        width: Math.max(root.width, Theme.reach)
        height: Theme.reach
    }
    background: Rectangle {
        radius: Theme.radiusTag
        color: root.hovered || (menu.item?.visible ?? false) ? Theme.hover : "transparent"
        FocusRing { shown: root.visualFocus }
    }
    contentItem: Row {
        leftPadding: Theme.s4
        spacing: Theme.s2
        SmallText {
            anchors.verticalCenter: parent.verticalCenter
            text: root.listed ? qsTr("No date") : qsTr("Vehicle")
        }
        Icon {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.movable
            icon: "down"
            size: Theme.s12
        }
    }
    LazyPopup {
        id: menu

        over: root
        delegate: LogTimeOffsetMenu {
            parent: root
            y: -height - Theme.s4
            shift: root.shift
        }
    }
}
