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
    property bool isWide
    property bool staring
    property bool traceFits
    property bool traceRequested
    property bool inspectorTool
    property bool snapping
    readonly property alias traceTool: trace.visible

    signal measureToggled()
    signal traceToggled()
    signal snapRequested()
    signal inspectorRequested()
    signal notified(string text)

    sonar: session.shown360
    raw: session.ping360.levels.raw
    applied: session.ping360.present && (isWide || session.ping360.levels.raw) ? (raw ? session.ping360.levels.text : Format.joined([session.ping360.levels.text, session.display.applied])) : ""
    settings: isWide && readout.valid ? Format.joined([
        readout.rangeToM > 0 ? qsTr("%1 %2").arg(Format.chosen(readout.rangeToM)).arg(Format.unit) : "",
        readout.sectorText, readout.gainText,
        readout.frequencyKhz > 0 ? qsTr("%1 kHz").arg(readout.frequencyKhz) : ""
    ]) : ""

    // Orientation: head, north or course up; in a small window a button for the next one. Without a
    // heading it is head up.
    Segmented {
        id: headingUp

        readonly property var names: [qsTr("Head up"), qsTr("North up"), qsTr("Frozen")]
        readonly property int shown: root.polar.headed ? root.session.vehicle.settings.up : VehicleSettings.Head

        function next() {
            if (root.polar.headed)
                root.session.vehicle.settings.nextUp();
            root.notified(root.polar.headed ? names[shown] : reason);
        }

        objectName: "headingUp"
        visible: root.session.ping360.present && !root.staring
        name: qsTr("Up in the picture")
        key: Format.key("up")
        options: root.isWide ? names : [names[shown]]
        current: root.isWide ? shown : 0
        usable: root.polar.headed ? options.length : 1
        reason: qsTr("No heading comes: only head up. Connect the vehicle, or open a log that has it.")
        onActivated: index => {
            if (root.isWide && root.polar.headed)
                root.session.vehicle.settings.up = index;
            else if (!root.isWide)
                next();
        }
        ActionKey {
            action: "up"
            when: headingUp.visible
            onActivated: headingUp.next()
        }
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
