// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// In place of the sonars' panels where there is a vehicle alone: its depth and heading in large
/// figures and over time, its status texts, and its messages.
FocusScope {
    id: root

    required property Session session
    required property TimelineView view
    required property LinkedCursor linked
    property bool low
    readonly property SelectedVehicle vehicle: session.vehicle
    readonly property bool replay: session.mode === Session.Replay
    readonly property string name: replay ? session.recordedVehicle.names[session.recordedVehicle.chosen] ?? ""
        : session.dive.vehicle?.name ?? ""

    signal playRequested()
    signal timingRequested()

    function age(fresh: bool, seconds: real): string {
        return fresh ? "" : Format.age(seconds);
    }

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Vehicle")

    // The messages are read while they are seen.
    Binding {
        target: root.session.vehicleMessages
        property: "shown"
        value: root.visible
    }
    Component.onDestruction: session.vehicleMessages.shown = false
    Rectangle {
        anchors.fill: parent
        color: Theme.panel
    }
    PanelHeader {
        id: header

        anchors.left: parent.left
        anchors.right: side.left
        title: qsTr("Vehicle")
        summary: Format.joined([root.name, root.vehicle.byHand ? qsTr("aligned by hand") : ""])
    }
    Row {
        id: figures

        anchors.top: header.bottom
        x: Theme.s14
        spacing: Theme.s24
        VehicleFigure {
            objectName: "vehicleDepth"
            name: qsTr("Vehicle depth")
            known: !isNaN(root.vehicle.depthM)
            figure: known ? Format.depth(root.vehicle.depthM) : ""
            widest: Format.widest(figure, Format.imperial ? "888.8" : "88.88")
            unit: Format.unit
            old: known && !root.vehicle.depthFresh
            age: known ? root.age(root.vehicle.depthFresh, root.vehicle.depthAgeS) : ""
            low: root.low
        }
        VehicleFigure {
            objectName: "vehicleHeading"
            name: qsTr("Heading")
            known: !isNaN(root.vehicle.headingDeg)
            figure: known ? Format.compass(root.vehicle.headingDeg) : ""
            widest: "888.8°"
            unit: root.vehicle.headingTrue ? qsTr("T") : qsTr("hdg")
            old: known && !root.vehicle.headingFresh
            age: known ? root.age(root.vehicle.headingFresh, root.vehicle.headingAgeS) : ""
            low: root.low
        }
    }
    VehiclePlot {
        anchors.top: figures.bottom
        anchors.topMargin: Theme.s8
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.s8
        anchors.left: parent.left
        anchors.leftMargin: Theme.s14
        anchors.right: side.left
        anchors.rightMargin: Theme.s4
        session: root.session
        view: root.view
        linked: root.linked
    }
    Item {
        id: side

        anchors.right: parent.right
        width: Math.min(Theme.messageList, parent.width * Theme.timingAgesShare)
        height: parent.height

        PanelHeader {
            id: textsHeader

            width: parent.width
            title: qsTr("Status texts")
            LButton {
                text: qsTr("Timing")
                tip: qsTr("Round trips, and every message field by field")
                key: Format.key("timing")
                onClicked: root.timingRequested()
            }
        }
        VehicleTexts {
            id: texts

            anchors.top: textsHeader.bottom
            width: parent.width
            height: (parent.height - textsHeader.height) * Theme.vehicleTextsShare
            session: root.session
        }
        HorizontalLine { anchors.top: texts.bottom }
        MessagesList {
            anchors.top: texts.bottom
            anchors.topMargin: Theme.stroke
            anchors.bottom: parent.bottom
            width: parent.width
            messages: root.session.vehicleMessages
            onPlayRequested: root.playRequested()
        }
        VerticalLine { anchors.left: parent.left }
    }
}
