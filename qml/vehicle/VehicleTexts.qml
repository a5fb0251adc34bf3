// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Leadline

/// The status texts of the vehicle, with their times; the newest at the playhead is chosen, and pressing
/// one goes there.
FocusScope {
    id: root

    required property Session session
    readonly property VehicleTextModel texts: session.vehicleTexts

    function goTo(row: int) {
        if (texts.count > 0)
            session.playback.seek(texts.timeOf(row));
    }

    ListView {
        id: rows

        objectName: "vehicleTexts"
        anchors.fill: parent
        clip: true
        focus: true
        activeFocusOnTab: root.texts.count > 0
        keyNavigationEnabled: false
        highlightMoveDuration: 0
        boundsBehavior: Flickable.StopAtBounds
        model: root.texts
        currentIndex: root.texts.current
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Status texts, %1").arg(root.texts.count)
        Accessible.description: qsTr("Up and Down go to the one before and after")
        Keys.onUpPressed: root.goTo(root.texts.current - 1)
        Keys.onDownPressed: root.goTo(root.texts.current + 1)
        ScrollBar.vertical: LScroll {}
        delegate: AbstractButton {
            id: entry

            required property int index
            required property real timeS
            required property string said
            required property bool warns

            width: rows.width
            implicitHeight: Math.max(Theme.reach, words.implicitHeight + 2 * Theme.s6)
            focusPolicy: Qt.NoFocus
            text: said
            Accessible.role: Accessible.ListItem
            Accessible.name: Format.translated([Format.clock(timeS), said])
            Accessible.selected: ListView.isCurrentItem
            Accessible.onPressAction: entry.clicked()
            ToolTip.visible: hovered
            ToolTip.delay: Theme.tipDelay
            ToolTip.text: qsTr("Go to %1 (Up, Down)").arg(Format.clock(timeS))
            onClicked: {
                rows.forceActiveFocus(Qt.MouseFocusReason);
                root.goTo(index);
            }
            background: Rectangle {
                color: entry.ListView.isCurrentItem ? Theme.select : entry.hovered ? Theme.hover : "transparent"
                HorizontalLine { anchors.bottom: parent.bottom }
            }
            contentItem: Item {}

            SmallText {
                id: clock

                x: Theme.s14
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.labelColumn
                text: Format.clock(entry.timeS)
            }
            PlainText {
                id: words

                anchors.left: clock.right
                anchors.right: parent.right
                anchors.rightMargin: Theme.s14
                anchors.verticalCenter: parent.verticalCenter
                wrapMode: Text.Wrap
                text: entry.said
                color: entry.warns ? Theme.warn : Theme.text
            }
        }
    }
    FocusRing {
        target: rows
        margins: Theme.s2
        shown: rows.activeFocus
    }
    EmptyView {
        anchors.fill: parent
        visible: root.texts.count === 0
        title: qsTr("No status texts")
        message: root.session.mode === Session.Replay ? qsTr("The vehicle sent none in this recording.")
            : qsTr("What the vehicle reports is listed here.")
    }
}
