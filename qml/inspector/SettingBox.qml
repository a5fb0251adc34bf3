// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// A setting: its name and state, the box that its control stands in, and what is to be said and
/// done about it below.
Column {
    id: root

    required property SettingText settingText
    /// Its name stands elsewhere.
    property bool headless
    /// What is to be said about it is said elsewhere.
    property bool quiet
    /// What was typed cannot be taken as it is.
    property string objection
    default property alias control: holder.data

    width: parent ? parent.width : 0
    enabled: settingText.known
    opacity: settingText.known ? 1 : Theme.disabledOpacity

    Item {
        visible: !root.headless
        width: parent.width
        height: label.implicitHeight + Theme.labelGap
        PlainText {
            id: label

            anchors.left: parent.left
            width: parent.width - (status.visible ? status.width + Theme.s8 : 0)
            horizontalAlignment: Text.AlignLeft
            elide: Text.ElideRight
            text: root.settingText.name
            font: Theme.bodyMedium
        }
        // How far a setting is, right of its name: shape, words and colour.
        Row {
            id: status

            visible: !root.quiet || root.settingText.asked || root.settingText.refused || root.settingText.foreign
            anchors.right: parent.right
            spacing: Theme.s4
            Icon {
                visible: root.settingText.stateIcon !== ""
                anchors.verticalCenter: parent.verticalCenter
                icon: root.settingText.stateIcon
                size: Theme.s14
                color: root.settingText.iconColor
            }
            SmallText {
                objectName: "settingState"
                visible: !root.quiet
                text: root.settingText.stateText
                color: root.settingText.stateIcon === "" ? Theme.text3 : root.settingText.stateColor
            }
        }
    }
    Item {
        id: holder

        width: parent.width
        height: Theme.controlHeight
        Rectangle {
            anchors.fill: parent
            radius: Theme.radius
            color: Theme.control
            border.width: Theme.stroke
            border.color: root.settingText.refused || root.objection !== "" ? Theme.stop : root.settingText.foreign ? Theme.warn : Theme.lineStrong
        }
        DashFrame {
            visible: root.settingText.asked
            anchors.fill: parent
            radius: Theme.radius
            stroke: Theme.stroke
            color: Theme.warn
        }
    }
    SmallText {
        objectName: "settingNote"
        visible: text !== ""
        width: parent.width
        topPadding: Theme.s4
        horizontalAlignment: Text.AlignLeft
        wrapMode: Text.Wrap
        text: root.objection !== "" ? root.objection : root.quiet ? "" : root.settingText.note
        color: root.objection !== "" ? Theme.stop : Theme.text2
    }
    Row {
        visible: root.settingText.foreign && !root.quiet
        anchors.left: parent.left
        spacing: Theme.s8
        LButton {
            kind: "filled"
            visible: !isNaN(root.settingText.requested)
            text: qsTr("Use mine")
            tip: qsTr("Restore %1 to %2").arg(root.settingText.name).arg(root.settingText.requestedWithUnit)
            key: qsTr("Tab, Space")
            onClicked: root.settingText.model.useRequested()
        }
        LButton {
            text: qsTr("Keep")
            tip: qsTr("Keep %1 at %2").arg(root.settingText.name).arg(root.settingText.reportedWithUnit)
            key: qsTr("Tab, Space")
            onClicked: root.settingText.model.keepReported()
        }
    }
}
