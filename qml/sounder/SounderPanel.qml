// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline
import QtQuick.Layouts

/// Panel of the Ping1D: distance, echogram with depth axis, and the A-scan of one ping.
FocusScope {
    id: root

    required property Session session
    required property SettingsReadout settings
    required property LinkedCursor linked
    /// The depth alarms; null where there are none.
    property Alarms alarms: null
    /// A file is being played.
    property bool replay
    /// The echoes are not live, so that the live sonar's alarm limits are not drawn over them.
    readonly property bool back: replay || session.mode === Session.Review
    property bool isWide
    property bool low
    /// The header has the button that opens the inspector.
    property bool inspectorTool
    /// Lower edge of the distance block, pixels; 0 without one.
    readonly property real depthBottom: present ? depth.y + depth.height : 0
    readonly property bool present: session.ping1d.present && (session.shown1d.live === null || session.ping1d.pinged)
    readonly property bool facesDown: alarms === null || alarms.facing === Alarms.Down
    readonly property SounderMeasure measure: plot.measure
    property alias spanS: plot.spanS
    readonly property alias keptSpanS: plot.keptSpanS
    /// Takes snapshots; null where that is not available.
    property Snapshots snapshots: null
    /// The echogram has the keyboard focus.
    readonly property alias plotFocused: plot.activeFocus
    readonly property alias waterfall: plot.waterfall
    /// The one of both that has the cursor: the echogram or its bottom zoom.
    readonly property alias pointedWaterfall: plot.pointedWaterfall
    readonly property string rangeMode: settings.modeAuto === 1 ? qsTr("auto range") : settings.modeAuto === 0 ? qsTr("fixed range") : ""
    readonly property string gain: settings.modeAuto === 1 ? qsTr("auto gain") : settings.gainText !== "" ? qsTr("gain %1").arg(settings.gainText) : ""

    signal inspectorRequested()
    signal devicesRequested()
    signal doctorRequested(LiveSonar sonar)
    signal openRequested()
    signal notified(string text)
    /// The user asks to set a marker at the cursor.
    signal markRequested()

    function snap() { snapshots?.takePlot(plot, plot.waterfall, "waterfall"); }
    function zoomIn() {
        plot.zoomIn();
    }
    function zoomOut() {
        plot.zoomOut();
    }
    function fit() {
        plot.fit();
    }
    function toggleBottomZoom() { session.display.bottomZoom = !session.display.bottomZoom; }
    /// Shows the bottom zoom, or while it is shown its next height.
    function stepBottomZoom() {
        if (session.display.bottomZoom)
            session.display.bottomZoomHeight = (session.display.bottomZoomHeight + 1) % session.display.bottomZoomHeights.length;
        session.display.bottomZoom = true;
    }
    function toggleMeasure() {
        if (measure.active)
            measure.leave();
        else if (!present)
            notified(qsTr("No echoes to measure yet."));
        else
            plot.startMeasure();
    }

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Ping1D echogram")

    Connections {
        target: root.measure
        function onNoEchoThere() { root.notified(qsTr("No echo here to measure.")); }
    }
    SounderReadout {
        id: newest

        source: root.session.ping1d
        soundSpeedErrorPercent: root.session.shown1d.sound.errorPercent
        closingWanted: true
    }
    SonarHeader {
        id: header

        width: parent.width
        sonar: root.session.shown1d
        raw: root.session.ping1d.levels.raw
        applied: !root.present || !root.isWide && !raw ? [] : raw ? [root.session.ping1d.levels.text]
            : [root.session.ping1d.levels.text, root.session.display.applied]
        onDoctorRequested: root.doctorRequested(root.session.shown1d.live)
        settings: root.isWide && root.settings.valid ? [
            qsTr("%1–%2 %3").arg(Format.chosen(root.settings.rangeFromM)).arg(Format.chosen(root.settings.rangeToM)).arg(Format.unit),
            root.rangeMode, root.gain
        ] : []
        lessImportant: [root.gain, root.rangeMode]
        // Tag in the Ping1D's header: an alarm is armed, cannot work, or was acknowledged.
        Item {
            id: alarmTag

            readonly property string limits: !root.alarms ? "" : Format.joined([
                root.alarms.nearOn ? qsTr("Alarm %1").arg(Format.lengthUnit(root.alarms.nearM, 1)) : "",
                root.alarms.farOn ? qsTr("far %1").arg(Format.lengthUnit(root.alarms.farM, 1)) : ""])
            readonly property string translated: Format.joined([limits, note])
            readonly property bool mute: root.alarms !== null && root.alarms.volume !== Alarms.Off && !root.alarms.soundAvailable
            readonly property string trouble: !root.alarms ? "" : root.alarms.blind ? root.alarms.sentence
                : mute ? qsTr("No sound on this computer") : ""
            readonly property bool acknowledged: root.alarms?.acknowledged ?? false
            readonly property string note: Format.joined([acknowledged ? qsTr("acknowledged") : "", trouble])

            objectName: "alarmTag"
            Layout.maximumWidth: Math.max(Theme.reach, header.width - 7 * Theme.reach)
            Layout.rightMargin: root.inspectorTool ? 0 : Theme.s10
            visible: root.alarms !== null && root.alarms.armed && root.alarms.watching
            implicitWidth: bell.width + Theme.s6 + Math.max(limit.implicitWidth, alarmNote.implicitWidth)
            implicitHeight: label.implicitHeight
            Accessible.role: Accessible.StaticText
            Accessible.name: translated
            Icon {
                id: bell

                anchors.left: parent.left
                anchors.verticalCenter: parent.verticalCenter
                icon: "bell"
                size: Theme.s16
                color: alarmTag.note !== "" ? Theme.warn : Theme.text2
            }
            Column {
                id: label

                anchors.left: bell.right
                anchors.leftMargin: Theme.s6
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                PlainText {
                    id: limit

                    width: parent.width
                    horizontalAlignment: Text.AlignLeft
                    elide: Text.ElideRight
                    text: alarmTag.limits
                    font: Theme.smallMedium
                    color: alarmTag.note !== "" ? Theme.warn : Theme.text2
                }
                PlainText {
                    id: alarmNote

                    visible: text !== ""
                    width: parent.width
                    horizontalAlignment: Text.AlignLeft
                    elide: Text.ElideRight
                    text: alarmTag.note
                    font: Theme.smallMedium
                    color: Theme.warn
                }
            }
        }
        LButton {
            id: zoomWords

            objectName: "bottomZoomButton"
            // An armed alarm's limits and what is wrong with it need the room.
            visible: root.present && root.isWide && !alarmTag.visible
            kind: "filled"
            checkable: true
            checked: root.session.display.bottomZoom
            text: qsTr("Bottom zoom")
            key: Format.key("bottomZoom")
            onClicked: root.toggleBottomZoom()
        }
        IconButton {
            objectName: "bottomZoomIcon"
            visible: root.present && !zoomWords.visible
            checkable: true
            checked: root.session.display.bottomZoom
            iconName: "bottomzoom"
            tip: qsTr("Bottom zoom")
            key: Format.key("bottomZoom")
            onClicked: root.toggleBottomZoom()
        }
        IconButton {
            objectName: "snapButton"
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
    DepthBlock {
        id: depth

        anchors.top: header.bottom
        width: parent.width
        visible: root.present
        low: root.low
        down: root.facesDown
        valid: newest.valid
        distanceM: newest.distanceM
        errorM: newest.distanceErrorM
        confidencePercent: newest.confidencePercent
        ageS: newest.ageS
        lost: root.session.shown1d.old
        acknowledged: root.alarms?.acknowledged ?? false
        farthestM: plot.farthestM
        closingMS: newest.closingMS
        closingErrorMS: newest.closingErrorMS
        waterDepthShown: down && !isNaN(root.session.vehicle.depthM)
        waterDepthM: waterDepthShown && valid && ageS < 1 && confidencePercent >= 50 ? root.session.vehicle.sonarDepthM + distanceM : NaN
        inset: root.session.mode === Session.Live || !root.session.dive.active ? null : root.session.live1d
    }
    LazyLoader {
        shown: root.alarms?.sounding ?? false
        prepared: true
        delegate: AlarmOverlay {
            anchors.fill: depth
            alarms: root.alarms
            back: root.back
            low: root.low
        }
    }
    SounderPlot {
        id: plot

        anchors.top: depth.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        visible: root.present
        session: root.session
        linked: root.linked
        panel: root
        sonar: header.sonarName
        onMarkRequested: root.markRequested()
        alarms: root.back ? null : root.alarms
        facesDown: root.facesDown
    }
    LazyLoader {
        shown: root.present && root.session.shown1d.old
        prepared: true
        delegate: StaleTag {
            objectName: "oldTag1d"
            parent: plot
            x: Math.round((plot.waterfall.width - width) / 2)
            y: Math.round((plot.waterfall.height - height) / 2)
            visible: root.present && sonar.old
            sonar: root.session.shown1d
            ageS: newest.ageS
            live: root.session.mode === Session.Live
            widest: plot.waterfall.width - 2 * Theme.s14
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
                sonar: root.session.shown1d
                kind: qsTr("Ping1D")
                onDevicesRequested: root.devicesRequested()
                onDoctorRequested: root.doctorRequested(root.session.shown1d.live)
                onOpenRequested: root.openRequested()
            }
        }
    }
}
