// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// An action and its key: pressed, it waits for the new one. Who has that already is said, and asked
/// for.
Column {
    id: root

    required property string action
    readonly property string words: KeyMap.revision > 0 ? KeyMap.wordsOf(action) : ""
    readonly property string keys: Format.keys([action])
    readonly property bool none: KeyMap.revision > 0 && !KeyMap.hasKey(action)
    /// The next key is the new one.
    property bool waiting
    /// Of a press that a button did not see it must not see the release.
    property bool eaten
    /// Why the last one was not taken.
    property string refusal
    /// Whose key it is that is `wanted`: a key, or "" for the usual ones.
    property string question
    property string wanted

    function leave() {
        waiting = false;
        refusal = "";
        question = "";
    }
    function wait() {
        leave();
        button.forceActiveFocus(Qt.TabFocusReason);
        waiting = true;
    }
    function stay() {
        leave();
        button.forceActiveFocus(Qt.TabFocusReason);
    }
    function take() {
        stay();
        if (wanted === "")
            KeyMap.useUsual(action);
        else
            KeyMap.give(action, wanted);
    }
    function want(sequence: string, sentence: string) {
        leave();
        wanted = sequence;
        question = sentence;
        if (sentence === "")
            take();
        else
            taker.forceActiveFocus(Qt.TabFocusReason);
    }
    function press(key: int, modifiers: int, text: string) {
        const sequence = KeyMap.pressed(key, modifiers, text);
        if (key === Qt.Key_Delete && modifiers === Qt.NoModifier) {
            leave();
            KeyMap.takeAway(action);
        } else if (!waiting) {
            wait();
        } else if (key === Qt.Key_Escape) {
            leave();
        } else if (sequence !== "") {
            refusal = KeyMap.refusal(action, sequence);
            if (refusal === "")
                want(sequence, KeyMap.conflict(action, sequence));
        }
    }

    objectName: "setupKey"

    Item {
        width: parent.width
        height: Theme.reach
        Text {
            anchors.left: parent.left
            anchors.right: usual.visible ? usual.left : button.left
            anchors.rightMargin: Theme.s8
            anchors.verticalCenter: parent.verticalCenter
            elide: Text.ElideRight
            text: root.words
            textFormat: Text.PlainText
            font: Theme.body
            color: Theme.text
        }
        LButton {
            id: usual

            objectName: "usualKey"
            visible: KeyMap.revision > 0 && !KeyMap.isUsual(root.action)
            anchors.right: button.left
            anchors.rightMargin: Theme.s8
            text: qsTr("Usual key")
            tip: qsTr("%1: the key that it had at first").arg(root.words)
            Accessible.name: tip
            onClicked: root.want("", KeyMap.usualConflict(root.action))
        }
        LButton {
            id: button

            objectName: "keyButton"
            anchors.right: parent.right
            width: Math.max(Theme.setupKey, implicitWidth)
            kind: root.waiting ? "primary" : "filled"
            text: root.waiting ? qsTr("Press the new key") : root.keys
            tip: qsTr("%1: another key").arg(root.words)
            key: qsTr("Enter")
            Accessible.name: qsTr("%1: %2").arg(root.words).arg(root.waiting ? qsTr("press the new key") : root.none ? qsTr("no key") : root.keys)
            onClicked: root.wait()
            onActiveFocusChanged: {
                if (!activeFocus && root.question === "")
                    root.leave();
            }
            // While it waits, no key does what it does elsewhere.
            Keys.onShortcutOverride: event => event.accepted = root.waiting
            Keys.onPressed: event => {
                root.eaten = root.waiting || [Qt.Key_Return, Qt.Key_Enter, Qt.Key_Delete].includes(event.key);
                event.accepted = root.eaten;
                if (root.eaten && !event.isAutoRepeat)
                    root.press(event.key, event.modifiers, event.text);
            }
            Keys.onReleased: event => {
                event.accepted = root.eaten;
                root.eaten = root.eaten && event.isAutoRepeat;
            }
        }
    }
    SetupNote {
        visible: root.waiting && root.refusal === ""
        text: qsTr("Esc leaves it as it is, Del takes the key away.")
    }
    SetupNote {
        objectName: "keyRefusal"
        visible: root.refusal !== ""
        fault: true
        text: root.refusal
        Accessible.role: Accessible.AlertMessage
    }
    SetupNote {
        objectName: "keyQuestion"
        visible: root.question !== ""
        text: root.question
        Accessible.role: Accessible.AlertMessage
    }
    Row {
        visible: root.question !== ""
        spacing: Theme.s8
        LButton {
            id: taker

            objectName: "takeKey"
            kind: "filled"
            text: qsTr("Take it")
            tip: root.question
            onClicked: root.take()
            Keys.onReturnPressed: root.take()
            Keys.onEnterPressed: root.take()
            Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Escape
            Keys.onEscapePressed: root.stay()
        }
        LButton {
            objectName: "leaveKey"
            text: qsTr("Leave it there")
            tip: qsTr("Both keep the keys that they have")
            onClicked: root.stay()
            Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Escape
            Keys.onEscapePressed: root.stay()
        }
    }
}
