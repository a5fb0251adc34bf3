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
    /// More devices than there is room for beside the figures and the file.
    readonly property int devices: replay ? Array.of(session.ping360, session.ping1d, session.sideScan, session.swath, recorded.vehicle).filter(device => device.present).length
        : liveChips.count + vehicleChips.count
    readonly property bool crowded: devices > 3
    /// In the smallest windows a vehicle that is well is seen by its figures alone.
    readonly property bool cramped: crowded && !bar.isWide
    readonly property real fairWidth: cramped ? Theme.chipFair : Infinity
    /// The chips say all that they know.
    readonly property bool isWide: bar.isWide && (!crowded || bar.width >= Theme.middleWindow + (devices - 3) * Theme.chipWide)
    /// Where both have no room, what is to say of the log stands in place of its devices and figures.
    readonly property bool logSaid: replay && !isWide && notices.ofLog
    readonly property bool recordedShown: replay && !alarmed && !logSaid
    /// The notice lies over the page.
    readonly property bool overhangs: notice.visible && notice.below

    function spoken(pairs: var): var {
        return pairs.filter(pair => pair.join("") !== "");
    }

    function showRecording() {
        const file = dive.recorder.filePath;
        if (!DesktopOpener.show(file))
            notices.post(qsTr("Saved in %1.").arg(file.slice(0, file.lastIndexOf("/"))));
    }

    spacing: 0

    // A recorded sonar: how fast its pings came, and how old the newest one is.
    component SonarChip: Chip {
        id: sonarChip

        required property SonarSource source
        property bool isWide
        property bool simulated
        readonly property string rate: pace.perSecond > 0 ? qsTr("%1/s").arg(pace.perSecond.toFixed(1)) : qsTr("–")
        readonly property string age: pace.ageS < 1 ? qsTr("%1 ms").arg(Math.round(pace.ageS * 1000))
            : qsTr("%1 s").arg(pace.ageS.toFixed(1))

        note: isWide ? qsTr("recorded") : ""
        metrics: pace.silent ? [["", qsTr("No data %1 s").arg(pace.ageS.toFixed(1))]]
            : !isWide ? [["", rate]]
            : simulated ? [["", rate], ["", qsTr("Simulated echoes")]] : [["", rate], [qsTr("age"), age]]

        PingRateReadout {
            id: pace

            source: sonarChip.source
        }
    }
    Repeater {
        id: liveChips

        model: root.replay ? null : root.dive.rows
        delegate: LiveChip {
            id: liveChip

            visible: !root.alarmed
            sideName: root.session.shownSide.names.length > 1 ? root.session.shownSide.nameOf(liveChip.sonar) : ""
            isWide: root.isWide
            fairWidth: root.fairWidth
        }
    }
    Repeater {
        id: vehicleChips

        model: root.replay ? null : root.dive.vehicleRows
        delegate: VehicleChip {
            id: vehicleChip

            visible: !root.alarmed && !(root.cramped && vehicleChip.well && !vehicleChip.several)
            choice: root.dive.choice
            isWide: root.isWide
            fairWidth: root.fairWidth
        }
    }
    SonarChip {
        title: qsTr("Ping360")
        visible: root.recordedShown && source.present
        source: root.session.ping360
        simulated: root.session.shown360.simulated
        isWide: root.isWide
        fairWidth: root.fairWidth
    }
    SonarChip {
        title: root.session.shown1d.names.length === 1 ? root.session.shown1d.names[0] : qsTr("Ping1D")
        visible: root.recordedShown && source.present
        source: root.session.ping1d
        simulated: root.session.shown1d.simulated
        isWide: root.isWide
        fairWidth: root.fairWidth
    }
    SonarChip {
        objectName: "recordedSideScanChip"
        title: root.session.shownSide.names[root.session.shownSide.chosen] ?? ""
        visible: root.recordedShown && source.present
        source: root.session.sideScan
        simulated: root.session.shownSide.simulated
        isWide: root.isWide
        fairWidth: root.fairWidth
    }
    Chip {
        objectName: "recordedMultibeamChip"
        title: root.session.shownSwath.names[0] ?? ""
        visible: root.recordedShown && root.session.swath.present
        fairWidth: root.fairWidth
        note: root.isWide ? qsTr("recorded") : ""
        metrics: root.isWide && root.session.shownSwath.simulated ? [["", qsTr("Simulated echoes")]] : []
    }
    // A recorded vehicle: messages, round trip and loss at the playhead. Of several vehicles pressing
    // it chooses the one that is shown.
    Chip {
        id: recorded

        readonly property RecordedVehicle vehicle: root.session.recordedVehicle
        readonly property string rate: qsTr("%1/s").arg(vehicle.rateHz > 0 ? Math.round(vehicle.rateHz) : "–")
        readonly property var rtt: isNaN(vehicle.rttMs) ? [] : [[qsTr("RTT"), qsTr("%1 ms").arg(vehicle.rttMs.toFixed(1))]]
        readonly property var loss: isNaN(vehicle.lossPercent) ? [] : [[qsTr("loss"), qsTr("%1 %").arg(vehicle.lossPercent.toFixed(1))]]

        objectName: "recordedVehicleChip"
        visible: root.recordedShown && vehicle.present && !(root.cramped && !vehicle.lost && !vehicle.several)
        title: qsTr("Vehicle")
        fairWidth: root.fairWidth
        note: root.isWide ? qsTr("recorded") : ""
        remark: Format.joined([vehicle.systemName, vehicle.several ? qsTr("Several vehicles: press to choose (Tab, Space)") : ""])
        metrics: vehicle.lost ? [["", qsTr("No heartbeat %1 s").arg(vehicle.ageS.toFixed(1))]]
            : !root.isWide ? [["", rate]] : [["", rate], ...rtt, ...loss]
        Binding {
            target: root.session.timing
            property: "watched"
            value: recorded.visible
        }
        VehicleChooser {
            anchors.fill: parent
            choice: recorded.vehicle
            systemName: recorded.vehicle.systemName
        }
    }
    component Words: PlainText {
        visible: text !== ""
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
            // The alarms that sound while their panels are not on the screen, and their OK: in the status bar,
            // whatever page is shown. The figures are those of the live edge.
            delegate: AlarmGround {
                id: alarmBlock

                readonly property bool depthSounds: !root.bar.depthSeen && (root.bar.alarms?.sounding ?? false)
                readonly property bool zoneSounds: !root.bar.discSeen && (root.bar.zone?.sounding ?? false)
                readonly property font textFont: depthSounds && zoneSounds ? Theme.bodyStrong : Theme.titleFont
                readonly property string depthText: depthSounds
                    ? qsTr("%1 · %2").arg(root.bar.alarms.title).arg(Format.lengthUnit(root.bar.alarms.distanceM, 0.1)) : ""
                readonly property string zoneText: zoneSounds
                    ? qsTr("%1 · %2").arg(root.bar.zone.title).arg(Format.lengthUnit(root.bar.zone.targetM, 0.1)) : ""

                function acknowledge() {
                    if (depthSounds)
                        root.bar.alarms.acknowledge();
                    if (zoneSounds)
                        root.bar.zone.acknowledge();
                }

                objectName: "alarmBlock"
                height: slot.height
                sounding: depthSounds || zoneSounds
                visible: sounding
                implicitWidth: row.implicitWidth + Theme.s14 + Theme.s6
                Accessible.name: Format.translated([depthText, zoneText])
                Row {
                    id: row

                    anchors.left: parent.left
                    anchors.leftMargin: Theme.s14
                    anchors.verticalCenter: parent.verticalCenter
                    spacing: Theme.s10
                    Icon {
                        anchors.verticalCenter: parent.verticalCenter
                        icon: "bell"
                        color: alarmBlock.ink
                    }
                    Column {
                        anchors.verticalCenter: parent.verticalCenter
                        Words {
                            objectName: "depthAlarm"
                            text: alarmBlock.depthText
                            font: alarmBlock.textFont
                            color: alarmBlock.ink
                        }
                        Words {
                            objectName: "zoneAlarm"
                            text: alarmBlock.zoneText
                            font: alarmBlock.textFont
                            color: alarmBlock.ink
                        }
                    }
                    AlarmOk {
                        height: Theme.reach
                        ink: alarmBlock.ink
                        onClicked: alarmBlock.acknowledge()
                    }
                }
            }
        }
        Notice {
            id: notice

            readonly property real from: root.alarmed ? alarm.item.width : 0

            x: !below ? Language.rightToLeft ? Theme.s6 : from + Theme.s6
                : Language.rightToLeft ? root.bar.width - slot.x - width : root.width - root.bar.width - slot.x
            y: below ? root.height : Theme.s6
            height: below ? implicitHeight : slot.height - 2 * Theme.s6
            slotWidth: slot.width - from - 2 * Theme.s6
            mostWidth: root.bar.width
            notices: root.notices
            onCancelRequested: root.session.cancel()
        }
    }
    VehicleBlocks {
        Layout.fillHeight: true
        visible: !root.logSaid
        vehicle: root.session.vehicle
    }
    Rectangle {
        visible: root.replay
        Layout.fillHeight: true
        implicitWidth: Theme.stroke
        color: Theme.line
    }
    Chip {
        readonly property string fileState: root.session.progress < 1 ? qsTr("reading") : root.session.beingRecorded ? qsTr("being recorded")
            : root.session.damaged ? qsTr("damaged") : root.session.truncated ? qsTr("ends early") : ""

        objectName: "fileChip"
        visible: root.replay && !root.alarmed
        Layout.maximumWidth: Math.min(widest, root.isWide || !recorded.vehicle.present ? root.bar.width / 3 : Theme.fileChipNarrow)
        shape: "file"
        title: root.session.fileName.replace(/\.[^. ]+(?= \+ |$)/g, "")
        note: root.session.fileCount > 1
            ? qsTr("%1 of %2").arg(root.session.fileNumber).arg(root.session.fileCount) : ""
        metrics: root.spoken([
            ["", root.length],
            ["", root.isWide || fileState === "" && !root.crowded ? root.session.sizeText : ""],
            [fileState, ""],
            root.playback.gapCount > 0 ? [qsTr("gaps"), String(root.playback.gapCount)] : ["", ""]
        ])
    }
    LazyLoader {
        shown: root.recorderShown
        prepared: true
        delegate: RecorderBlock {
            id: recorderBlock

            visible: root.recorderShown
            Layout.fillHeight: true
            Layout.minimumWidth: Theme.recorderMin
            dive: root.dive
            onNewRequested: root.bar.startNewRecording()
            onStopRequested: root.bar.stopRecording()
            onToggled: root.bar.toggleRecording()
            onDemoToggled: root.bar.toggleDemoRecording()
            onShowRequested: root.showRecording()
            Connections {
                target: root.bar
                function onStopQuestionRequested() { recorderBlock.askToStop(); }
            }
        }
    }
}
