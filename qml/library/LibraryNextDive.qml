// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import Leadline

/// The sheet of the dive that goes on, or of the next one.
Flickable {
    id: root

    required property SheetForm form
    property bool active

    clip: true
    contentHeight: column.height + 2 * Theme.s14
    boundsBehavior: Flickable.StopAtBounds
    Accessible.role: Accessible.Pane
    Accessible.name: active ? qsTr("Dive sheet of this dive") : qsTr("Dive sheet of the next dive")
    ScrollBar.vertical: LScroll {}

    FocusFollow { view: root }
    Column {
        id: column

        x: Theme.s14
        y: Theme.s14
        width: root.width - 2 * x
        spacing: Theme.s10

        Text {
            width: parent.width
            horizontalAlignment: Text.AlignLeft
            wrapMode: Text.Wrap
            text: root.active ? qsTr("It goes into the recording of this dive, also what is filled in later.")
                : qsTr("It goes into the next recording. Job, vehicle, pilot and place are remembered.")
            textFormat: Text.PlainText
            font: Theme.small
            color: Theme.text2
        }
        SheetFields {
            objectName: "diveSheetFields"
            width: parent.width
            form: root.form
        }
        LButton {
            objectName: "anotherDive"
            anchors.left: parent.left
            kind: "filled"
            text: qsTr("Another dive")
            tip: qsTr("Clears dive, water and notes")
            // What is filled in now belongs to the dive that goes on.
            visible: !root.active
            enabled: !root.form.blank
            onClicked: root.form.beginAnother()
        }
    }
}
