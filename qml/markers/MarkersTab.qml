// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import Leadline

/// Markers, notes and events: the list, the one that is looked at, and what can be done with them.
FocusScope {
    id: root

    required property Session session
    readonly property SessionMarkers marks: session.marks

    function writeNote() {
        foot.writeNote();
    }

    ActionKey {
        action: "undo"
        when: root.marks.undoText !== ""
        onActivated: root.marks.undo()
    }
    // A drawer in a low window has less room than all of it needs.
    Flickable {
        id: view

        anchors.fill: parent
        clip: true
        contentWidth: width
        contentHeight: Math.max(height, Theme.markersLeast)
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: LScroll {}
        FocusScope {
            id: all

            width: view.width
            height: view.contentHeight
            focus: true
            MarkerList {
                anchors.top: parent.top
                anchors.bottom: details.visible ? line.top : foot.top
                width: parent.width
                focus: true
                marks: root.marks
                onRenameAsked: details.rename()
            }
            Rectangle {
                id: line

                anchors.bottom: details.top
                anchors.bottomMargin: Theme.s4
                width: parent.width
                height: Theme.stroke
                visible: details.visible
                color: Theme.line
            }
            MarkerDetails {
                id: details

                anchors.bottom: foot.top
                anchors.bottomMargin: Theme.s8
                width: parent.width
                visible: root.marks.details.present
                session: root.session
                roomy: all.height >= Theme.markerRoomy
            }
            MarkerFoot {
                id: foot

                anchors.bottom: parent.bottom
                width: parent.width
                session: root.session
            }
        }
    }
    FocusFollow { view: view }
}
