// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Echogram of a Ping360 that holds its bearing, up to the playhead. Replaces the polar view, and
/// is labelled as such.
Rectangle {
    id: root

    required property Session session
    required property LinkedCursor linked
    required property PolarItem polar
    /// Of a live Ping360; null without.
    property SonarSettings controls: null
    readonly property SettingModel stare: controls?.of("stareDeg") ?? null
    readonly property bool pointing: waterfall.cursorValid
    readonly property string bearing: String(Math.round((polar.newestBearingDeg % 360 + 360) % 360) % 360)

    function zoomBy(factor: real) {
        waterfall.zoomRangeAt(factor, waterfall.height / 2);
    }
    function fit() {
        waterfall.fit();
    }

    color: Theme.panel
    clip: true
    Accessible.role: Accessible.Chart
    Accessible.name: qsTr("Ping360 echogram, bearing held at %1 degrees").arg(bearing)
    onPointingChanged: {
        if (!pointing)
            linked.leave(root);
    }
    onVisibleChanged: {
        if (!visible)
            waterfall.leave();
    }

    Rectangle {
        id: mark

        width: parent.width
        height: Theme.reach
        color: Theme.raised
        StateShape {
            id: shape

            x: Theme.s14
            anchors.verticalCenter: parent.verticalCenter
            shape: "triangle"
            color: Theme.warn
        }
        PlainText {
            anchors.left: shape.right
            anchors.leftMargin: Theme.s8
            anchors.right: end.left
            anchors.rightMargin: Theme.s8
            anchors.verticalCenter: parent.verticalCenter
            elide: Text.ElideRight
            text: qsTr("Bearing held at %1°, range over time").arg(root.bearing)
            font: Theme.bodyStrong
        }
        LButton {
            id: end

            objectName: "endStare"
            anchors.right: parent.right
            anchors.rightMargin: Theme.s4
            anchors.verticalCenter: parent.verticalCenter
            width: visible ? implicitWidth : 0
            visible: root.stare !== null && !root.stare.isAutomatic
            text: qsTr("Resume scan")
            onClicked: root.stare.setAutomatic(true)
        }
    }
    Rectangle {
        anchors.fill: waterfall
        color: Theme.canvas
    }
    WaterfallItem {
        id: waterfall

        objectName: "stareWaterfall"
        anchors.top: mark.bottom
        anchors.bottom: time.top
        width: parent.width - Theme.axisWidth
        source: root.session.ping360
        display: root.session.display
        background: Theme.canvas
        hatchColor: Theme.lineStrong
        opacity: root.polar.old ? Theme.dimmed : 1
        recordingS: root.session.mode === Session.Replay ? root.session.playback.end - root.session.playback.begin : 0
        onWorked: {
            if (cursorValid)
                root.linked.point(root, cursorTimeS);
        }
    }
    // Covers pings from before, when the sonar was turning and had other bearings.
    Rectangle {
        id: turned

        objectName: "turned"
        readonly property real share: (root.polar.parkedSinceS - waterfall.fromS) / (waterfall.untilS - waterfall.fromS)

        anchors.top: waterfall.top
        anchors.bottom: waterfall.bottom
        width: Math.max(0, Math.min(1, share)) * waterfall.width
        color: Theme.canvas
        SmallText {
            anchors.centerIn: parent
            visible: root.polar.parkedSinceS > root.session.playback.begin && parent.width > implicitWidth + 2 * Theme.s14
            text: qsTr("Bearing changed")
            color: Theme.text3
        }
    }
    DepthAxis {
        anchors.left: waterfall.right
        anchors.top: waterfall.top
        height: waterfall.height
        topM: waterfall.topM
        bottomM: waterfall.bottomM
        reachLeft: waterfall.width
        onDragged: dy => waterfall.panRangeBy(dy)
        onZoomed: (factor, y) => waterfall.zoomRangeAt(factor, y)
        onFitRequested: waterfall.fit()
    }
    TimeAxis {
        id: time

        anchors.bottom: parent.bottom
        width: waterfall.width
        spanS: waterfall.spanS
        nowS: root.session.playback.position
        live: root.session.playback.following
    }
    WaterfallMouse {
        anchors.fill: waterfall
        waterfall: waterfall
        playback: root.session.playback
        onPointerLeft: waterfall.leave()
    }
    // Keeps the cursor out of the covered part.
    MouseArea {
        anchors.fill: turned
        hoverEnabled: true
        onEntered: waterfall.leave()
    }
    Item {
        anchors.fill: waterfall
        clip: true
        visible: root.pointing
        CursorCross {
            x: waterfall.xOf(waterfall.cursorTimeS)
            y: waterfall.yOf(waterfall.cursorRangeM)
            leftwards: x > waterfall.width - Theme.scaleWidth
        }
        SounderCursor {
            x: Theme.s14
            y: Theme.s14
            waterfall: waterfall
            beginS: root.session.playback.begin
        }
    }
    StaleTag {
        x: Math.round((waterfall.width - width) / 2)
        y: Math.round(waterfall.y + (waterfall.height - height) / 2)
        sonar: root.session.shown360
        ageS: root.polar.newestAgeS
        live: root.session.mode === Session.Live
        widest: waterfall.width - 2 * Theme.s14
    }
}
