// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Leadline

/// The head of the inspector: a tab for each sonar there is, for the display and for the markers.
Item {
    id: root

    required property bool has360
    required property bool has1d
    required property string name1d
    property bool hasSide: false
    property string nameSide
    property bool hasSwath: false
    property string nameSwath
    /// How many markers there are.
    required property int markers
    /// The inspector lies over a plot: there is a button that closes it.
    required property bool closable
    /// "360", "1d", "side", "swath", "display" or "marks".
    required property string selected
    /// Beside the button that closes it there is less room.
    readonly property int side: closable ? Theme.s4 : Theme.s8

    signal chosen(string tab)
    signal closeRequested()

    height: Theme.header

    component Tab: LTab {
        Layout.fillWidth: true
        Layout.maximumWidth: implicitWidth
        Layout.minimumWidth: Theme.reach
        side: root.side
    }
    RowLayout {
        anchors.left: parent.left
        anchors.leftMargin: root.side
        width: Math.min(implicitWidth, root.width - root.side - (root.closable ? close.width : root.side))
        spacing: 0
        Tab {
            visible: root.has360
            text: qsTr("Ping360")
            selected: root.selected === "360"
            onClicked: root.chosen("360")
        }
        Tab {
            visible: root.has1d
            text: root.name1d
            selected: root.selected === "1d"
            onClicked: root.chosen("1d")
        }
        Tab {
            objectName: "sideTab"
            visible: root.hasSide
            text: root.nameSide
            selected: root.selected === "side"
            onClicked: root.chosen("side")
        }
        Tab {
            objectName: "swathTab"
            visible: root.hasSwath
            text: root.nameSwath
            selected: root.selected === "swath"
            onClicked: root.chosen("swath")
        }
        Tab {
            text: qsTr("Display")
            selected: root.selected === "display"
            onClicked: root.chosen("display")
        }
        Tab {
            objectName: "marksTab"
            text: qsTr("Markers")
            badge: root.markers > 0 ? String(root.markers) : ""
            selected: root.selected === "marks"
            onClicked: root.chosen("marks")
        }
    }
    IconButton {
        id: close

        anchors.right: parent.right
        visible: root.closable
        iconName: "x"
        tip: qsTr("Close the inspector")
        key: Format.key("inspector")
        onClicked: root.closeRequested()
    }
    HorizontalLine { anchors.bottom: parent.bottom }
}
