// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// Panel of the side-scan sonars: header, and the picture of both sides.
FocusScope {
    id: root

    required property Session session
    required property LinkedCursor linked
    required property SideScanSettings settings
    property bool isWide
    property bool low
    /// The header has the button that opens the inspector.
    property bool inspectorTool
    property Snapshots snapshots: null
    readonly property alias plotFocused: plot.activeFocus
    readonly property alias picture: plot.picture
    readonly property bool present: session.sideScan.present && (session.shownSide.live === null || session.sideScan.pinged)
    readonly property bool measuring: picture.measuring
    readonly property bool roomy: width >= Theme.roomyHeader
    readonly property var gainTexts: ["", qsTr("gain by physics"), qsTr("gain by mean")]

    signal inspectorRequested()
    signal devicesRequested()
    signal doctorRequested(LiveSonar sonar)
    signal openRequested()
    signal notified(string text)
    signal markRequested()

    function snap() { snapshots?.takePlot(plot, plot.picture, "sidescan"); }
    function zoomIn() { plot.picture.zoomRange(1.5); }
    function zoomOut() { plot.picture.zoomRange(1 / 1.5); }
    function fit() { plot.picture.fit(); }
    function toggleGround() { settings.ground = !settings.ground; }
    function toggleBottom() { plot.toggleBottom(); }
    function leaveMeasure() { plot.picture.measuring = false; }
    function toggleMeasure() {
        if (!present)
            notified(qsTr("No echoes to measure yet."));
        else {
            plot.picture.measuring = !plot.picture.measuring;
            if (plot.picture.measuring) {
                plot.forceActiveFocus();
                notified(qsTr("Drag from the target to the end of its shadow."));
            }
        }
    }

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Side-scan")

    SonarHeader {
        id: header

        width: parent.width
        sonar: root.session.shownSide
        raw: root.session.sideScan.levels.raw
        settings: root.present && root.picture.rangeM > 0 ? [qsTr("2 × %1").arg(Format.lengthUnit(root.picture.rangeM, 10))] : []
        applied: !root.present ? [] : Format.present([root.session.sideScan.levels.text, root.session.sideScan.levels.raw ? "" : root.gainTexts[root.settings.gain]])
        onDoctorRequested: root.doctorRequested(root.session.shownSide.live)
        Segmented {
            objectName: "sideGround"
            visible: root.present && root.roomy
            name: qsTr("Across track")
            key: Format.key("groundRange")
            options: [qsTr("Slant range"), qsTr("Ground range")]
            current: root.settings.ground ? 1 : 0
            onActivated: index => root.settings.ground = index === 1
        }
        Segmented {
            visible: root.present && root.roomy
            name: qsTr("Newest line")
            options: [qsTr("Newest on top"), qsTr("Below")]
            current: root.settings.newestOnTop ? 0 : 1
            onActivated: index => root.settings.newestOnTop = index === 0
        }
        IconButton {
            visible: root.present && root.isWide
            iconName: "minus"
            tip: qsTr("Zoom out")
            key: Format.key("zoomOut")
            onClicked: root.zoomOut()
        }
        IconButton {
            visible: root.present && root.isWide
            iconName: "plus"
            tip: qsTr("Zoom in")
            key: Format.key("zoomIn")
            onClicked: root.zoomIn()
        }
        IconButton {
            visible: root.present
            iconName: "fit"
            tip: qsTr("Fit")
            key: Format.key("fit")
            onClicked: root.fit()
        }
        IconButton {
            visible: root.present
            iconName: "measure"
            tip: qsTr("Height from shadow")
            key: Format.key("measure")
            checkable: true
            checked: root.picture.measuring
            onClicked: root.toggleMeasure()
        }
        IconButton {
            visible: root.present
            iconName: "marker"
            tip: qsTr("Mark")
            key: Format.key("mark")
            onClicked: root.markRequested()
        }
        IconButton {
            visible: root.present && root.snapshots !== null
            iconName: "snap"
            tip: qsTr("Snapshot of this plot")
            key: Format.key("snapPlot")
            onClicked: root.snap()
        }
        IconButton {
            visible: root.inspectorTool
            iconName: "eye"
            tip: qsTr("Display settings")
            key: Format.key("inspector")
            onClicked: root.inspectorRequested()
        }
    }
    SideScanPlot {
        id: plot

        anchors.top: header.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        visible: root.present
        folded: root.low && !root.roomy
        session: root.session
        linked: root.linked
        settings: root.settings
        panel: root
        onMarkRequested: root.markRequested()
    }
    LazyLoader {
        shown: root.present && root.session.shownSide.allOld
        delegate: StaleTag {
            parent: plot
            x: Math.round((plot.width - width) / 2)
            y: Math.round((plot.height - height) / 2)
            visible: root.present && sonar.allOld
            sonar: root.session.shownSide
            ageS: root.session.playback.position - root.session.sideScan.silentSinceS
            live: root.session.mode === Session.Live
        }
    }
    LazyLoader {
        shown: !root.present
        delegate: Rectangle {
            anchors.top: header.bottom
            anchors.bottom: root.bottom
            width: root.width
            visible: !root.present
            color: Theme.canvas
            NoSonarView {
                anchors.fill: parent
                session: root.session
                sonar: root.session.shownSide
                kind: qsTr("side-scan sonar")
                onDevicesRequested: root.devicesRequested()
                onDoctorRequested: root.doctorRequested(root.session.shownSide.live)
                onOpenRequested: root.openRequested()
            }
        }
    }
}
