// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// An action and its key: pressed, it waits for the new one. Who has that already is said, and asked
/// for.
Column {
    id: root

    required property string action
    readonly property string actionText: KeyMap.revision > 0 ? KeyMap.actionText(action) : ""
    readonly property string keys: Format.keys([action])
    readonly property bool none: KeyMap.revision > 0 && !KeyMap.hasKey(action)
    readonly property bool waiting: change.waiting
    /// Of a press that a button did not see it must not see the release.
    property bool isHandled

    function stay() {
        change.leave();
        button.forceActiveFocus(Qt.TabFocusReason);
    }
    function take() {
        change.take();
        button.forceActiveFocus(Qt.TabFocusReason);
    }

    objectName: "setupKey"

    ShortcutCapture {
        id: change

        action: root.action
        onAsked: taker.forceActiveFocus(Qt.TabFocusReason)
    }
    Item {
        width: parent.width
        height: Theme.reach
        PlainText {
            anchors.left: parent.left
            anchors.right: usual.visible ? usual.left : button.left
            anchors.rightMargin: Theme.s8
            anchors.verticalCenter: parent.verticalCenter
            horizontalAlignment: Text.AlignLeft
            elide: Text.ElideRight
            text: root.actionText
        }
        LButton {
            id: usual

            objectName: "usualKey"
            visible: KeyMap.revision > 0 && !KeyMap.isDefault(root.action)
            anchors.right: button.left
            anchors.rightMargin: Theme.s8
            text: qsTr("Default key")
            tip: qsTr("%1: restore default key").arg(root.actionText)
            Accessible.name: tip
            onClicked: {
                button.forceActiveFocus(Qt.TabFocusReason);
                change.requestDefault();
            }
        }
        LButton {
            id: button

            objectName: "keyButton"
            anchors.right: parent.right
            width: Math.max(Theme.setupKey, implicitWidth)
            kind: root.waiting ? "primary" : "filled"
            text: root.waiting ? qsTr("Press the new key") : root.keys
            tip: qsTr("%1: another key").arg(root.actionText)
            key: qsTr("Enter")
            Accessible.name: qsTr("%1: %2").arg(root.actionText).arg(root.waiting ? qsTr("press the new key") : root.none ? qsTr("no key") : root.keys)
            onClicked: {
                forceActiveFocus(Qt.TabFocusReason);
                change.wait();
            }
            onActiveFocusChanged: {
                if (!activeFocus && change.question === "")
                    change.leave();
            }
            // While it waits, no key does what it does elsewhere.
            Keys.onShortcutOverride: event => event.accepted = root.waiting
            Keys.onPressed: event => {
                root.isHandled = change.press(event.key, event.modifiers, event.text, event.isAutoRepeat);
                event.accepted = root.isHandled;
            }
            Keys.onReleased: event => {
                event.accepted = root.isHandled;
                root.isHandled = root.isHandled && event.isAutoRepeat;
            }
        }
    }
    SetupNote {
        visible: root.waiting && change.refusal === ""
        text: qsTr("Esc cancels, Del removes the key.")
    }
    SetupNote {
        objectName: "keyRefusal"
        visible: change.refusal !== ""
        fault: true
        text: change.refusal
        Accessible.role: Accessible.AlertMessage
    }
    SetupNote {
        objectName: "keyQuestion"
        visible: change.question !== ""
        text: change.question
        Accessible.role: Accessible.AlertMessage
    }
    Row {
        visible: change.question !== ""
        anchors.left: parent.left
        spacing: Theme.s8
        LButton {
            id: taker

            objectName: "takeKey"
            kind: "filled"
            text: qsTr("Reassign")
            tip: change.question
            onClicked: root.take()
            Keys.onReturnPressed: root.take()
            Keys.onEnterPressed: root.take()
            Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Escape
            Keys.onEscapePressed: root.stay()
        }
        LButton {
            objectName: "leaveKey"
            text: qsTr("Keep")
            tip: qsTr("Keep both keys unchanged")
            onClicked: root.stay()
            Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Escape
            Keys.onEscapePressed: root.stay()
        }
    }
}
