// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Leadline

/// The lines of a dive sheet, to be filled in.
Column {
    id: root

    required property SheetForm form

    spacing: Theme.s6

    Repeater {
        model: root.form
        delegate: FocusScope {
            id: line

            required property int index
            required property string label
            required property string hint
            required property string value
            required property bool lines

            width: root.width
            implicitHeight: lines ? Theme.sheetNotes : Theme.reach

            PlainText {
                id: words

                anchors.left: parent.left
                width: Theme.sheetLabel
                y: (Theme.reach - height) / 2
                horizontalAlignment: Text.AlignLeft
                text: line.label
                color: Theme.text2
            }
            LField {
                id: field

                visible: !line.lines
                focus: !line.lines
                anchors.left: words.right
                anchors.right: parent.right
                name: line.label
                tip: line.hint
                placeholderText: line.hint
                font: Theme.body
                leftPadding: Theme.s10
                rightPadding: Theme.s10
                text: line.value
                onTextEdited: root.form.fill(line.index, text)
                onEditingFinished: root.form.settle()
            }
            ScrollView {
                id: scroll

                visible: line.lines
                anchors.left: words.right
                anchors.right: parent.right
                height: parent.height
                clip: true
                ScrollBar.horizontal.policy: ScrollBar.AlwaysOff
                ScrollBar.vertical: LScroll {
                    parent: scroll
                    x: scroll.mirrored ? 0 : scroll.width - width
                    height: scroll.height
                }

                TextArea {
                    id: notes

                    focus: line.lines
                    leftPadding: Theme.s10
                    rightPadding: Theme.s10
                    topPadding: Theme.s10
                    wrapMode: TextArea.Wrap
                    textFormat: TextEdit.PlainText
                    placeholderText: line.hint
                    placeholderTextColor: Theme.text3
                    font: Theme.body
                    color: Theme.text
                    selectionColor: Theme.accent
                    selectedTextColor: Theme.accentInk
                    selectByMouse: true
                    activeFocusOnTab: line.lines
                    // The text of a line that others fill, too, and not of what is being written.
                    text: line.value
                    Accessible.role: Accessible.EditableText
                    Accessible.name: line.label
                    Keys.onTabPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
                    Keys.onBacktabPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
                    onTextChanged: {
                        if (activeFocus && text !== line.value)
                            root.form.fill(line.index, text);
                    }
                    onEditingFinished: root.form.settle()
                    background: Rectangle {
                        radius: Theme.radius
                        color: Theme.control
                        border.width: notes.activeFocus ? Theme.focusStroke : Theme.stroke
                        border.color: notes.activeFocus ? Theme.accent : Theme.lineStrong
                    }
                }
            }
        }
    }
}
