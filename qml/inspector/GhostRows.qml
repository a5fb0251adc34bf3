// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// The ghost of the polar view: which turn, how strong, and its alignment.
SettingRow {
    id: root

    required property Ghost ghost

    name: qsTr("Ghost")
    spacing: Theme.s8

    Segmented {
        objectName: "ghostSetting"
        width: parent.width
        fill: true
        name: qsTr("Ghost")
        key: Format.key("ghost")
        options: [qsTr("Off"), qsTr("On")]
        current: root.ghost?.on ? 1 : 0
        onActivated: index => {
            if (root.ghost.on !== (index === 1))
                root.ghost.toggle();
        }
    }
    ChoiceList {
        objectName: "ghostList"
        width: parent.width
        visible: (root.ghost?.titles.length ?? 0) > 0
        name: qsTr("Turn of the ghost")
        titles: root.ghost?.titles ?? []
        notes: root.ghost?.notes ?? []
        current: root.ghost?.chosen ?? -1
        onChosen: index => root.ghost.choose(index)
    }
    SmallText {
        width: parent.width
        visible: (root.ghost?.titles.length ?? 0) === 0
        horizontalAlignment: Text.AlignLeft
        wrapMode: Text.Wrap
        text: qsTr("An earlier turn below the echoes. Turns that you take, also of another recording, and markers are listed here.")
    }
    LButton {
        objectName: "ghostTake"
        width: parent.width
        kind: "filled"
        text: qsTr("Use this turn")
        key: Format.key("ghostTurn")
        onClicked: root.ghost.takeTurn()
    }
    LButton {
        objectName: "ghostAlign"
        width: parent.width
        visible: root.ghost?.on ?? false
        enabled: !(root.ghost?.aligning ?? false)
        kind: "filled"
        text: qsTr("Align by hand")
        tip: qsTr("Drag and turn the ghost in the polar view")
        onClicked: root.ghost.startAligning()
    }
    LSlider {
        objectName: "ghostStrength"
        width: parent.width
        visible: root.ghost?.on ?? false
        name: qsTr("Strength of the ghost")
        value: root.ghost?.strength ?? 0
        valueText: qsTr("%1 %").arg(value)
        onMoved: asked => root.ghost.strength = asked
    }
    CheckRow {
        objectName: "ghostChanges"
        width: parent.width
        visible: root.ghost?.on ?? false
        text: qsTr("Mark changes")
        note: qsTr("Rings around echoes that are new, or only in the ghost")
        checked: root.ghost?.marksChanges ?? false
        onClicked: root.ghost.marksChanges = !root.ghost.marksChanges
    }
}
