// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Leadline

/// A list of radio buttons with descriptions; the up and down keys select.
FocusScope {
    id: root

    required property string name
    required property var titles
    property var notes: []
    property int current
    /// Row of the selected choice.
    readonly property Item currentRow: choices.count > current ? choices.itemAt(current) : root

    signal chosen(int index)

    function step(by: int) {
        const next = current + by;
        if (next >= 0 && next < titles.length)
            chosen(next);
    }

    implicitHeight: rows.height
    activeFocusOnTab: true
    Accessible.role: Accessible.List
    Accessible.name: current < 0 ? name : qsTr("%1, %2").arg(name).arg(titles[current] ?? "")
    Keys.onUpPressed: root.step(-1)
    Keys.onDownPressed: root.step(1)

    // Where none is selected yet.
    FocusRing { shown: root.activeFocus && root.current < 0 }
    Column {
        id: rows

        width: parent.width
        Repeater {
            id: choices

            // The model is only the count, so that a change of language keeps the delegates.
            model: root.titles.length
            delegate: BaseButton {
                id: row

                required property int index
                readonly property string title: root.titles[index] ?? ""
                readonly property bool selected: index === root.current

                width: rows.width
                implicitHeight: Math.max(Theme.reach, label.implicitHeight + 2 * Theme.s6)
                focusPolicy: Qt.NoFocus
                Accessible.role: Accessible.RadioButton
                Accessible.name: title
                Accessible.description: root.notes[index] ?? ""
                Accessible.checkable: true
                Accessible.checked: selected
                ToolTip.text: qsTr("%1 (Tab, ↑ ↓)").arg(title)
                onClicked: root.chosen(index)
                background: Rectangle {
                    radius: Theme.radius
                    color: row.selected ? Theme.select : row.hovered ? Theme.hover : "transparent"
                    // Within the row: beside it are the next row and the list's name.
                    FocusRing {
                        shown: row.selected && root.activeFocus
                        margins: 0
                    }
                }
                Column {
                    id: label

                    x: Theme.s10
                    width: row.width - 2 * Theme.s10
                    anchors.verticalCenter: parent.verticalCenter
                    PlainText {
                        anchors.left: parent.left
                        text: row.title
                        font: row.selected ? Theme.bodyStrong : Theme.bodyMedium
                        color: row.selected ? Theme.text : Theme.text2
                    }
                    SmallText {
                        width: parent.width
                        visible: text !== ""
                        horizontalAlignment: Text.AlignLeft
                        wrapMode: Text.Wrap
                        text: root.notes[row.index] ?? ""
                        color: row.selected ? Theme.text2 : Theme.text3
                    }
                }
            }
        }
    }
}
