// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// The state block, and beside it the StatusChips.
Rectangle {
    id: root

    required property Session session
    property bool isWide
    /// There is more to show than the state.
    property bool whole
    /// Null where nobody watches; whether they are on the screen elsewhere while they sound.
    property Alarms alarms: null
    property ZoneAlarm zone: null
    property bool depthSeen: true
    property bool discSeen: true
    readonly property LiveSession dive: session.dive
    readonly property alias notices: notices
    readonly property color stateColor: block.kind === "stopped" ? Theme.stopFill : block.kind === "live" ? Theme.live
        : block.kind === "ready" ? Theme.text3 : Theme.replayFill

    /// Says the newest distance, for those who do not see it.
    function notifyDepth() {
        const down = alarms === null || alarms.facing === Alarms.Down;
        const found = depth.valid && depth.confidencePercent >= Theme.noBottom;
        notices.post(Format.translated([!found ? down ? qsTr("No bottom found") : qsTr("No target found")
            : (down ? qsTr("Distance to bottom %1") : qsTr("Distance to target %1"))
                .arg(Format.lengthUnit(depth.distanceM, depth.distanceErrorM)),
            found ? qsTr("confidence %1\u00a0%").arg(depth.confidencePercent) : "",
            depth.valid && depth.ageS > 1 ? Format.age(depth.ageS) : "",
            session.mode === Session.Live && (alarms?.acknowledged ?? false) ? qsTr("alarm acknowledged") : "",
            session.mode === Session.Review ? qsTr("looking back") : ""]) + ".");
    }

    /// What is simulated is recorded from now on, or no more; all else always is.
    function toggleDemoRecording() {
        if (!dive.simulates) {
            notices.post(dive.active ? qsTr("This dive is recorded by itself, from its first byte on.")
                                     : qsTr("Nothing is connected that could be recorded."));
            return;
        }
        dive.recordsSimulated = !dive.recordsSimulated;
        notices.post(dive.recordsSimulated ? qsTr("The demo is recorded from now on.") : qsTr("The demo is recorded no more."));
    }
    /// In passing.
    function notify(text: string) {
        notices.post(text);
    }
    /// What was written, and the way to it.
    function saved(path: string) {
        notices.postAction(qsTr("Saved %1").arg(path.split("/").pop()), qsTr("Show"), path);
    }

    objectName: "statusBar"
    implicitHeight: Theme.barHeight
    // What is said below it is over the page.
    z: chips.item !== null && chips.item.overhangs ? 1 : 0
    color: Theme.app

    SounderReadout {
        id: depth

        source: root.session.ping1d
        soundSpeedErrorPercent: root.session.shown1d.sound.errorPercent
    }
    Notices {
        id: notices

        session: root.session
        shownMs: Theme.notice
        onActed: (action, path) => {
            if (action === qsTr("Show") && !DesktopOpener.show(path))
                notices.post(qsTr("It is in %1.").arg(path.slice(0, path.lastIndexOf("/"))));
        }
    }
    StateBlock {
        id: block

        anchors.left: parent.left
        height: parent.height
        session: root.session
    }
    LazyFileLoader {
        id: chips

        anchors.left: block.right
        anchors.right: parent.right
        height: parent.height
        shown: root.whole
        source: "StatusChips.qml"
        given: ({ bar: root })
    }
    HorizontalLine { anchors.bottom: parent.bottom }
}
