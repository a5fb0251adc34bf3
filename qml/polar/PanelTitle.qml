// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline
import QtQuick.Controls.Basic

/// The name of the sonar that a plot shows; where there are several of its kind, a list of them.
AbstractButton {
    id: root

    required property SelectedSonar sonar
    readonly property bool several: sonar.names.length > 1

    enabled: several
    implicitWidth: row.implicitWidth
    implicitHeight: Theme.header
    focusPolicy: several ? Qt.TabFocus : Qt.NoFocus
    text: sonar.names[Math.max(0, Math.min(sonar.chosen, sonar.names.length - 1))]
    Accessible.role: several ? Accessible.ComboBox : Accessible.StaticText
    Accessible.name: text
    Accessible.onPressAction: root.clicked()
    ToolTip.visible: hovered && several
    ToolTip.delay: Theme.tipDelay
    ToolTip.text: qsTr("Show another sonar (Tab, Space)")
    onClicked: menu.now().popup(root, 0, height)

    background: Item {
        FocusRing {
            margins: Theme.s4
            shown: root.visualFocus
        }
    }
    Item {
        anchors.fill: parent
        Row {
            id: row

            anchors.left: parent.left
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.s4
            Text {
                text: root.text
                textFormat: Text.PlainText
                font: Theme.titleFont
                color: Theme.text
            }
            Icon {
                visible: root.several
                anchors.verticalCenter: parent.verticalCenter
                size: Theme.s16
                icon: "down"
            }
        }
    }
    LazyPopup {
        id: menu

        over: root
        delegate: Menu {
            padding: Theme.s4
            background: Rectangle {
                implicitWidth: Theme.menuWidth
                radius: Theme.radius
                color: Theme.raised
                border.width: Theme.stroke
                border.color: Theme.lineStrong
            }
            Repeater {
                model: root.sonar.names
                delegate: MenuItem {
                    id: entry

                    required property int index
                    required property string modelData

                    implicitHeight: Theme.reach
                    text: modelData
                    font: index === root.sonar.chosen ? Theme.bodyStrong : Theme.body
                    Accessible.name: text
                    onTriggered: root.sonar.chosen = index
                    contentItem: Text {
                        horizontalAlignment: Text.AlignLeft
                        text: entry.text
                        textFormat: Text.PlainText
                        font: entry.font
                        color: Theme.text
                        verticalAlignment: Text.AlignVCenter
                        leftPadding: Theme.s8
                    }
                    background: Rectangle {
                        radius: Theme.radiusSegment
                        color: entry.highlighted ? Theme.select : "transparent"
                        FocusRing {
                            margins: 0
                            radius: parent.radius
                            shown: entry.highlighted
                        }
                    }
                }
            }
        }
    }
}
