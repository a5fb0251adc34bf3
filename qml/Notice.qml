// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A sentence in the status bar's free slot; faults stay, others go after six seconds.
Rectangle {
    id: root

    property string message
    property bool fault

    function show(words: string, isFault: bool) {
        message = words;
        fault = isFault;
        if (isFault)
            going.stop();
        else
            going.restart();
    }

    visible: message !== ""
    radius: Theme.radius
    color: fault ? Theme.stopTint : Theme.raised
    border.width: Theme.stroke
    border.color: fault ? Theme.stop : Theme.lineStrong
    Accessible.role: Accessible.AlertMessage
    Accessible.name: message

    Timer {
        id: going

        interval: Theme.notice
        onTriggered: root.message = ""
    }
    Icon {
        id: sign

        x: Theme.s10
        anchors.verticalCenter: parent.verticalCenter
        icon: root.fault ? "warn" : "check"
        color: root.fault ? Theme.stop : Theme.live
    }
    Text {
        anchors.left: sign.right
        anchors.leftMargin: Theme.s8
        anchors.right: close.left
        anchors.verticalCenter: parent.verticalCenter
        elide: Text.ElideRight
        maximumLineCount: 2
        wrapMode: Text.Wrap
        text: root.message
        font: Theme.body
        color: Theme.text
    }
    IconButton {
        id: close

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        iconName: "x"
        tip: qsTr("Close the notice")
        onClicked: root.message = ""
    }
}
