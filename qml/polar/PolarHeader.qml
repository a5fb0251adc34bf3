// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Header of the polar view: name and settings of the Ping360, orientation, and tools.
SonarHeader {
    id: root

    required property Session session
    required property SettingsReadout readout
    required property PolarItem polar
    required property PolarMeasure measure
    required property Ghost ghost
    property bool isWide
    property bool staring
    property bool traceFits
    property bool traceRequested
    property bool inspectorTool
    property bool snapping
    readonly property alias traceTool: trace.visible
    readonly property string frequency: readout.frequencyKhz > 0 ? qsTr("%1 kHz").arg(readout.frequencyKhz) : ""

    signal measureToggled()
    signal traceToggled()
    signal snapRequested()
    signal inspectorRequested()
    signal notified(string text)

    sonar: session.shown360
    raw: session.ping360.levels.raw
    applied: !session.ping360.present || !isWide && !raw ? [] : raw ? [session.ping360.levels.text]
        : [session.ping360.levels.text, session.display.applied, session.display.appliedToSweeps]
    settings: isWide && readout.valid ? [
        readout.rangeToM > 0 ? qsTr("%1 %2").arg(Format.chosen(readout.rangeToM)).arg(Format.unit) : "",
        readout.sectorText, readout.gainText, frequency
    ] : []
    lessImportant: [frequency, readout.gainText, readout.sectorText]

    // Polar or fan, of a sector that a fan can show; in a small window a button with the one that is
    // shown.
    Segmented {
        id: layout

        readonly property var names: [qsTr("Polar"), qsTr("Fan")]
        readonly property int shown: root.polar.fan ? 1 : 0
        readonly property bool whole: root.isWide && root.width >= Theme.narrowPlot

        function toggle() {
            if (!root.polar.fanFits) {
                root.notified(qsTr("Fan shows sectors up to 180°"));
                return;
            }
            root.polar.chooseFan(!root.polar.fan);
            root.notified(names[shown]);
        }

        objectName: "layoutChoice"
        visible: root.session.ping360.present && !root.staring && root.polar.fanFits
        name: qsTr("Layout")
        key: Format.key("fan")
        options: whole ? names : [names[shown]]
        current: whole ? shown : 0
        // Without a notice, which would cover the button.
        onActivated: index => root.polar.chooseFan(whole ? index === 1 : !root.polar.fan)
        ActionKey {
            action: "fan"
            when: root.session.ping360.present && !root.staring
            onActivated: layout.toggle()
        }
    }
    // Orientation: head, north or course up, or steady; in a small window a button for the next one.
    // Without a heading it is head up or steady; a fan is always head up.
    Segmented {
        id: headingUp

        readonly property var names: [qsTr("Head up"), qsTr("North up"), qsTr("Locked"), qsTr("Steady")]
        readonly property bool free: !root.polar.fan
        readonly property int chosen: root.session.vehicle.settings.up
        readonly property int shown: free && (root.polar.headed || chosen === VehicleSettings.Steady) ? chosen : VehicleSettings.Head
        readonly property bool whole: root.isWide && root.width >= Theme.roomyHeader

        function next() {
            if (free)
                root.session.vehicle.settings.nextUp(root.polar.headed);
            root.notified(free ? names[shown] : reason);
        }

        objectName: "headingUp"
        visible: root.session.ping360.present && !root.staring
        name: qsTr("Orientation")
        key: Format.key("up")
        options: whole ? names : [names[shown]]
        current: whole ? shown : 0
        usable: free ? options.length : 1
        unavailable: whole && !root.polar.headed ? [VehicleSettings.North, VehicleSettings.Course] : []
        reason: root.polar.fan ? qsTr("Fan is always head up")
            : qsTr("No heading. Connect the vehicle, or open a recording with heading.")
        onActivated: index => {
            if (whole && free)
                root.session.vehicle.settings.up = index;
            else if (!whole)
                next();
        }
        ActionKey {
            action: "up"
            when: headingUp.visible
            onActivated: headingUp.next()
        }
    }
    IconButton {
        objectName: "ghostButton"
        visible: root.session.ping360.present && !root.staring
        checkable: true
        checked: root.ghost.on
        iconName: "ghost"
        tip: qsTr("Ghost")
        key: Format.key("ghost")
        onClicked: root.ghost.toggle()
    }
    IconButton {
        objectName: "measureButton"
        visible: root.session.ping360.present && !root.staring
        checkable: true
        checked: root.measure.active
        iconName: "measure"
        tip: qsTr("Measure")
        key: Format.key("measure")
        onClicked: root.measureToggled()
    }
    IconButton {
        id: trace

        objectName: "traceButton"
        visible: root.session.ping360.present && !root.traceFits && !root.staring
        checkable: true
        checked: root.traceRequested
        iconName: "trace"
        tip: qsTr("Echo trace")
        key: Format.key("trace")
        onClicked: root.traceToggled()
    }
    IconButton {
        objectName: "snapButton"
        visible: root.snapping && root.session.ping360.present
        iconName: "snap"
        tip: qsTr("Snapshot of this plot")
        key: Format.key("snapPlot")
        onClicked: root.snapRequested()
    }
    IconButton {
        visible: root.inspectorTool
        iconName: "eye"
        tip: qsTr("Display settings")
        key: Format.key("inspector")
        onClicked: root.inspectorRequested()
    }
}
