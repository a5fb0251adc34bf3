// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// How many earlier sweeps the disc keeps. Where there is little room it is one button, with the
/// present choice, that goes on to the next one.
Item {
    id: root

    required property DisplaySettings display
    required property bool brief
    readonly property var names: ["1", "3", "10", qsTr("All")]
    readonly property var sentences: [qsTr("1 sweep"), qsTr("3 sweeps"), qsTr("10 sweeps"), qsTr("All sweeps")]

    implicitWidth: brief ? choice.implicitWidth : Theme.persistenceWidth
    implicitHeight: (brief ? 0 : title.height - (Theme.reach - Theme.controlHeight) / 2) + choice.height

    Item {
        id: title

        width: parent.width
        height: Theme.levelsTitle + Theme.s4
        visible: !root.brief
        HaloText {
            text: qsTr("Persistence")
            color: Theme.text
        }
        HaloText {
            anchors.right: parent.right
            text: root.sentences[root.display.persistence]
            color: Theme.text2
        }
    }
    Segmented {
        id: choice

        anchors.bottom: parent.bottom
        width: parent.width
        fill: !root.brief
        name: qsTr("Persistence")
        key: Format.key("persistence")
        options: root.brief ? [root.sentences[root.display.persistence]] : root.names
        current: root.brief ? 0 : root.display.persistence
        onActivated: index => {
            if (root.brief)
                root.display.nextPersistence(1);
            else
                root.display.persistence = index;
        }
    }
}
