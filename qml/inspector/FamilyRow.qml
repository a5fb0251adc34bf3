// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Which sonar it is that does not say so itself, to be changed once it is answered above the plots.
SettingRow {
    id: root

    required property FamilyChoice choice

    visible: choice.current >= 0
    name: qsTr("Unknown sonar")
    ChoiceList {
        objectName: "familyChoice"
        width: parent.width
        name: root.name
        titles: root.choice.names
        current: root.choice.current
        onChosen: index => root.choice.choose(index)
    }
}
