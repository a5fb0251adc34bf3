// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// The Ping1D's echoes around the bottom, magnified and locked to it, over the time of the
/// echogram. Heights count from the bottom, up from it positive.
Item {
    id: root

    required property Session session
    required property LinkedCursor linked
    /// The echogram whose time span this has.
    required property WaterfallItem echogram
    readonly property alias waterfall: zoom
    /// Rectangles that the name of the view must not cover, in this item's coordinates.
    property var others: []
    readonly property bool pointing: zoom.cursorValid
    readonly property bool elsewhere: linked.shown && linked.owner !== root
    readonly property string heightText: qsTr("%1 %2").arg(Format.chosen(zoom.bottomZoomM)).arg(Format.unit)

    signal grabbed()
    signal menuRequested(real x, real y)
    signal pointerLeft()
    /// The user asks for the next larger (1) or smaller (-1) height.
    signal heightStepped(int by)

    Accessible.role: Accessible.Chart
    Accessible.name: qsTr("Bottom zoom, %1 high, %2 seconds").arg(heightText).arg(zoom.spanS)
    onPointingChanged: {
        if (!pointing)
            linked.leave(root);
    }

    Rectangle { anchors.fill: zoom; color: Theme.canvas }
    WaterfallItem {
        id: zoom

        objectName: "bottomZoom"
        width: parent.width - Theme.axisWidth
        height: parent.height - Theme.timeAxis
        source: root.session.ping1d; display: root.session.display
        background: Theme.canvas; hatchColor: Theme.lineStrong
        opacity: root.session.shown1d.old ? Theme.dimmed : 1
        spanS: root.echogram.spanS
        bottomZoomM: root.session.display.bottomZoomM
        distanceLine: true
        distanceColor: Theme.cursor
        haloColor: Theme.halo
        soundSpeedErrorPercent: root.session.shown1d.sound.errorPercent
        onWorked: {
            if (cursorValid)
                root.linked.point(root, cursorTimeS);
        }
    }
    DepthAxis {
        anchors.left: zoom.right
        height: zoom.height
        heights: true
        topM: zoom.topM
        bottomM: zoom.bottomM
        reachLeft: zoom.width
    }
    SounderFoot {
        anchors.top: zoom.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        labelled: false
        session: root.session
        waterfall: zoom
    }
    HaloText {
        objectName: "bottomZoomTitle"
        x: Format.overlapsAny(Qt.rect(Theme.s8, y, width, height), root.others) ? zoom.width - width - Theme.s8 : Theme.s8
        y: Theme.s8
        width: Math.min(implicitWidth, zoom.width - 2 * Theme.s8)
        elide: Text.ElideRight
        text: zoom.bottomFound ? qsTr("Bottom zoom · %1").arg(root.heightText) : qsTr("No bottom found")
        font: Theme.smallMedium
        color: zoom.bottomFound ? Theme.text : Theme.warn
    }
    DashLine {
        objectName: "bottomZoomLinkedLine"
        visible: root.elsewhere && root.linked.timeS >= zoom.fromS && root.linked.timeS <= zoom.untilS
        x: Math.round(zoom.xOf(root.linked.timeS) - width / 2)
        width: Theme.s2 + 2 * Theme.stroke
        height: zoom.height
        color: Theme.cursor
        halo: Theme.halo; haloWidth: Theme.stroke
        dash: Theme.s2; period: Theme.s6
    }
    WaterfallMouse {
        anchors.fill: zoom
        waterfall: zoom; spanned: root.echogram
        playback: root.session.playback
        onGrabbed: root.grabbed()
        onPointerLeft: root.pointerLeft()
        onMenuRequested: (x, y) => root.menuRequested(x, y)
        onRangeStepped: steps => root.heightStepped(-steps)
    }
    Item {
        anchors.fill: zoom
        clip: true
        CursorCross {
            visible: root.pointing
            x: zoom.xOf(zoom.cursorTimeS)
            y: zoom.yOf(-zoom.cursorAboveBottomM)
            tagText: root.pointing ? Format.heightUnit(zoom.cursorAboveBottomM) : ""
            leftwards: x > zoom.width / 2
            tagY: Math.max(Theme.s12 - y, 0) - Math.max(y + Theme.s12 - zoom.height, 0)
        }
    }
}
