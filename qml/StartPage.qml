// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// Nothing is open: what to do, what is being read, or why a file could not be.
Rectangle {
    id: root

    required property Session session

    signal openAsked()
    signal devicesAsked()

    color: Theme.canvas

    EmptyView {
        visible: root.session.state === FileOpening.Empty
        anchors.horizontalCenter: parent.horizontalCenter
        y: (parent.height - height - recent.height) / 2
        width: parent.width
        iconName: "dive"
        title: qsTr("Nothing connected")
        message: qsTr("Try the demo, connect a sonar, or open a log. Ping Viewer logs work too.")
        LButton {
            kind: "primary"
            text: qsTr("Demo")
            tip: qsTr("Two simulated sonars in a simulated sea; nothing is written unless you ask")
            onClicked: root.session.startDemo()
        }
        LButton {
            kind: "filled"
            text: qsTr("Devices")
            key: qsTr("Ctrl+3")
            onClicked: root.devicesAsked()
        }
        LButton {
            kind: "filled"
            text: qsTr("Open log…")
            key: qsTr("Ctrl+O")
            onClicked: root.openAsked()
        }
    }
    Later {
        id: opening

        shown: root.session.state === FileOpening.Opening
        delegate: EmptyView {
            visible: opening.shown
            anchors.fill: root
            iconName: "file"
            title: qsTr("Opening %1").arg(root.session.fileName)
            message: qsTr("It can be played as soon as its first pings are there.")
            LButton {
                kind: "filled"
                text: qsTr("Cancel")
                tip: qsTr("Stop opening")
                onClicked: root.session.cancel()
            }
        }
    }
    Later {
        id: failed

        shown: root.session.state === FileOpening.Failed
        delegate: EmptyView {
            visible: failed.shown
            anchors.horizontalCenter: root.horizontalCenter
            y: (root.height - height - recent.height) / 2
            width: root.width
            iconName: "file"
            fault: true
            title: root.session.failure === FileOpening.NotALog ? qsTr("This is not a sonar log")
                : root.session.failure === FileOpening.NoLogs ? qsTr("No logs in this folder")
                : qsTr("This log cannot be opened")
            message: root.session.sentence
            LButton {
                kind: "filled"
                text: qsTr("Open another")
                key: qsTr("Ctrl+O")
                onClicked: root.openAsked()
            }
        }
    }
    RecentFiles {
        id: recent

        visible: files.length > 0 && root.session.state !== FileOpening.Opening
        anchors.horizontalCenter: parent.horizontalCenter
        y: (parent.height + Theme.barHeight) / 2 + Theme.s24
        width: Math.min(parent.width - 2 * Theme.s16, Theme.polarMin)
        files: root.session.recent.files
        onChosen: path => root.session.openPath(path)
    }
}
