// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// The map that the scanning sonar's turns make: its plot, and beside it the list of its layers with
/// the export, in a small window when it is asked for.
FocusScope {
    id: root

    required property Session session
    /// Whether there is a page of devices.
    property bool devices: true
    readonly property bool wide: width + Theme.railWidth >= Theme.wideWindow
    readonly property bool isWide: width + Theme.railWidth >= Theme.middleWindow
    /// The list of layers is shown.
    property bool listed: wide
    readonly property bool plotFocused: plot.focused
    readonly property alias model: model
    readonly property alias map: plot.map

    /// What a key or a press did, as a sentence.
    signal notified(string text)
    signal devicesRequested()
    signal openRequested()

    /// Ends measuring, or closes the list in a small window; false if there is neither.
    function leave(): bool {
        if (plot.map.measuring) {
            plot.map.toggleMeasure();
            return true;
        }
        const closes = listed && !wide;
        if (closes)
            listed = false;
        return closes;
    }
    function toggleHeadUp() {
        plot.map.headUp = !plot.map.headUp;
        notified(plot.map.headUp ? qsTr("Head up") : model.hasNorth ? qsTr("North up") : qsTr("Up is the first heading"));
    }

    objectName: "mapPage"
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Map")
    onWideChanged: listed = wide

    MapModel {
        id: model

        session: root.session
        active: root.visible
        onWritten: sentence => root.notified(sentence)
    }
    ActionKey { action: "up"; when: root.visible; onActivated: root.toggleHeadUp() }
    ActionKey { action: "measure"; when: root.visible; onActivated: plot.map.toggleMeasure() }
    ActionKey { action: "follow"; when: root.visible; onActivated: plot.map.following = !plot.map.following }
    ActionKey { action: "layers"; when: root.visible; onActivated: root.listed = !root.listed }
    ActionKey { action: "zoomIn"; when: root.visible; onActivated: plot.map.zoom(1.5) }
    ActionKey { action: "zoomOut"; when: root.visible; onActivated: plot.map.zoom(1 / 1.5) }
    ActionKey { action: "fit"; when: root.visible; onActivated: plot.map.fit() }
    Rectangle {
        anchors.fill: parent
        color: Theme.canvas
        MouseArea {
            anchors.fill: parent
            acceptedButtons: Qt.AllButtons
            onWheel: wheel => wheel.accepted = true
        }
    }
    MapHeader {
        id: header

        width: parent.width
        model: model
        map: plot.map
        sonar: root.session.shown360
        isWide: root.isWide
        listed: root.listed
        onHeadUpRequested: headUp => plot.map.headUp = headUp
        onMeasureToggled: plot.map.toggleMeasure()
        onFollowToggled: plot.map.following = !plot.map.following
        onListToggled: root.listed = !root.listed
    }
    MapPlot {
        id: plot

        anchors.top: header.bottom
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: root.listed ? panel.left : parent.right
        focus: true
        session: root.session
        model: model
        layers: panel
        devices: root.devices
        onNotified: text => root.notified(text)
        onDevicesRequested: root.devicesRequested()
        onOpenRequested: root.openRequested()
    }
    MapPanel {
        id: panel

        anchors.top: header.bottom
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        width: Math.min(Theme.inspectorMin, parent.width)
        visible: root.listed
        model: model
    }
}
