// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts

/// Placeholder of an empty view: what the state is, and what to do; buttons are added as children.
Item {
    id: root

    property string iconName
    property string title
    property string message
    property bool fault
    default property alias actions: buttons.data

    implicitHeight: column.implicitHeight
    Accessible.role: Accessible.Grouping
    Accessible.name: title
    Accessible.description: message

    ColumnLayout {
        id: column

        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Theme.s16, Theme.emptyWidth)
        spacing: Theme.s8
        Icon {
            Layout.alignment: Qt.AlignHCenter
            visible: root.iconName !== ""
            icon: root.iconName
            size: Theme.s24
            color: root.fault ? Theme.stop : Theme.text3
        }
        PlainText {
            Layout.fillWidth: true
            visible: text !== ""
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            text: root.title
            font: Theme.titleFont
        }
        PlainText {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            text: root.message
            color: Theme.text2
        }
        Row {
            id: buttons

            Layout.alignment: Qt.AlignHCenter
            Layout.topMargin: Theme.s4
            spacing: Theme.s8
        }
    }
}
