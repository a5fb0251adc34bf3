// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// The Ping360: header, disc with rings and bearings, and the fixed corners.
FocusScope {
    id: root

    required property Session session
    required property SettingsReadout settings
    required property LinkedCursor linked
    property bool roomy
    /// The header has the button that opens the inspector.
    property bool inspectorTool
    readonly property bool narrow: plot.width < Theme.narrowPlot

    signal inspectorAsked()

    function zoomTo(zoom: real) {
        polar.zoomAt(zoom / polar.zoom, plot.width / 2, plot.height / 2);
    }
    function zoomIn() {
        zoomTo(polar.zoom * 1.5);
    }
    function zoomOut() {
        zoomTo(polar.zoom / 1.5);
    }
    function fit() {
        polar.fit();
    }

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Ping360, polar picture")

    PanelHeader {
        id: header

        width: parent.width
        title: qsTr("Ping360")
        summary: root.roomy && root.settings.valid ? Format.joined([
            root.settings.rangeToM > 0 ? qsTr("%1 m").arg(Format.plain(root.settings.rangeToM)) : "",
            root.settings.sectorText, root.settings.gainText,
            root.settings.frequencyKhz > 0 ? qsTr("%1 kHz").arg(root.settings.frequencyKhz) : ""
        ]) : ""
        IconButton {
            visible: root.inspectorTool
            iconName: "eye"
            tip: qsTr("Display settings")
            key: qsTr("I")
            onClicked: root.inspectorAsked()
        }
    }
    Rectangle {
        id: plot

        anchors.top: header.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        clip: true
        color: Theme.canvas

        PolarItem {
            id: polar

            anchors.fill: parent
            margin: Theme.discMargin
            source: root.session.ping360
            display: root.session.display
            background: Theme.canvas
        }
        PolarRings {
            anchors.fill: parent
            visible: polar.hasPing
            centre: polar.centre
            radius: polar.discRadius
            zoom: polar.zoom
            edgeM: polar.edgeM
        }
        PolarSweep {
            visible: polar.hasPing
            x: polar.centre.x
            y: polar.centre.y
            radius: polar.discRadius
            bearing: polar.newestBearingDeg
        }
        PolarMouse {
            anchors.fill: parent
            polar: polar
        }
        CursorCross {
            readonly property point at: polar.pointOf(polar.cursorRangeM, polar.cursorBearingDeg)

            visible: polar.cursorValid
            x: at.x
            y: at.y
            words: Format.lengthUnit(polar.cursorRangeM, polar.cursorRangeErrorM)
            leftwards: at.x > plot.width - Theme.scaleWidth
        }
        PolarReadout {
            x: Theme.s14
            y: Theme.s14
            visible: polar.cursorValid
            polar: polar
            oneLine: root.narrow
        }
        PolarPace {
            anchors.right: parent.right
            anchors.rightMargin: Theme.s14
            y: Theme.s14
            visible: !root.narrow
            polar: polar
        }
        EchoScale {
            x: Theme.s14
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.s14
            visible: known && !root.narrow
            display: root.session.display
        }
        ZoomButtons {
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.margins: Theme.s10
            zoom: polar.zoom
            onZoomAsked: zoom => root.zoomTo(zoom)
        }
        EmptyView {
            anchors.fill: parent
            visible: !root.session.ping360.present
            iconName: "dive"
            title: qsTr("No Ping360")
            message: qsTr("This log has none.")
        }
    }
}
