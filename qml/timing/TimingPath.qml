// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// Latency of a sonar's pings from the request to the screen.
Column {
    id: root

    required property SonarLatency path
    property bool replay

    objectName: "sonarPath"
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Sonar path, milliseconds")

    Item {
        width: parent.width
        height: Theme.timingPathHead
        PlainText {
            anchors.left: parent.left
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            text: qsTr("Sonar path")
            font: Theme.bodyStrong
        }
        SmallText {
            anchors.right: parent.right
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            text: root.replay ? qsTr("live only") : qsTr("median · p95, ms")
            color: Theme.text3
        }
    }
    Repeater {
        model: root.replay ? 0 : root.path.rows
        delegate: Item {
            id: row

            required property var values

            width: root.width
            height: Theme.timingPath
            Accessible.role: Accessible.ListItem
            Accessible.name: values.translated
            SmallText {
                anchors.left: parent.left
                width: parent.width - figures.width
                height: parent.height
                verticalAlignment: Text.AlignVCenter
                horizontalAlignment: Text.AlignLeft
                elide: Text.ElideRight
                text: row.values.name
            }
            Row {
                id: figures

                anchors.right: parent.right
                height: parent.height
                SmallText {
                    visible: row.values.note !== ""
                    height: parent.height
                    verticalAlignment: Text.AlignVCenter
                    text: row.values.note
                    color: Theme.text3
                }
                Repeater {
                    model: row.values.note !== "" ? [] : [row.values.median, row.values.p95]
                    delegate: PlainText {
                        required property string modelData
                        required property int index

                        width: Theme.timingLast
                        height: figures.height
                        horizontalAlignment: Text.AlignRight
                        verticalAlignment: Text.AlignVCenter
                        text: modelData
                        font: index === 0 ? Theme.smallStrong : Theme.small
                        color: index === 0 ? Theme.text : Theme.text2
                    }
                }
            }
        }
    }
}
