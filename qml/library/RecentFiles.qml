// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic

/// The logs that were opened last.
Column {
    id: root

    property var files: []

    signal chosen(string path)

    Text {
        anchors.left: parent.left
        anchors.leftMargin: Theme.s16
        bottomPadding: Theme.s4
        text: qsTr("Opened last")
        textFormat: Text.PlainText
        font: Theme.small
        color: Theme.text3
    }
    Repeater {
        model: root.files.slice(0, 5)
        delegate: AbstractButton {
            id: file

            required property string modelData
            readonly property int cut: modelData.lastIndexOf("/")

            width: root.width
            height: Theme.reach
            focusPolicy: Qt.TabFocus
            Accessible.role: Accessible.Button
            Accessible.name: qsTr("Open %1").arg(modelData)
            Accessible.onPressAction: file.clicked()
            ToolTip.visible: hovered
            ToolTip.delay: Theme.tipDelay
            ToolTip.text: Accessible.name + qsTr(" (Tab, Space)")
            Keys.onUpPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
            Keys.onDownPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
            onClicked: root.chosen(modelData)
            background: Rectangle {
                radius: Theme.radius
                color: file.down ? Theme.select : file.hovered ? Theme.hover : "transparent"
                FocusRing { shown: file.visualFocus }
            }
            Item {
                anchors.fill: parent
                Icon {
                    id: mark

                    anchors.left: parent.left
                    anchors.leftMargin: Theme.s16
                    anchors.verticalCenter: parent.verticalCenter
                    size: Theme.s16
                    icon: "file"
                    color: Theme.text2
                }
                Text {
                    id: name

                    anchors.left: mark.right
                    anchors.leftMargin: Theme.s10
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.min(implicitWidth, parent.width - mark.width - Theme.s10 - 2 * Theme.s16)
                    horizontalAlignment: Text.AlignLeft
                    elide: Text.ElideMiddle
                    text: file.modelData.substring(file.cut + 1)
                    textFormat: Text.PlainText
                    font: Theme.bodyMedium
                    color: Theme.text
                }
                Text {
                    anchors.left: name.right
                    anchors.leftMargin: Theme.s10
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.s16
                    anchors.baseline: name.baseline
                    horizontalAlignment: Text.AlignRight
                    elide: Text.ElideLeft
                    text: file.modelData.substring(0, file.cut)
                    textFormat: Text.PlainText
                    font: Theme.small
                    color: Theme.text3
                }
            }
        }
    }
}
