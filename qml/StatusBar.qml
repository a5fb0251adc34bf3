// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline
import QtQuick.Layouts

/// State block, the recorded sonars, the notice, the file.
Rectangle {
    id: root

    required property Session session
    readonly property bool replay: session.state === Session.Ready
    property alias notice: notice

    implicitHeight: Theme.barHeight
    color: Theme.app

    RowLayout {
        anchors.fill: parent
        spacing: 0
        StateBlock {
            Layout.fillHeight: true
            session: root.session
        }
        Chip {
            visible: root.replay && root.session.ping360.present
            title: qsTr("Ping360")
            detail: qsTr("recorded")
        }
        Chip {
            visible: root.replay && root.session.ping1d.present
            title: qsTr("Ping1D")
            detail: qsTr("recorded")
        }
        Item {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Notice {
                id: notice

                anchors.fill: parent
                anchors.margins: Theme.s6
            }
        }
        Chip {
            visible: root.replay
            Layout.maximumWidth: root.width / 3
            iconName: "file"
            title: root.session.fileName
            detail: root.session.progress < 1
                ? qsTr("%1 of it can be played").arg(Format.clock(root.session.playback.end - root.session.playback.begin))
                : root.session.truncated
                    ? qsTr("%1 · log ends early").arg(Format.clock(root.session.playback.end - root.session.playback.begin))
                    : Format.clock(root.session.playback.end - root.session.playback.begin)
        }
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.stroke
        color: Theme.line
    }
}
