// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline
import QtQuick.Controls.Basic

/// Header of a sonar's plot: name, settings of the pings or why there are none, and tools.
PanelHeader {
    id: root

    required property SelectedSonar sonar
    /// Sonar settings of the displayed pings, as texts.
    property list<string> settings
    /// What is applied to the echoes that are drawn.
    property list<string> applied
    /// Nothing is: that is said first.
    property bool raw

    readonly property string sonarName: panelTitle.text

    signal doctorRequested()

    summary: sonarText.trouble
    parts: raw ? [...applied, ...settings] : [...settings, ...applied]
    fault: sonarText.trouble !== ""
    summaryWhole: fault && sonar.old
    lead: [
        // Name of the displayed sonar; a menu if there are several of its kind.
        BaseButton {
            id: panelTitle

            readonly property bool several: root.sonar.names.length > 1 && text === root.sonar.names[root.sonar.chosen]

            enabled: several
            implicitWidth: row.implicitWidth
            implicitHeight: Theme.header
            focusPolicy: several ? Qt.TabFocus : Qt.NoFocus
            text: root.sonar.title
            Accessible.role: several ? Accessible.ComboBox : Accessible.StaticText
            Accessible.name: text
            ToolTip.visible: hovered && several
            ToolTip.text: qsTr("Show another sonar (Tab, Space)")
            onClicked: menu.load().popup(panelTitle, 0, height)
            background: Item {
                FocusRing {
                    margins: Theme.s4
                    shown: panelTitle.visualFocus
                }
            }
            Item {
                anchors.fill: parent
                Row {
                    id: row

                    anchors.left: parent.left
                    anchors.verticalCenter: parent.verticalCenter
                    spacing: Theme.s4
                    PlainText {
                        text: panelTitle.text
                        font: Theme.titleFont
                    }
                    Icon {
                        visible: panelTitle.several
                        anchors.verticalCenter: parent.verticalCenter
                        size: Theme.s16
                        icon: "down"
                    }
                }
            }
            LazyPopup {
                id: menu

                over: panelTitle
                delegate: Menu {
                    padding: Theme.s4
                    background: MenuGround {}
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
                            contentItem: PlainText {
                                horizontalAlignment: Text.AlignLeft
                                text: entry.text
                                font: entry.font
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
        },
        SimulatedTag { visible: root.sonar.simulated }
    ]

    TakeOverButton {
        kind: "filled"
        sonar: root.sonar.live
    }
    DoctorButton {
        visible: root.fault && !(root.sonar.live?.listening ?? false)
        onClicked: root.doctorRequested()
    }
    SonarText {
        id: sonarText

        sonar: root.sonar.live
    }
}
