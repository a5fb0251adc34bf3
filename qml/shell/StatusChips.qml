// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline
import QtQuick.Layouts

/// What stands beside the state block: the sonars, the notice, the file, the recorder.
RowLayout {
    id: root

    required property StatusBar bar
    readonly property Session session: bar.session
    readonly property LiveSession dive: session.dive
    readonly property Playback playback: session.playback
    readonly property bool replay: session.mode === Session.Replay
    readonly property string length: Format.clock(playback.end - playback.begin)
    readonly property Notices notices: bar.notices
    readonly property bool recorderShown: dive.active || dive.recorder.bytes > 0
    readonly property bool alarmed: alarm.item?.visible ?? false
    /// The notice lies over the page.
    readonly property bool overhangs: notice.visible && notice.below

    function said(pairs: var): var {
        return pairs.filter(pair => pair.join("") !== "");
    }

    spacing: 0

    Repeater {
        model: root.replay ? null : root.dive.rows
        delegate: LiveChip {
            visible: !root.alarmed
            roomy: root.bar.roomy
        }
    }
    Repeater {
        model: root.replay ? null : root.dive.vehicleRows
        delegate: VehicleChip {
            visible: !root.alarmed
            choice: root.dive.choice
            roomy: root.bar.roomy
        }
    }
    SonarChip {
        title: qsTr("Ping360")
        visible: root.replay && source.present && !root.alarmed
        source: root.session.ping360
        simulated: root.session.shown360.simulated
        roomy: root.bar.roomy
    }
    SonarChip {
        title: qsTr("Ping1D")
        visible: root.replay && source.present && !root.alarmed
        source: root.session.ping1d
        simulated: root.session.shown1d.simulated
        roomy: root.bar.roomy
    }
    RecordedVehicleChip {
        id: recorded

        visible: root.replay && vehicle.present && !root.alarmed
        vehicle: root.session.recordedVehicle
        timing: root.session.timing
        roomy: root.bar.roomy
    }
    Item {
        id: slot

        Layout.fillWidth: true
        Layout.fillHeight: true
        // The chips make room for it.
        LazyLoader {
            id: alarm

            shown: (root.bar.alarms?.sounding ?? false) || (root.bar.zone?.sounding ?? false)
            prepared: true
            delegate: AlarmBlock {
                height: slot.height
                alarms: root.bar.alarms
                zone: root.bar.zone
                depthSeen: root.bar.depthSeen
                discSeen: root.bar.discSeen
            }
        }
        Notice {
            id: notice

            readonly property real from: root.alarmed ? alarm.item.width : 0
            /// There is no room for words.
            readonly property bool below: slot.width - from < Theme.noticeMin

            x: below ? root.width - root.bar.width - slot.x : Language.rightToLeft ? Theme.s6 : from + Theme.s6
            y: below ? root.height : Theme.s6
            width: below ? Theme.noticeBelow : slot.width - from - 2 * Theme.s6
            height: slot.height - 2 * Theme.s6
            notices: root.notices
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
        visible: root.replay && !root.alarmed
        Layout.maximumWidth: root.bar.roomy || !recorded.visible ? root.bar.width / 3 : Theme.fileChipNarrow
        shape: "file"
        title: root.session.fileName.replace(/\.[^. ]+(?= \+ |$)/g, "")
        note: root.session.fileCount > 1
            ? qsTr("%1 of %2").arg(root.session.fileNumber).arg(root.session.fileCount) : ""
        metrics: root.said([
            ["", root.length],
            ["", root.session.sizeText],
            [root.session.progress < 1 ? qsTr("reading") : root.session.beingRecorded ? qsTr("being recorded")
                : root.session.damaged ? qsTr("damaged") : root.session.truncated ? qsTr("ends early") : "", ""],
            root.playback.gapCount > 0 ? [qsTr("gaps"), String(root.playback.gapCount)] : ["", ""]
        ])
    }
    VehicleBlocks {
        Layout.fillHeight: true
        vehicle: root.session.vehicle
    }
    LazyLoader {
        shown: root.recorderShown
        prepared: true
        delegate: RecorderBlock {
            visible: root.recorderShown
            Layout.fillHeight: true
            Layout.minimumWidth: Theme.recorderMin
            recorder: root.dive.recorder
            parts: root.dive.parts
            simulated: root.dive.simulatedOnly
            simulates: root.dive.simulates
            asked: root.dive.recordsSimulated
            onDemoAsked: root.bar.toggleDemoRecording()
            roomy: root.bar.roomy
        }
    }
}
