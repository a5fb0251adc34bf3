// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic

/// Row of the component table; selecting it shows the component's charts and messages.
BaseButton {
    id: root

    required property int index
    required property var values
    required property var columns
    property int probeWidth
    property int figuresWidth
    property bool isWide
    property bool selected
    /// The heartbeat is missing, so that the values are out of date.
    readonly property bool lost: values.shape === "square"
    readonly property color quiet: selected ? Theme.text2 : Theme.text3
    readonly property real figuresX: width - Theme.s14 - figuresWidth

    implicitHeight: Theme.timingRow
    objectName: "component" + index
    Accessible.role: Accessible.Row
    Accessible.name: values.translated
    Accessible.selected: selected
    ToolTip.text: values.translated + qsTr(" (Tab, Space)")
    Keys.onUpPressed: if (index > 0) nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
    Keys.onDownPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)

    background: Rectangle {
        color: root.selected || root.down ? Theme.select : root.hovered ? Theme.hover : "transparent"
        HorizontalLine { anchors.bottom: parent.bottom }
        FocusRing {
            shown: root.visualFocus
            margins: Theme.s2
        }
    }
    Item {
        anchors.fill: parent
        StateShape {
            id: sign

            x: Theme.s10
            anchors.verticalCenter: parent.verticalCenter
            shape: root.values.shape
            color: shape === "disc" ? Theme.live : shape === "triangle" ? Theme.warn
                : shape === "square" ? Theme.stop : Theme.text3
        }
        Item {
            id: who

            anchors.left: sign.right
            anchors.leftMargin: Theme.s6
            anchors.verticalCenter: parent.verticalCenter
            width: root.figuresX - root.probeWidth - x - Theme.s4
            height: about.visible ? name.height + about.height : name.height
            PlainText {
                id: name

                width: Math.min(implicitWidth, who.width - address.width - Theme.s6)
                elide: Text.ElideRight
                text: root.values.name
                font: Theme.bodyStrong
            }
            PlainText {
                id: address

                anchors.left: name.right
                anchors.leftMargin: Theme.s6
                anchors.baseline: name.baseline
                text: root.values.address
                color: Theme.text2
            }
            SmallText {
                id: about

                visible: text !== ""
                anchors.top: name.bottom
                width: parent.width
                elide: Text.ElideRight
                text: root.values.about
                color: root.quiet
            }
        }
        Row {
            x: root.figuresX - root.probeWidth
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.s6
            PlainText {
                visible: root.isWide || root.values.badge === ""
                anchors.verticalCenter: parent.verticalCenter
                text: root.values.probe
                color: Theme.text2
            }
            Rectangle {
                visible: root.values.badge !== ""
                width: badge.implicitWidth + 2 * Theme.s8
                height: Theme.s16 + Theme.s2
                radius: Theme.radiusTag
                color: "transparent"
                border.width: Theme.stroke
                border.color: root.values.badgeWarns ? Theme.warn : Theme.lineStrong
                PlainText {
                    id: badge

                    anchors.centerIn: parent
                    text: root.values.badge
                    font: Theme.tick
                    color: root.values.badgeWarns ? Theme.warn : Theme.text2
                }
            }
        }
        Row {
            visible: root.values.note === ""
            x: root.figuresX
            height: parent.height
            Repeater {
                model: root.columns
                delegate: Item {
                    id: cell

                    required property var modelData
                    readonly property bool isOffset: modelData.key === "offset"

                    width: modelData.width
                    height: root.height
                    PlainText {
                        anchors.right: bound.left
                        anchors.verticalCenter: parent.verticalCenter
                        text: root.values[cell.modelData.key] + (cell.isOffset && root.values.offsetUnit !== "" ? " " + root.values.offsetUnit : "")
                        font: root.selected ? Theme.bodyStrong : Theme.body
                        color: root.lost ? root.quiet : cell.modelData.key === "loss" && root.values.lossWarns ? Theme.warn
                            : cell.isOffset && root.values.bound === "" ? root.quiet : Theme.text
                    }
                    PlainText {
                        id: bound

                        anchors.right: parent.right
                        anchors.verticalCenter: parent.verticalCenter
                        text: cell.isOffset && root.values.bound !== "" ? " " + root.values.bound : ""
                        color: Theme.text2
                    }
                }
            }
        }
        SmallText {
            visible: root.values.note !== ""
            x: who.x + who.width
            width: parent.width - x - Theme.s14
            anchors.verticalCenter: parent.verticalCenter
            horizontalAlignment: Text.AlignRight
            elide: Text.ElideRight
            text: root.values.note
            color: root.quiet
        }
    }
}
