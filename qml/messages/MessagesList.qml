// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline
import QtQuick.Controls.Basic

/// The messages that the search finds, and the search.
FocusScope {
    id: root

    required property Messages messages
    readonly property int page: Math.max(1, Math.floor(rows.height / Theme.reach) - 1)

    signal playRequested()

    function find() {
        field.forceActiveFocus(Qt.ShortcutFocusReason);
        field.selectAll();
    }

    LField {
        id: field

        objectName: "messageSearch"
        anchors.left: parent.left
        anchors.right: summary.left
        anchors.margins: Theme.s8
        y: Theme.s4
        name: qsTr("Search messages")
        tip: Format.keyed(qsTr("Search name, former name, field, id or source; “once” finds single messages"), "find")
        placeholderText: Format.keyed(qsTr("Search"), "find")
        text: root.messages.search
        onTextEdited: root.messages.search = text
        // Esc leaves the view only when there is nothing to clear.
        Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Escape && text !== ""
        Keys.onEscapePressed: root.messages.search = ""
        Keys.onUpPressed: root.messages.step(-1)
        Keys.onDownPressed: root.messages.step(1)
        Keys.onReturnPressed: {
            if (root.messages.chosen < 0)
                root.messages.step(1);
            rows.forceActiveFocus(Qt.TabFocusReason);
        }
    }
    SmallText {
        id: summary

        anchors.right: parent.right
        anchors.rightMargin: Theme.s14
        anchors.verticalCenter: field.verticalCenter
        text: root.messages.cut ? qsTr("%1, not all").arg(root.messages.list.count)
            : root.messages.search === "" ? root.messages.kinds === 1 ? qsTr("1 message") : qsTr("%1 messages").arg(root.messages.kinds)
            : qsTr("%1 of %2").arg(root.messages.list.count).arg(root.messages.kinds)
        color: root.messages.cut ? Theme.warn : Theme.text2
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    component Label: SmallText {
        anchors.verticalCenter: parent.verticalCenter
        horizontalAlignment: Text.AlignRight
    }
    // What the columns of the messages are.
    Item {
        id: head

        anchors.top: field.bottom
        anchors.topMargin: Theme.s4
        width: parent.width
        implicitHeight: Theme.tableHeader
        Label {
            anchors.left: parent.left
            anchors.leftMargin: Theme.s14
            text: qsTr("Message")
        }
        Row {
            anchors.right: parent.right
            anchors.rightMargin: Theme.s14
            height: parent.height
            Label { width: Theme.messageCount; text: qsTr("Count") }
            Label { width: Theme.messageRate; text: qsTr("Rate") }
            Label { width: Theme.messageAge; text: qsTr("Last") }
            Label { width: Theme.messageBytes; text: qsTr("Bytes") }
        }
        HorizontalLine { anchors.bottom: parent.bottom }
    }
    component Cell: PlainText {
        property bool came: true

        anchors.verticalCenter: parent.verticalCenter
        horizontalAlignment: Text.AlignRight
        color: came ? Theme.text : Theme.text2
    }
    ListView {
        id: rows

        objectName: "messageRows"
        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        clip: true
        focus: true
        activeFocusOnTab: true
        keyNavigationEnabled: false
        highlightMoveDuration: 0
        boundsBehavior: Flickable.StopAtBounds
        model: root.messages.list
        currentIndex: root.messages.chosen
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Messages, %1").arg(summary.text)
        Accessible.description: qsTr("Up and Down select, Left and Right step through messages of one type")
        Keys.onUpPressed: root.messages.step(-1)
        Keys.onDownPressed: root.messages.step(1)
        Keys.onLeftPressed: root.messages.stepInTime(-1)
        Keys.onRightPressed: root.messages.stepInTime(1)
        Keys.onSpacePressed: root.playRequested()
        Keys.onPressed: event => {
            const pages = event.key === Qt.Key_PageDown ? 1 : event.key === Qt.Key_PageUp ? -1 : 0;
            if (pages !== 0)
                root.messages.step(pages * root.page);
            event.accepted = pages !== 0;
        }
        ScrollBar.vertical: LScroll {}
        // One kind of message: what it is, who says it, and how it comes.
        delegate: AbstractButton {
            id: message

            required property int index
            required property string name
            required property string source
            required property string hit
            required property string rate
            required property string age
            required property string count
            required property int bytes
            required property bool came
            required property int messageId

            signal chosen()

            width: rows.width
            implicitHeight: Theme.reach
            focusPolicy: Qt.NoFocus
            text: name
            Accessible.role: Accessible.ListItem
            Accessible.name: came ? Format.filled(qsTr("%1, %2, message %3, count %4, %5, last %6 ago, %7"),
                    [name, source, messageId, count, rate, age, bytes === 1 ? qsTr("1 byte") : qsTr("%1 bytes").arg(bytes)])
                : Format.filled(qsTr("%1, %2, message %3, not yet"), [name, source, messageId])
            Accessible.selected: ListView.isCurrentItem
            Accessible.onPressAction: message.chosen()
            ToolTip.visible: hovered && title.truncated
            ToolTip.delay: Theme.tipDelay
            ToolTip.text: Format.filled(qsTr("%1, message %2 (Up, Down)"), [name, messageId])
            // The list's keys: of the row that it has chosen, which has the focus, too.
            Keys.forwardTo: [ListView.view]
            onClicked: chosen()
            background: Rectangle {
                color: ListView.isCurrentItem ? Theme.select : message.hovered ? Theme.hover : "transparent"
                HorizontalLine { anchors.bottom: parent.bottom }
                FocusRing {
                    shown: message.activeFocus
                    margins: Theme.s2
                }
            }
            onChosen: {
                rows.forceActiveFocus(Qt.MouseFocusReason);
                root.messages.choose(index);
            }
            Item {
                anchors.fill: parent

                Column {
                    anchors.left: parent.left
                    anchors.leftMargin: Theme.s14
                    anchors.right: figures.left
                    anchors.rightMargin: Theme.s8
                    anchors.verticalCenter: parent.verticalCenter
                    PlainText {
                        id: title

                        width: parent.width
                        horizontalAlignment: Text.AlignLeft
                        elide: Text.ElideRight
                        text: message.name
                        font: ListView.isCurrentItem ? Theme.bodyStrong : Theme.bodyMedium
                        color: message.came ? Theme.text : Theme.text2
                    }
                    SmallText {
                        width: parent.width
                        horizontalAlignment: Text.AlignLeft
                        elide: Text.ElideRight
                        text: Format.joined([message.source, message.hit])
                    }
                }
                Row {
                    id: figures

                    anchors.right: parent.right
                    anchors.rightMargin: Theme.s14
                    height: parent.height
                    Cell { came: message.came; width: Theme.messageCount; text: message.count }
                    Cell { came: message.came; width: Theme.messageRate; text: message.rate }
                    Cell { came: message.came; width: Theme.messageAge; text: message.came ? message.age : qsTr("not yet") }
                    Cell { came: message.came; width: Theme.messageBytes; text: message.came ? String(message.bytes) : "" }
                }
            }
        }
    }
    FocusRing {
        target: rows
        margins: Theme.s2
        shown: rows.activeFocus && rows.currentIndex < 0
    }
    EmptyView {
        anchors.fill: rows
        visible: root.messages.list.count === 0
        iconName: "search"
        title: root.messages.kinds === 0 ? qsTr("No messages yet") : qsTr("Nothing found")
        message: root.messages.kinds === 0
            ? qsTr("Every message from sonars and vehicles is listed here.")
            : qsTr("No message name, former name, field, id or source contains “%1”.").arg(root.messages.search)
        LButton {
            visible: root.messages.search !== ""
            kind: "filled"
            text: qsTr("Show all")
            key: qsTr("Esc in the search")
            onClicked: root.messages.search = ""
        }
    }
}
