// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// Depth and heading over the part of the time that the timeline shows, with the playhead. Click
/// and drag seek; what is pointed at is said.
Item {
    id: root

    required property Session session
    required property TimelineView view
    required property LinkedCursor linked
    readonly property Playback playback: session.playback
    readonly property bool live: playback.following
    readonly property real pointedS: timeAt(mouse.mouseX)

    function timeAt(x: real): real {
        return view.fromS + Math.max(0, Math.min(1, x / plot.width)) * view.spanS;
    }
    function xOf(seconds: real): real {
        return (seconds - view.fromS) / view.spanS * plot.width;
    }

    // Time and numbers run from left to right in every language.
    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true

    component Key: Row {
        id: key

        property alias text: words.text
        property color color
        property int thickness

        spacing: Theme.s6
        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.s16
            height: key.thickness
            color: key.color
        }
        SmallText { id: words }
    }
    Row {
        id: keys

        x: headings.width
        spacing: Theme.s16
        Key {
            visible: root.session.profile.hasDepth
            text: qsTr("Depth")
            color: Theme.controlLine
            thickness: Theme.s8
        }
        Key {
            visible: root.session.profile.hasHeading
            text: qsTr("Heading")
            color: Theme.accent
            thickness: Theme.focusStroke
        }
    }
    // North, west, south, east and north again from the top.
    Item {
        id: headings

        anchors.top: plot.top
        width: Theme.s24
        height: plot.height
        visible: root.session.profile.hasHeading
        Repeater {
            model: [qsTr("N"), qsTr("W"), qsTr("S"), qsTr("E"), qsTr("N")]
            delegate: PlainText {
                required property int index
                required property string modelData

                x: headings.width - width - Theme.s6
                y: Math.max(0, Math.min(headings.height - height, index / 4 * headings.height - height / 2))
                text: modelData
                font: Theme.tick
                color: Theme.text2
            }
        }
    }
    Rectangle {
        id: plot

        anchors.top: keys.bottom
        anchors.topMargin: Theme.s6
        anchors.bottom: parent.bottom
        anchors.left: headings.right
        anchors.right: axis.left
        color: Theme.canvas
        clip: true
        Accessible.role: Accessible.Graphic
        Accessible.name: Format.translated([root.session.profile.hasDepth ? qsTr("Vehicle depth over time") : "",
            root.session.profile.hasHeading ? qsTr("Heading over time") : ""])

        DiveProfileItem {
            id: profile

            objectName: "vehicleProfile"
            anchors.fill: parent
            profile: root.session.profile
            settings: root.session.vehicle.settings
            beginS: root.view.fromS
            endS: root.view.toS
            fill: Theme.select
            edge: Theme.controlLine
            heading: Theme.accent
        }
        EmptyView {
            anchors.fill: parent
            visible: !root.session.profile.present
            title: qsTr("Neither depth nor heading")
            message: root.session.mode === Session.Replay ? qsTr("The vehicle sent neither in this recording.")
                : qsTr("The vehicle has sent neither yet.")
        }
        MouseArea {
            id: mouse

            readonly property bool pointing: containsMouse && !pressed && root.pointedS <= root.playback.end

            anchors.fill: parent
            acceptedButtons: Qt.LeftButton
            hoverEnabled: true
            preventStealing: true
            onPressed: event => root.playback.seek(root.timeAt(event.x))
            onPositionChanged: event => {
                if (pressed)
                    root.playback.seek(root.timeAt(event.x));
            }
            onPointingChanged: pointing ? root.linked.point(root, root.pointedS) : root.linked.leave(root)
        }
        Connections {
            target: root
            enabled: mouse.pointing
            function onPointedSChanged() {
                root.linked.point(root, root.pointedS);
            }
        }
        // The instant that is pointed at, here or in the timeline.
        Rectangle {
            visible: root.linked.shown && x >= 0 && x <= plot.width
            x: root.xOf(root.linked.timeS)
            width: Theme.stroke
            height: parent.height
            color: Theme.cursor
        }
        Rectangle {
            id: head

            objectName: "vehiclePlotHead"
            visible: x >= -width && x <= plot.width
            x: root.xOf(root.playback.position) - width / 2
            width: Theme.focusStroke
            height: parent.height
            color: root.live ? root.session.dive.vehicle?.lost ?? false ? Theme.text3 : Theme.live : Theme.replayFill
        }
        Rectangle {
            id: tag

            objectName: "vehiclePlotTag"
            visible: mouse.pointing && root.session.profile.present
            x: Math.max(Theme.s4, Math.min(plot.width - width - Theme.s4, root.xOf(root.pointedS) - width / 2))
            y: Theme.s4
            width: values.implicitWidth + 2 * Theme.s8
            height: values.implicitHeight + 2 * Theme.s4
            radius: Theme.radiusTag
            color: Theme.raised
            border.width: Theme.stroke
            border.color: Theme.lineStrong
            ScrubPreview {
                id: glance

                session: root.session
                timeS: tag.visible ? root.pointedS : glance.timeS
            }
            SmallText {
                id: values

                anchors.centerIn: parent
                text: Format.joined([Format.clockTenths(root.pointedS),
                    glance.vehicle.depthFresh ? qsTr("Depth %1 %2").arg(Format.depth(glance.vehicle.depthM)).arg(Format.unit) : "",
                    glance.vehicle.headingFresh ? qsTr("Heading %1").arg(Format.compass(glance.vehicle.headingDeg)) : ""])
                color: Theme.text
            }
        }
    }
    DepthAxis {
        id: axis

        anchors.top: plot.top
        anchors.right: parent.right
        height: plot.height
        visible: root.session.profile.hasDepth
        enabled: false
        topM: profile.topM
        bottomM: profile.bottomM
        reachLeft: plot.width
    }
}
