// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Playback controls, and below them the timeline of the recording or dive.
Rectangle {
    id: root

    required property Session session
    required property LinkedCursor linked
    /// The export dialog's model; null where export is not available.
    property ExportForm form: null
    /// The window is low: there is room for one strip only.
    property bool low
    property bool isWide
    /// If there is room for one strip only, show the Ping1D's.
    property bool sounderFirst
    /// Time span of the Ping1D's plot in seconds; 0 without a plot.
    property real spanS
    readonly property bool both: session.ping360.present && session.ping1d.present
    readonly property bool pinged: session.ping360.pinged || session.ping1d.pinged || session.sideScan.pinged || session.swath.present
    readonly property TimelineView view: strips.view

    signal markRequested()

    implicitHeight: Theme.transport + Math.max(strips.implicitHeight, empty.visible ? low ? Theme.timelineEmptyLow : Theme.timelineEmpty : 0)
    color: Theme.app

    Transport {
        id: transport

        x: Theme.s8
        width: parent.width - 2 * Theme.s8
        height: Theme.transport
        session: root.session
        isWide: root.isWide
        zoomed: strips.view.zoomed
        form: root.form
        onFitRequested: strips.view.fit()
        onMarkRequested: root.markRequested()
    }
    PlainText {
        id: empty

        objectName: "timelineEmpty"
        anchors.top: transport.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        visible: !root.pinged && !root.session.vehicleSpan.present
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        // While a file is being opened, or if that failed, the page above says so; a sonar that nobody has named may ping.
        text: root.session.family.asked ? "" : root.session.state === FileOpening.Ready ? qsTr("This recording contains no pings.")
            : root.session.mode !== Session.Live && root.session.state !== FileOpening.Empty ? ""
            : qsTr("Nothing recorded yet. Recording starts by itself with the first byte.")
        color: Theme.text2
    }
    TimelineStrips {
        id: strips

        visible: !empty.visible
        anchors.top: transport.bottom
        width: parent.width
        session: root.session
        linked: root.linked
        low: root.low
        spanS: root.spanS
        show360: root.session.ping360.present && !(root.low && root.both && root.sounderFirst)
        show1d: root.session.ping1d.present && !(root.low && root.both && !root.sounderFirst)
        showSide: root.session.sideScan.present && !(root.low && (root.session.ping360.present || root.session.ping1d.present))
        showSwath: root.session.swath.present && !(root.low && (root.session.ping360.present || root.session.ping1d.present || root.session.sideScan.present))
        // In a low window the only strip is a sonar's, if there is one.
        showProfile: root.session.profile.present && !(root.low && root.pinged)
        showVehicle: root.session.logTimeOffset.offered || root.session.logTimeOffset.files.length > 0
            || root.session.vehicleSpan.present && (!root.pinged && !showProfile || root.session.logTimeOffset.present)
    }
    HorizontalLine {}
}
