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

    /// The user is to be asked whether the recording shall stop.
    signal stopQuestionRequested()
    /// The user wants to choose where recordings go.
    signal folderRequested()

    /// Says the newest distance and the drift, which may be empty, for those who do not see them.
    function notifyDepth(drift: string) {
        const down = alarms === null || alarms.facing === Alarms.Down;
        const found = depth.valid && depth.confidencePercent >= Theme.noBottom;
        notices.post(Format.translated([!found ? down ? qsTr("No bottom found") : qsTr("No target found")
            : (down ? qsTr("Distance to bottom %1") : qsTr("Distance to target %1"))
                .arg(Format.lengthUnit(depth.distanceM, depth.distanceErrorM)),
            found ? qsTr("confidence %1\u00a0%").arg(depth.confidencePercent) : "",
            depth.valid && depth.ageS > 1 ? Format.age(depth.ageS) : "",
            session.mode === Session.Live && (alarms?.acknowledged ?? false) ? qsTr("alarm acknowledged") : "",
            session.mode === Session.Review ? qsTr("looking back") : "", drift]) + ".");
    }

    /// Stops the recording, after a question if the user wants one; when stopped, starts it again.
    function toggleRecording() {
        if (dive.records() && dive.confirmsStop)
            stopQuestionRequested();
        else if (dive.records())
            stopRecording();
        else
            startRecording();
    }
    function stopRecording() {
        const demo = dive.simulatedOnly;
        dive.stopRecording();
        notices.post(demo ? qsTr("Recording of the demo stopped.") : qsTr("Recording stopped."));
    }
    function startRecording() {
        if (!dive.active) {
            notices.post(qsTr("Nothing connected to record."));
            return;
        }
        dive.startRecording();
        notices.post(dive.simulatedOnly ? qsTr("Recording of the demo started.") : qsTr("Recording started."));
    }
    /// Completes the current file and goes on in another recording; starts one if none is running.
    function startNewRecording() {
        if (!dive.records()) {
            startRecording();
            return;
        }
        dive.startNewRecording();
        notices.post(qsTr("New recording started."));
    }
    /// Records what is simulated beside real devices, or stops doing so.
    function toggleDemoRecording() {
        dive.recordsSimulated = !dive.recordsSimulated;
        notices.post(dive.recordsSimulated ? qsTr("Recording of the demo started.") : qsTr("Recording of the demo stopped."));
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
        onFolderRequested: root.folderRequested()
        onActed: (action, path) => {
            if (action === qsTr("Show") && !DesktopOpener.show(path))
                notices.post(qsTr("Saved in %1.").arg(path.slice(0, path.lastIndexOf("/"))));
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
