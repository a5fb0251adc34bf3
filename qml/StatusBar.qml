// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline
import QtQuick.Layouts

/// State block, the sonars, the notice, the file, the recorder.
Rectangle {
    id: root

    required property Session session
    property bool roomy
    /// Null where nobody watches; whether they are on the screen elsewhere while they sound.
    property Alarms alarms: null
    property ZoneAlarm zone: null
    property alias depthSeen: alarm.depthSeen
    property alias discSeen: alarm.discSeen
    readonly property bool replay: session.mode === Session.Replay
    readonly property Dive dive: session.dive
    readonly property Playback playback: session.playback
    readonly property color stateColor: block.kind === "stopped" ? Theme.stopFill : block.kind === "live" ? Theme.live
        : block.kind === "ready" ? Theme.text3 : Theme.replayFill
    readonly property string length: Format.clock(playback.end - playback.begin)

    /// Says the newest distance, for those who do not see it.
    function sayDepth() {
        const down = alarms === null || alarms.look === Alarms.Down;
        const found = depth.valid && depth.confidencePercent >= Theme.noBottom;
        notices.tell(Format.spoken([!found ? down ? qsTr("No bottom found") : qsTr("No target found")
            : (down ? qsTr("Distance to bottom %1") : qsTr("Distance to target %1"))
                .arg(Format.lengthUnit(depth.distanceM, depth.distanceErrorM)),
            found ? qsTr("confidence %1\u00a0%").arg(depth.confidencePercent) : "",
            depth.valid && depth.ageS > 1 ? Format.age(depth.ageS) : "",
            session.mode === Session.Review ? qsTr("looking back") : ""]) + ".");
    }

    /// What is simulated is recorded from now on, or no more; all else always is.
    function toggleDemoRecording() {
        if (!dive.simulates) {
            notices.tell(dive.active ? qsTr("This dive is recorded by itself, from its first byte on.")
                                     : qsTr("Nothing is connected that could be recorded."));
            return;
        }
        dive.recordsSimulated = !dive.recordsSimulated;
        notices.tell(dive.recordsSimulated ? qsTr("The demo is recorded from now on.") : qsTr("The demo is recorded no more."));
    }
    /// In passing.
    function say(words: string) {
        notices.tell(words);
    }
    /// What was written, and the way to it.
    function saved(path: string) {
        notices.tellOf(qsTr("Saved %1").arg(path.split("/").pop()), qsTr("Show"), path);
    }
    function said(pairs: var): var {
        return pairs.filter(pair => pair.join("") !== "");
    }

    objectName: "statusBar"
    implicitHeight: Theme.barHeight
    // What is said below it is over the page.
    z: notice.visible && notice.below ? 1 : 0
    color: Theme.app

    SounderReadout {
        id: depth

        source: root.session.ping1d
        soundSpeedErrorPercent: root.session.display.sound.errorPercent
    }
    Notices {
        id: notices

        session: root.session
        shownMs: Theme.notice
        onActed: (action, path) => {
            if (action === qsTr("Show") && !Shower.show(path))
                notices.tell(qsTr("It is in %1.").arg(path.slice(0, path.lastIndexOf("/"))));
        }
    }
    RowLayout {
        anchors.fill: parent
        spacing: 0
        StateBlock {
            id: block

            Layout.fillHeight: true
            session: root.session
        }
        Repeater {
            model: root.replay ? null : root.dive.rows
            delegate: LiveChip {
                visible: !alarm.visible
                roomy: root.roomy
            }
        }
        Repeater {
            model: root.replay ? null : root.dive.vehicleRows
            delegate: VehicleChip {
                visible: !alarm.visible
                choice: root.dive.choice
                roomy: root.roomy
            }
        }
        SonarChip {
            title: qsTr("Ping360")
            visible: root.replay && source.present && !alarm.visible
            source: root.session.ping360
            simulated: root.session.shown360.simulated
            roomy: root.roomy
        }
        SonarChip {
            title: qsTr("Ping1D")
            visible: root.replay && source.present && !alarm.visible
            source: root.session.ping1d
            simulated: root.session.shown1d.simulated
            roomy: root.roomy
        }
        RecordedVehicleChip {
            visible: root.replay && vehicle.present && !alarm.visible
            vehicle: root.session.recordedVehicle
            timing: root.session.timing
            roomy: root.roomy
        }
        Item {
            id: slot

            Layout.fillWidth: true
            Layout.fillHeight: true
            // The chips make room for it.
            AlarmBlock {
                id: alarm

                height: slot.height
                alarms: root.alarms
                zone: root.zone
            }
            Notice {
                id: notice

                readonly property real from: alarm.visible ? alarm.width : 0
                /// There is no room for words.
                readonly property bool below: slot.width - from < Theme.noticeMin

                x: below ? -slot.x : from + Theme.s6
                y: below ? root.height : Theme.s6
                width: below ? Theme.noticeBelow : slot.width - from - 2 * Theme.s6
                height: slot.height - 2 * Theme.s6
                notices: notices
                onCancelAsked: root.session.cancel()
            }
        }
        Rectangle {
            visible: root.replay
            Layout.fillHeight: true
            implicitWidth: Theme.stroke
            color: Theme.line
        }
        Chip {
            objectName: "fileChip"
            visible: root.replay && !alarm.visible
            Layout.maximumWidth: root.width / 3
            shape: "file"
            title: root.session.fileName.replace(/\.[^. ]+(?= \+ |$)/g, "")
            note: root.session.fileCount > 1
                ? qsTr("%1 of %2").arg(root.session.fileNumber).arg(root.session.fileCount) : ""
            metrics: root.said([
                ["", root.length],
                ["", root.session.sizeText],
                [root.session.progress < 1 ? qsTr("reading") : root.session.truncated ? qsTr("ends early") : "", ""],
                root.playback.gapCount > 0 ? [qsTr("gaps"), String(root.playback.gapCount)] : ["", ""]
            ])
        }
        VehicleBlocks {
            Layout.fillHeight: true
            vehicle: root.session.vehicle
        }
        RecorderBlock {
            visible: root.dive.active || recorder.bytes > 0
            Layout.fillHeight: true
            Layout.minimumWidth: Theme.recorderMin
            recorder: root.dive.recorder
            parts: root.dive.parts
            simulated: root.dive.simulatedOnly
            simulates: root.dive.simulates
            asked: root.dive.recordsSimulated
            onDemoAsked: root.toggleDemoRecording()
            roomy: root.roomy
        }
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.stroke
        color: Theme.line
    }
}
