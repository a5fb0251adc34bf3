// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// How far an export is, and the way to stop it; else the way to begin it.
Column {
    id: root

    required property ExportForm form
    readonly property alias button: button

    spacing: Theme.s8

    Rectangle {
        visible: root.form.running
        width: parent.width
        height: Theme.s6
        radius: height / 2
        color: Theme.control
        Accessible.role: Accessible.ProgressBar
        Accessible.name: qsTr("Export, %1 percent").arg(Math.round(root.form.progress * 100))
        Rectangle {
            anchors.left: parent.left
            width: Math.max(parent.height, parent.width * root.form.progress)
            height: parent.height
            radius: parent.radius
            color: Theme.accent
        }
    }
    Text {
        visible: text !== ""
        width: parent.width
        horizontalAlignment: Text.AlignLeft
        wrapMode: Text.Wrap
        text: root.form.running ? qsTr("%1 %").arg(Math.floor(root.form.progress * 100))
            : root.form.obstacle !== "" ? root.form.obstacle : root.form.trouble
        textFormat: Text.PlainText
        font: Theme.small
        color: root.form.running || root.form.obstacle !== "" ? Theme.text2 : Theme.stop
    }
    LButton {
        id: button

        objectName: "exportButton"
        width: parent.width
        kind: root.form.running ? "filled" : "primary"
        enabled: root.form.running || root.form.obstacle === ""
        text: root.form.running ? qsTr("Cancel") : qsTr("Export")
        tip: root.form.running ? qsTr("Stop it; nothing unfinished is left behind") : qsTr("Write %1").arg(root.form.targetName)
        key: qsTr("Enter")
        onClicked: root.form.running ? root.form.cancel() : root.form.begin()
    }
}
