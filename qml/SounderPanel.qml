// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// The Ping1D: distance, echoes over time with depth axis and the newest echo.
FocusScope {
    id: root

    required property Session session
    required property SettingsReadout settings
    required property LinkedCursor linked
    property bool roomy
    property bool low
    /// The header has the button that opens the inspector.
    property bool inspectorTool
    readonly property bool present: session.ping1d.present
    property alias spanS: waterfall.spanS

    signal inspectorAsked()

    function zoomIn() {
        waterfall.zoomRangeAt(1.25, waterfall.height / 2);
    }
    function zoomOut() {
        waterfall.zoomRangeAt(0.8, waterfall.height / 2);
    }
    function fit() {
        waterfall.fit();
    }

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Ping1D, echoes over time")

    PanelHeader {
        id: header

        width: parent.width
        title: qsTr("Ping1D")
        summary: root.roomy && root.settings.valid ? Format.joined([
            qsTr("%1–%2 m").arg(Format.plain(root.settings.rangeFromM)).arg(Format.plain(root.settings.rangeToM)),
            root.settings.gainText !== "" ? qsTr("gain %1").arg(root.settings.gainText) : ""
        ]) : ""
        IconButton {
            visible: root.inspectorTool
            iconName: "eye"
            tip: qsTr("Display settings")
            key: qsTr("I")
            onClicked: root.inspectorAsked()
        }
    }
    DepthBlock {
        id: depth

        anchors.top: header.bottom
        width: parent.width
        visible: root.present
        session: root.session
        low: root.low
    }
    Rectangle {
        anchors.top: depth.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        visible: root.present
        color: Theme.canvas
        clip: true

        WaterfallItem {
            id: waterfall

            width: parent.width - Theme.axisWidth - Theme.traceWidth
            height: parent.height - Theme.timeAxis
            source: root.session.ping1d
            display: root.session.display
            background: Theme.canvas
            distanceLine: true
            distanceColor: Theme.cursor
        }
        DepthAxis {
            anchors.left: waterfall.right
            height: waterfall.height
            topM: waterfall.topM
            bottomM: waterfall.bottomM
            reachLeft: waterfall.width
        }
        AScanItem {
            anchors.right: parent.right
            width: Theme.traceWidth
            height: waterfall.height
            source: root.session.ping1d
            display: root.session.display
            background: Theme.canvas
            topM: waterfall.topM
            bottomM: waterfall.bottomM
            timeS: waterfall.cursorValid ? waterfall.cursorTimeS : NaN
        }
        TimeAxis {
            anchors.bottom: parent.bottom
            width: waterfall.width
            spanS: waterfall.spanS
            nowS: root.session.playback.position
        }
        WaterfallMouse {
            anchors.fill: waterfall
            waterfall: waterfall
            playback: root.session.playback
        }
        CursorCross {
            visible: waterfall.cursorValid
            x: waterfall.xOf(waterfall.cursorTimeS)
            y: waterfall.yOf(waterfall.cursorRangeM)
            words: Format.lengthUnit(waterfall.cursorRangeM, waterfall.cursorRangeErrorM)
                + (waterfall.cursorIntensity >= 0 ? qsTr(" · %1 of 255").arg(waterfall.cursorIntensity) : "")
            leftwards: x > waterfall.width / 2
        }
        MouseArea {
            property real lastY

            anchors.left: waterfall.right
            width: Theme.axisWidth
            height: waterfall.height
            cursorShape: Qt.SizeVerCursor
            preventStealing: true
            Accessible.role: Accessible.Slider
            Accessible.name: qsTr("Depth axis: drag moves the depth window")
            onPressed: mouse => lastY = mouse.y
            onPositionChanged: mouse => {
                waterfall.panRangeBy(mouse.y - lastY);
                lastY = mouse.y;
            }
            onDoubleClicked: waterfall.fit()
        }
    }
    Rectangle {
        anchors.top: header.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        visible: !root.present
        color: Theme.canvas
        EmptyView {
            anchors.fill: parent
            iconName: "dive"
            title: qsTr("No Ping1D")
            message: qsTr("This log has none.")
        }
    }
}
