// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick

/// The cursor over echoes: a cross with a halo, and a tag.
Item {
    id: root

    /// Text of the tag; empty for no tag.
    property string tagText
    /// The tag is left of the cross.
    property bool leftwards
    /// Vertical offset of the tag below the cross, pixels.
    property real tagY
    /// Rectangle of the tag in the parent's coordinates; empty without a tag.
    readonly property rect tagBox: visible && ground.visible ? Qt.rect(x + ground.x, y + ground.y, ground.width, ground.height)
        : Qt.rect(0, 0, 0, 0)

    Repeater {
        model: [{ r: 0, halo: true }, { r: 90, halo: true }, { r: 180, halo: true }, { r: 270, halo: true },
            { r: 0, halo: false }, { r: 90, halo: false }, { r: 180, halo: false }, { r: 270, halo: false }]
        delegate: Item {
            id: arm

            required property var modelData

            rotation: modelData.r
            Rectangle {
                readonly property int edge: arm.modelData.halo ? Theme.s2 : 0

                x: -width / 2
                y: -Theme.s16 - edge
                width: Theme.focusStroke + 2 * edge
                height: Theme.s12 + 2 * edge
                color: arm.modelData.halo ? Theme.halo : Theme.cursor
            }
        }
    }
    Rectangle {
        id: ground

        x: root.leftwards ? -width - Theme.s20 : Theme.s20
        visible: root.tagText !== ""
        y: root.tagY - height / 2
        width: tag.implicitWidth + Theme.s16
        height: Theme.s24
        radius: Theme.radiusTag
        color: Theme.raised
        border.width: Theme.stroke
        border.color: Theme.cursor
        PlainText {
            id: tag

            objectName: "cursorTag"
            anchors.centerIn: parent
            text: root.tagText
            font: Theme.bodyStrong
        }
    }
}
