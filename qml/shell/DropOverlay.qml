// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Takes what is dropped on the window, and says so while it is dragged over it.
DropArea {
    id: root

    required property Session session

    objectName: "dropArea"
    onEntered: drag => drag.accept(Qt.CopyAction)
    onDropped: drop => {
        drop.accept(Qt.CopyAction);
        root.session.openDropped(drop.urls);
    }

    Rectangle {
        anchors.fill: parent
        visible: root.containsDrag
        color: Theme.app
        opacity: Theme.veil
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.s12
        visible: root.containsDrag
        color: "transparent"
        radius: Theme.radiusCard
        border.width: Theme.focusStroke
        border.color: Theme.accent

        EmptyView {
            anchors.fill: parent
            iconName: "file"
            title: qsTr("Drop to open")
            message: qsTr("Several logs lie on one time line. A snapshot opens its log at that instant.")
        }
    }
}
