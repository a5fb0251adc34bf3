// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// Which keys do what, to be changed one by one, and those that are fixed.
SetupSection {
    id: root

    /// The first press asks, the second one does it.
    property bool isConfirming
    readonly property var fixed: [
        [qsTr("Tab, Shift+Tab"), qsTr("Next, previous control")],
        [qsTr("Esc"), qsTr("Leave or close; return the keys to the window")],
        [qsTr("Space, Enter"), qsTr("Press the focused control")],
        [qsTr("Arrows"), qsTr("Lists, choices and numbers; on a plot: the cursor")],
        [qsTr("F2, Del"), qsTr("In the list of markers: rename, delete")],
        [qsTr("C, R"), qsTr("Ping1D: compare echo; hold echo")],
        [qsTr("Z"), qsTr("Polar view: alarm zone at the cursor")],
        [qsTr("Ctrl+A"), qsTr("Library: select all")],
        [qsTr("Menu"), qsTr("On a plot: its menu")]
    ]

    component Heading: PlainText {
        width: root.width
        horizontalAlignment: Text.AlignLeft
        font: Theme.titleFont
    }

    title: qsTr("Keys")
    onVisibleChanged: isConfirming = false

    SetupNote {
        text: qsTr("Press Enter on a key or click it, then press the new key. Keys without Ctrl or Alt are ignored while you type.")
    }
    Row {
        visible: !KeyMap.usual
        anchors.left: parent.left
        spacing: Theme.s12
        LButton {
            objectName: "resetKeys"
            kind: root.isConfirming ? "primary" : "filled"
            text: root.isConfirming ? qsTr("Yes, restore all default keys") : qsTr("Restore default keys…")
            tip: qsTr("Asks once more")
            onClicked: {
                if (root.isConfirming)
                    KeyMap.reset();
                root.isConfirming = !root.isConfirming;
            }
        }
        LButton {
            visible: root.isConfirming
            text: qsTr("Cancel")
            tip: qsTr("Cancel")
            onClicked: root.isConfirming = false
        }
    }
    Repeater {
        model: KeyMap.groupCount
        delegate: Column {
            id: group

            required property int index

            width: root.width
            Accessible.role: Accessible.Grouping
            Accessible.name: heading.text

            Heading {
                id: heading

                text: KeyMap.revision > 0 ? KeyMap.groupText(group.index) : ""
            }
            Repeater {
                model: KeyMap.actionsOf(group.index)
                delegate: SetupKey {
                    required property string modelData

                    width: root.width
                    action: modelData
                }
            }
        }
    }
    Column {
        width: root.width
        spacing: Theme.s6
        Heading {
            text: qsTr("Fixed keys")
        }
        SetupNote {
            text: qsTr("Used by the focused control.")
        }
        Repeater {
            model: root.fixed
            delegate: SetupNote {
                required property var modelData

                text: modelData[0] + " · " + modelData[1]
            }
        }
    }
}
