// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline
import QtQuick.Controls.Basic

/// A connected sonar, and what can be done with it.
AbstractButton {
    id: root

    required property LiveSonar sonar
    property bool selected
    /// The arrows are pressed: the keyboard goes where the selection goes.
    property bool followed
    readonly property bool fault: words.mood === SonarWords.Fault
    readonly property color ink: fault ? Theme.stop : words.mood === SonarWords.Slow ? Theme.warn
        : words.mood === SonarWords.Well ? Theme.live : Theme.text2
    readonly property bool drivenElsewhere: sonar.state === LiveSonar.Listening
    readonly property string name: sonar.name

    signal chosen()
    signal stepAsked(int steps)
    signal hangUpAsked()

    implicitHeight: Theme.deviceRow
    // One of all rows is in the row of Tab; the arrows go through the others.
    focusPolicy: selected || activeFocus ? Qt.TabFocus : Qt.NoFocus
    text: root.name
    Accessible.role: Accessible.Button
    Accessible.name: root.name + ", " + words.details + ", " + words.status
    Accessible.selected: selected
    Accessible.onPressAction: root.clicked()
    Keys.onUpPressed: stepAsked(-1)
    Keys.onDownPressed: stepAsked(1)
    Keys.onReturnPressed: chosen()
    onVisualFocusChanged: if (visualFocus) chosen()
    onSelectedChanged: if (selected && followed) forceActiveFocus(Qt.TabFocusReason)
    onClicked: chosen()
    ToolTip.visible: hovered
    ToolTip.delay: Theme.tipDelay
    ToolTip.text: (root.sonar.sentence !== "" ? root.sonar.sentence : words.status) + qsTr(" (Enter)")
        + (words.remark !== "" ? "\n" + words.remark : "")

    SonarWords {
        id: words

        sonar: root.sonar
    }
    background: Rectangle {
        color: root.selected ? Theme.select : root.hovered ? Theme.hover : "transparent"
        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: Theme.stroke
            color: Theme.line
        }
        FocusRing {
            shown: root.visualFocus
            anchors.margins: Theme.s2
        }
    }
    Item {
        anchors.fill: parent

        Icon {
            id: sign

            x: Theme.s20
            anchors.verticalCenter: parent.verticalCenter
            size: Theme.s24
            icon: root.sonar.family === LiveSonar.Ping1D ? "wave"
                : root.sonar.family === LiveSonar.Ping360 ? "dive" : "chip"
            color: root.ink
        }
        Column {
            anchors.left: sign.right
            anchors.leftMargin: Theme.s16
            anchors.right: buttons.left
            anchors.rightMargin: Theme.s8
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.s2
            Text {
                width: parent.width
                elide: Text.ElideRight
                text: root.name + (root.sonar.simulated ? qsTr(" · simulated") : "")
                font: Theme.titleFont
                color: Theme.text
            }
            Text {
                width: parent.width
                elide: Text.ElideRight
                text: words.details
                textFormat: Text.PlainText
                font: Theme.small
                color: Theme.text2
            }
            Text {
                width: parent.width
                elide: Text.ElideRight
                text: words.status
                font: Theme.smallMedium
                color: root.ink
            }
        }
        Row {
            id: buttons

            anchors.right: parent.right
            anchors.rightMargin: Theme.s12
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.s4
            LButton {
                visible: root.drivenElsewhere
                kind: "filled"
                text: qsTr("Take over")
                tip: qsTr("%1: settings are ours from now on").arg(root.name)
                key: qsTr("Tab, Space")
                onClicked: root.sonar.takeOver()
            }
            LButton {
                visible: !root.drivenElsewhere
                kind: "filled"
                text: root.sonar.standby ? qsTr("Resume") : root.sonar.foundScanning ? qsTr("Stop") : qsTr("Standby")
                tip: root.sonar.standby ? qsTr("%1 pings again").arg(root.name)
                    : qsTr("%1 stops pinging and stays connected").arg(root.name)
                key: qsTr("Tab, Space")
                onClicked: root.sonar.setStandby(!root.sonar.standby)
            }
            LButton {
                kind: "filled"
                text: qsTr("Disconnect")
                tip: qsTr("Disconnect %1; it is not connected at the next start").arg(root.name)
                key: qsTr("Tab, Space")
                onClicked: root.hangUpAsked()
            }
        }
    }
}
