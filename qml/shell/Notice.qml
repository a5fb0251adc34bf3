// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// What there is to say, in the status bar's free slot. Where that is too small for the whole text, it
/// is below the bar, as wide as its text.
Rectangle {
    id: root

    required property Notices notices
    /// Width of the slot, and the greatest width below the bar.
    required property real slotWidth
    required property real mostWidth
    readonly property real besideText: sign.width + Theme.s10 + Theme.s8 + buttons.width
    readonly property bool below: slotWidth < Theme.noticeMin || titleWidth.advanceWidth > slotWidth - besideText
        || inSlot.lineCount > (title.visible ? 1 : 2)

    signal cancelRequested()

    objectName: "notice"
    width: below ? Math.min(mostWidth, Math.ceil(Math.max(titleWidth.advanceWidth, textWidth.advanceWidth) + besideText + Theme.s2)) : slotWidth
    implicitHeight: Math.max(Theme.reach, texts.height + 2 * Theme.s6)
    visible: notices.title !== "" || notices.text !== ""
    radius: Theme.radius
    color: notices.fault ? Theme.stopTint : notices.warning ? Theme.warnTint : Theme.raised
    border.width: Theme.stroke
    border.color: notices.fault ? Theme.stop : notices.warning ? Theme.warn : Theme.lineStrong
    Accessible.role: Accessible.AlertMessage
    Accessible.name: notices.title !== "" ? notices.title + ". " + notices.text : notices.text

    TextMetrics {
        id: titleWidth

        font: title.font
        text: root.notices.title
    }
    TextMetrics {
        id: textWidth

        font: label.font
        text: root.notices.text
    }
    // The text as it would be in the slot.
    PlainText {
        id: inSlot

        visible: false
        width: Math.max(1, root.slotWidth - root.besideText)
        maximumLineCount: 3
        wrapMode: Text.Wrap
        text: root.notices.text
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
        id: texts

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

            objectName: "noticeText"
            width: parent.width
            horizontalAlignment: Text.AlignLeft
            elide: Text.ElideRight
            maximumLineCount: root.below ? 3 : 2
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
