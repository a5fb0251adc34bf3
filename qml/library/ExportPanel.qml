// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline
import QtQuick.Controls.Basic

/// What of the recording is written in which format, beside the plots; they go on.
Rectangle {
    id: root

    required property ExportForm form
    readonly property Item focused: Window.activeFocusItem

    signal closeAsked()

    /// Scrolls to what has the keyboard, and the words above it; of the formats to the chosen one.
    function reveal() {
        const item = formats.activeFocus ? formats.currentRow : focused, at = item.mapToItem(body, 0, 0).y;
        flick.contentY = Math.max(0, Math.min(Math.max(flick.contentY, at + item.height + 2 * Theme.s16 - flick.height), at - Theme.s24));
    }

    function begin() {
        form.look();
        formats.forceActiveFocus();
    }

    objectName: "exportPanel"
    visible: form.shown
    color: Theme.panel
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Export")
    onVisibleChanged: if (visible) begin()
    Component.onCompleted: if (visible) begin()
    Keys.onEscapePressed: root.closeAsked()
    // A key that is held would end what it began.
    Keys.onReturnPressed: event => { if (!event.isAutoRepeat) progress.button.clicked(); }
    Keys.onEnterPressed: event => { if (!event.isAutoRepeat) progress.button.clicked(); }
    onFocusedChanged: {
        if (body.activeFocus)
            reveal();
    }

    // What lies below is neither pointed at nor pressed.
    MouseArea { anchors.fill: parent; acceptedButtons: Qt.AllButtons; hoverEnabled: true; onWheel: wheel => wheel.accepted = true }
    PanelHeader {
        id: header

        width: parent.width
        title: qsTr("Export")
        IconButton {
            iconName: "x"
            tip: qsTr("Close the export")
            key: qsTr("Esc")
            onClicked: root.closeAsked()
        }
    }
    Flickable {
        id: flick

        anchors.top: header.bottom
        anchors.bottom: foot.top
        width: parent.width
        clip: true
        contentHeight: body.height + 2 * Theme.s16
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: LScroll {}
        FocusScope {
            id: body

            x: Theme.s16
            y: Theme.s16
            width: flick.width - 2 * Theme.s16
            height: rows.height
            Column {
                id: rows

                width: parent.width
                spacing: Theme.rowGap
                SettingRow {
                    name: qsTr("Format")
                    ChoiceList {
                        id: formats

                        objectName: "exportFormats"
                        width: parent.width
                        focus: true
                        name: qsTr("Format")
                        titles: root.form.formats
                        notes: root.form.abouts
                        current: root.form.format
                        onChosen: index => root.form.format = index
                        onCurrentRowChanged: if (activeFocus) root.reveal()
                    }
                }
                SettingRow {
                    name: qsTr("Part")
                    Segmented {
                        objectName: "exportPart"
                        width: parent.width
                        fill: true
                        name: qsTr("Part")
                        options: [qsTr("All"), qsTr("A–B")]
                        usable: root.form.loopKnown ? 2 : 1
                        reason: qsTr("Set A and B first")
                        current: root.form.loopOnly ? 1 : 0
                        onActivated: index => root.form.loopOnly = index === 1
                    }
                }
                SettingRow {
                    visible: root.form.streams.length > 1
                    name: qsTr("Streams")
                    Repeater {
                        model: root.form.streams
                        delegate: CheckRow {
                            required property int index
                            required property string modelData

                            text: modelData
                            checked: root.form.wanted[index] ?? false
                            onClicked: root.form.want(index, !checked)
                        }
                    }
                }
                SettingRow {
                    visible: root.form.choices.length > 0
                    name: qsTr("With")
                    Repeater {
                        model: root.form.choices
                        delegate: CheckRow {
                            required property int index
                            required property string modelData

                            text: modelData
                            checked: root.form.chosen[index] ?? false
                            onClicked: root.form.choose(index, !checked)
                        }
                    }
                }
                SettingRow {
                    name: qsTr("File")
                    LField {
                        objectName: "exportName"
                        width: parent.width
                        name: qsTr("File name")
                        text: root.form.fileName
                        onTextEdited: root.form.fileName = text
                    }
                    Text {
                        width: parent.width
                        horizontalAlignment: Text.AlignLeft
                        wrapMode: Text.WrapAnywhere
                        text: root.form.folder
                        textFormat: Text.PlainText
                        font: Theme.small
                        color: Theme.text3
                    }
                    Text {
                        objectName: "exportMore"
                        visible: text !== ""
                        width: parent.width
                        horizontalAlignment: Text.AlignLeft
                        wrapMode: Text.Wrap
                        text: root.form.more
                        textFormat: Text.PlainText
                        font: Theme.small
                        color: Theme.text2
                    }
                }
            }
        }
    }
    Item {
        id: foot

        anchors.bottom: parent.bottom
        width: parent.width
        height: progress.height + 2 * Theme.s12
        Rectangle {
            width: parent.width
            height: Theme.stroke
            color: Theme.line
        }
        ExportProgress {
            id: progress

            x: Theme.s16
            y: Theme.s12
            width: parent.width - 2 * Theme.s16
            form: root.form
        }
    }
    Rectangle {
        anchors.left: parent.left
        width: Theme.stroke
        height: parent.height
        color: Theme.line
    }
}
