// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import Leadline

/// Context menu of the point under the cursor.
Menu {
    id: root

    required property PolarReadout readout
    required property PolarMeasure measure
    /// The measurement as text; empty without one.
    property string measured
    /// Of a live Ping360; null without.
    property SonarSettings controls: null
    readonly property SettingModel stare: controls?.of("stareDeg") ?? null
    /// Of the place where the menu was asked for.
    property string readoutText
    property real bearing
    property point at
    property real range
    /// The zone alarm; null if no zone can be placed.
    property ZoneAlarm zone: null

    signal markRequested()

    implicitWidth: Theme.menuWidth
    padding: Theme.s4
    onAboutToShow: {
        readoutText = readout.sentence;
        bearing = readout.polar.cursorBearingDeg;
        range = readout.polar.cursorRangeM;
        at = readout.polar.pointOf(readout.polar.cursorRangeM, bearing);
    }

    background: MenuGround {}

    LMenuItem {
        text: qsTr("Mark")
        onTriggered: root.markRequested()
    }
    LMenuItem {
        text: qsTr("Copy read-out")
        onTriggered: root.readout.copy(root.readoutText)
    }
    LMenuItem {
        objectName: "measureFromHere"
        text: qsTr("Measure from here")
        onTriggered: root.measure.startAt(root.at)
    }
    LMenuItem {
        shown: root.measured !== ""
        text: qsTr("Copy measure")
        onTriggered: root.readout.copy(root.measured)
    }
    LMenuItem {
        shown: root.controls !== null
        text: root.stare && !root.stare.isAutomatic ? qsTr("Resume scan") : qsTr("Hold bearing here")
        onTriggered: root.stare.isAutomatic ? root.stare.requestNow(root.bearing) : root.stare.setAutomatic(true)
    }
    LMenuItem {
        objectName: "zoneHere"
        shown: root.zone !== null
        text: root.zone && root.zone.watching ? qsTr("Alarm zone here (Z)") : qsTr("Zone here (Z)")
        onTriggered: root.zone.placeAround(root.bearing, root.range)
    }
}
