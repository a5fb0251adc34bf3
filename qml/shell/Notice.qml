// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline
import QtQuick.Controls.Basic

/// What there is to say, in the status bar's free slot.
Rectangle {
    id: root

    required property Notices notices

    signal cancelRequested()

    objectName: "notice"
    visible: notices.title !== "" || notices.text !== ""
    radius: Theme.radius
    color: notices.fault ? Theme.stopTint : notices.warning ? Theme.warnTint : Theme.raised
    border.width: Theme.stroke
    border.color: notices.fault ? Theme.stop : notices.warning ? Theme.warn : Theme.lineStrong
    Accessible.role: Accessible.AlertMessage
    Accessible.name: notices.title !== "" ? notices.title + ". " + notices.text : notices.text

    // Where its slot is too small for the sentence: what helps stands at its end as a rule.
    Tip {
        objectName: "wholeNotice"
        visible: root.visible && (title.truncated || label.truncated)
        closePolicy: Popup.NoAutoClose
        maximumLines: 3
        x: root.width - width
        y: root.height + Theme.s2
        width: Math.max(root.width, Theme.noticeWhole)
        text: root.Accessible.name
    }
    Icon {
        id: sign

        anchors.left: parent.left
        anchors.leftMargin: Theme.s10
        anchors.verticalCenter: parent.verticalCenter
        icon: root.notices.fault || root.notices.warning ? "warn" : root.notices.cancellable || root.notices.ofLog ? "file" : "dive"
        color: root.notices.fault ? Theme.stop : root.notices.ofLog || root.notices.warning ? Theme.warn : Theme.text2
    }
    Column {
        anchors.left: sign.right
        anchors.leftMargin: Theme.s8
        anchors.right: buttons.left
        anchors.verticalCenter: parent.verticalCenter
        PlainText {
            id: title

            width: parent.width
            visible: text !== ""
            horizontalAlignment: Text.AlignLeft
            elide: Text.ElideRight
            text: root.notices.title
            font: Theme.bodyStrong
        }
        PlainText {
            id: label

            width: parent.width
            horizontalAlignment: Text.AlignLeft
            elide: Text.ElideRight
            maximumLineCount: title.visible ? 1 : 2
            wrapMode: Text.Wrap
            text: root.notices.text
        }
    }
    Row {
        id: buttons

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        LButton {
            visible: root.notices.cancellable
            text: qsTr("Cancel")
            tip: qsTr("Stop reading")
            onClicked: root.cancelRequested()
        }
        LButton {
            objectName: "noticeAction"
            visible: root.notices.action !== ""
            text: root.notices.action
            tip: qsTr("Notice action")
            onClicked: root.notices.act()
        }
        IconButton {
            visible: !root.notices.cancellable
            iconName: "x"
            tip: qsTr("Close the notice")
            onClicked: root.notices.close()
        }
    }
}
