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

    signal closeRequested()

    /// Scrolls to what has the keyboard, and the words above it; of the formats to the chosen one.
    function reveal() {
        const item = formats.activeFocus ? formats.currentRow : focused, at = item.mapToItem(body, 0, 0).y;
        flick.contentY = Math.max(0, Math.min(Math.max(flick.contentY, at + item.height + 2 * Theme.s16 - flick.height), at - Theme.s24));
    }

    function begin() {
        form.update();
        formats.forceActiveFocus();
    }

    objectName: "exportPanel"
    visible: form.shown
    color: Theme.panel
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Export")
    onVisibleChanged: if (visible) begin()
    Component.onCompleted: if (visible) begin()
    Keys.onEscapePressed: root.closeRequested()
    // A key that is held would end what it began.
    Keys.onReturnPressed: event => { if (!event.isAutoRepeat) exportButton.clicked(); }
    Keys.onEnterPressed: event => { if (!event.isAutoRepeat) exportButton.clicked(); }
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
            tip: qsTr("Close export")
            key: qsTr("Esc")
            onClicked: root.closeRequested()
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
                    SmallText {
                        width: parent.width
                        horizontalAlignment: Text.AlignLeft
                        wrapMode: Text.WrapAnywhere
                        text: root.form.folder
                        color: Theme.text3
                    }
                    SmallText {
                        objectName: "exportMore"
                        visible: text !== ""
                        width: parent.width
                        horizontalAlignment: Text.AlignLeft
                        wrapMode: Text.Wrap
                        text: root.form.more
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
        HorizontalLine {}
        // How far an export is, and the way to stop it; else the way to begin it.
        Column {
            id: progress

            x: Theme.s16
            y: Theme.s12
            width: parent.width - 2 * Theme.s16
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
            SmallText {
                visible: text !== ""
                width: parent.width
                horizontalAlignment: Text.AlignLeft
                wrapMode: Text.Wrap
                text: root.form.running ? qsTr("%1 %").arg(Math.floor(root.form.progress * 100))
                    : root.form.obstacle !== "" ? root.form.obstacle : root.form.trouble
                color: root.form.running || root.form.obstacle !== "" ? Theme.text2 : Theme.stop
            }
            LButton {
                id: exportButton

                objectName: "exportButton"
                width: parent.width
                kind: root.form.running ? "filled" : "primary"
                enabled: root.form.running || root.form.obstacle === ""
                text: root.form.running ? qsTr("Cancel") : qsTr("Export")
                tip: root.form.running ? qsTr("Cancel export") : qsTr("Write %1").arg(root.form.targetName)
                key: qsTr("Enter")
                onClicked: root.form.running ? root.form.cancel() : root.form.begin()
            }
        }
    }
    VerticalLine { anchors.left: parent.left }
}
