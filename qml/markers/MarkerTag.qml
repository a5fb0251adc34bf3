// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// Tag of a marker beside its pin: its name, and where it is now.
Rectangle {
    id: root

    property string title
    /// Range and bearing, and a remark about them.
    property var lines: []
    property bool chosen
    /// The values are out of date, and drawn in a quieter colour.
    property bool quiet
    /// The marker is outside the view.
    property bool outside
    /// The sonar is lost: the tag has no colour of what is live.
    property bool old
    /// Size of a field for the name, which is laid over the title; empty without one.
    property size field: Qt.size(0, 0)
    readonly property bool named: field.height > 0
    readonly property color edge: old ? Theme.text3 : chosen ? Theme.cursor : Theme.marker

    signal clicked()

    implicitWidth: Math.max(field.width + Theme.s8, texts.implicitWidth + Theme.s16)
    implicitHeight: texts.implicitHeight + Theme.s8
    radius: Theme.radiusTag
    color: Theme.raised
    border.width: outside ? 0 : Theme.stroke
    border.color: edge

    DashFrame {
        anchors.fill: parent
        visible: root.outside
        radius: root.radius
        stroke: Theme.stroke
        color: root.edge
    }
    Column {
        id: texts

        x: Theme.s8
        y: Theme.s4
        PlainText {
            width: Math.min(implicitWidth, Theme.markerTagMax)
            height: root.named ? root.field.height : implicitHeight
            opacity: root.named ? 0 : 1
            horizontalAlignment: Text.AlignLeft
            elide: Text.ElideRight
            text: root.title
            font: Theme.bodyStrong
        }
        Repeater {
            // The model is only the count, so that a changed value keeps the delegates.
            model: root.lines.length
            delegate: PlainText {
                required property int index

                text: root?.lines[index] ?? ""
                font: Theme.small
                color: root?.quiet || index > 0 ? Theme.text3 : Theme.text
            }
        }
    }
    MouseArea {
        anchors.fill: parent
        onClicked: root.clicked()
    }
}
