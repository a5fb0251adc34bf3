// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline
import QtQuick.Controls.Basic

/// Polar and Ping1D side by side, the inspector, and the timeline below.
Item {
    id: root

    required property Session session
    required property WindowSettings windowSettings
    /// Null where nothing leaves the window.
    property Snapshots snapshots: null
    property ExportForm form: null
    /// Null where nobody watches.
    property Alarms alarms: null
    property ZoneAlarm zone: null
    readonly property LiveSonar live360: inspector.live360
    readonly property bool wide: width + Theme.railWidth >= Theme.wideWindow
    readonly property bool isWide: width + Theme.railWidth >= Theme.middleWindow
    readonly property bool low: height + Theme.barHeight < Theme.lowWindow
    property bool drawer: false
    /// Something else stands where the plots are.
    property bool covered: false
    /// The first frame is drawn; it does without what the inspector holds.
    property bool begun: true
    readonly property real timelineHeight: timeline.height
    readonly property TimelineView timelineView: timeline.view
    readonly property alias markers: markers
    readonly property string driftSentence: polar.visible ? polar.driftSentence : ""
    readonly property alias inspectorWidth: inspector.width
    readonly property bool inspectorShown: wide ? windowSettings.inspector : drawer
    readonly property bool severalPlots: Array.of(views.polar, views.sounder, views.side, views.swath).filter(shown => shown).length > 1
    /// The inspector takes the plots no width: it is a drawer over them. A single plot makes room for it.
    readonly property bool inspectorOver: !wide && (severalPlots || width - inspector.width < Theme.polarMin)
    /// Of the plots' width, for the polar and the Ping1D: beside both a multibeam sonar has a third.
    readonly property real profilesWidth: split.width * (views.polar && views.sounder && views.swath ? 2 / 3 : 1)
    readonly property real share: windowSettings.share > 0 ? windowSettings.share : Theme.polarShare / (1 + Theme.polarShare)
    /// The plot that was pointed at or had the keyboard last; none at first.
    property Item chosen: null
    readonly property bool polarFocused: polar.plotFocused
    readonly property bool sounderFocused: sounder.plotFocused || sideFocused
    readonly property SideScanPanel sidePanel: sideScan.item as SideScanPanel
    readonly property bool sideFocused: sidePanel?.plotFocused ?? false
    readonly property MultibeamPanel swathPanel: multibeam.visible ? multibeam.panel : null
    readonly property bool swathFocused: multibeam.panel?.plotFocused ?? false
    readonly property bool sideShown: views.side && sidePanel !== null
    /// A line is laid over a plot.
    readonly property bool measuring: polar.measure.active || sounder.measure.active || sidePanel?.measuring === true || swathPanel?.measuring === true
    readonly property bool exporting: form?.shown ?? false
    /// What comes over the plots begins here: the distance to the bottom stays in sight.
    readonly property LinkedCursor linkedCursor: linked
    readonly property real drawerTop: sounder.visible ? split.y + sounder.depthBottom : 0
    /// The panels can be seen, with the OK of their alarms.
    readonly property bool sounderSeen: sounder.visible
    readonly property bool polarSeen: polar.visible
    readonly property Item plot: sideShown && (chosen === sidePanel || !polar.visible && !sounder.visible) ? sidePanel
        : multibeam.visible && (chosen === multibeam || !polar.visible && !sounder.visible) ? multibeam
        : sounder.visible && (chosen === sounder || !polar.visible) ? sounder : polar

    signal devicesRequested()
    signal timingRequested()
    signal doctorRequested(LiveSonar sonar)
    signal openRequested()
    /// What a key could not do.
    signal notified(string text)
    /// No control is to have the keyboard.
    signal keysFreed()

    /// Of the plot that has the keyboard, else of all.
    function toggleStandby() {
        const sonar = polarFocused ? session.shown360.live : sideFocused ? session.shownSide.live : swathFocused ? session.shownSwath.live : sounderFocused ? session.shown1d.live : null;
        sonar ? sonar.setStandby(!sonar.standby) : session.dive.setStandbyAll(!session.dive.standby);
    }

    function writeNote() { if (!inspectorShown) toggleInspector(); inspector.writeNote(); }
    function nextView() { views.next(); }
    function toggleInspector() { wide ? windowSettings.inspector = !windowSettings.inspector : drawer = !drawer; }
    function closeDrawer() { drawer = false; }
    function zoomIn() { plot === sidePanel ? sidePanel.zoomIn() : plot === multibeam ? multibeam.panel?.zoomIn() : plot === sounder ? sounder.zoomIn() : polar.zoomIn(); }
    function zoomOut() { plot === sidePanel ? sidePanel.zoomOut() : plot === multibeam ? multibeam.panel?.zoomOut() : plot === sounder ? sounder.zoomOut() : polar.zoomOut(); }
    function snap() { plot === sidePanel ? sidePanel.snap() : plot === multibeam ? multibeam.panel?.snap() : plot === sounder ? sounder.snap() : polar.snap(); }
    function fit() { plot === sidePanel ? sidePanel.fit() : plot === multibeam ? multibeam.panel?.fit() : plot === sounder ? sounder.fit() : polar.fit(); }
    function toggleMeasure() { plot === sidePanel ? sidePanel.toggleMeasure() : plot === multibeam ? multibeam.panel?.toggleMeasure() : plot === sounder ? sounder.toggleMeasure() : polar.toggleMeasure(); }
    function toggleFollow() { swathPanel?.toggleFollow(); }
    function toggleGround() { sideShown ? sidePanel.toggleGround() : notified(qsTr("There are no side-scan echoes.")); }
    function toggleBottomByHand() { sideShown ? sidePanel.toggleBottom() : notified(qsTr("There are no side-scan echoes.")); }
    function toggleBottomZoom() { sounder.visible && sounder.present ? sounder.toggleBottomZoom() : notified(qsTr("There are no Ping1D echoes for the bottom zoom.")); }
    function stepBottomZoom() { sounder.visible && sounder.present ? sounder.stepBottomZoom() : toggleBottomZoom(); }
    function leaveMeasure() { polar.measure.leave(); sounder.measure.leave(); sidePanel?.leaveMeasure(); multibeam.panel?.setMeasuring(false); }

    onWideChanged: drawer = false

    // Which plots the page Dive shows: those that have data, or one that was asked for.
    QtObject {
        id: views

        readonly property bool has360: root.session.ping360.present || root.session.shown360.live !== null && !inspector.replay
        readonly property bool has1d: root.session.ping1d.present || root.session.shown1d.live !== null && !inspector.replay
        readonly property bool hasSide: root.session.sideScan.present || root.session.shownSide.live !== null && !inspector.replay
        readonly property bool hasSwath: root.session.swath.present || root.session.shownSwath.live !== null && !inspector.replay
        /// The user asked for a view since the start.
        property bool asked: false
        /// 0 the plots that have data, 1 the polar, 2 the Ping1D, 3 the side-scan, 4 the multibeam sonar: as it was left. Where that
        /// one has no data and nobody asked for it since the start, those that have some.
        readonly property int shown: asked && !inspector.replay || has(root.windowSettings.view) ? root.windowSettings.view : 0
        readonly property bool polar: shown === 0 ? has360 : shown === 1
        readonly property bool sounder: shown === 0 ? has1d : shown === 2
        // Both sides need the width: of several sonars it is shown when it is asked for.
        readonly property bool side: shown === 3 || shown === 0 && hasSide && !has360 && !has1d
        // The third plot is, too, where three have no room.
        readonly property bool swath: hasSwath && (shown === 0 && !side && (!views.polar || !views.sounder || roomy) || shown === 4)
        readonly property bool roomy: root.width - (root.wide && root.inspectorShown ? inspector.width : 0) >= 3 * Theme.polarMin
        readonly property bool none: !views.polar && !views.sounder && !views.side && !views.swath && split.visible
        /// A vehicle is there alone, which has a page of its own.
        readonly property bool vehicle: root.session.vehicleSpan.present

        function has(which: int): bool {
            return which === 1 ? has360 : which === 2 ? has1d : which === 3 ? hasSide : which === 4 ? hasSwath : true;
        }
        /// What is live may come yet, and can be waited for.
        function next() {
            const views = 5;
            let which = (shown + 1) % views;
            while ((inspector.replay || which >= 3) && !has(which))
                which = (which + 1) % views;
            asked = true;
            root.windowSettings.view = which;
        }
    }
    LinkedCursor { id: linked }
    SideScanSettings { id: sideSettings; form: root.form }
    MarkerTools {
        id: markers

        session: root.session
        polar: polar.polar; waterfall: sounder.pointedWaterfall
        sideScan: root.sideShown ? root.sidePanel.picture : null
        section: root.swathPanel?.section ?? null; bottomMap: root.swathPanel?.bottomMap ?? null
        multibeamFirst: root.plot === multibeam
        sounderFirst: root.plot === sounder; alarms: root.alarms
        onNotified: text => root.notified(text)
    }
    SettingKeys {
        id: keys

        sonar: root.plot === root.sidePanel ? root.session.shownSide.live : root.plot === multibeam ? root.session.shownSwath.live : root.plot === sounder ? inspector.live1d : root.live360
        scanner: root.live360
        alarms: root.alarms; zone: root.zone; motion: root.session.motion
        active: root.visible && !root.covered
        onNotified: text => root.notified(text)
    }
    SettingsReadout {
        id: settings360

        source: root.session.ping360
        upsideDown: root.session.mounting.upsideDown
        turnOffset: root.session.mounting.turnOffset
    }
    SettingsReadout { id: settings1d; source: root.session.ping1d }
    SettingsOfferBars {
        id: offers

        shown: !root.covered && root.session.mode !== Session.Replay
        anchors { left: parent.left; right: split.right }
        offers: root.session.offers; next: root.plot
    }
    FamilyBar {
        id: families

        anchors { top: offers.bottom; left: parent.left; right: split.right }
        visible: choice.asked && !root.covered
        choice: root.session.family; next: root.plot
    }
    SplitView {
        id: split; objectName: "plots"

        visible: !root.covered
        anchors { top: families.bottom; bottom: timeline.top; left: parent.left; right: parent.right }
        anchors.rightMargin: root.inspectorShown && !root.inspectorOver ? inspector.width : 0
        onResizingChanged: {
            if (resizing)
                return;
            root.windowSettings.share = polar.width / root.profilesWidth;
            polar.SplitView.preferredWidth = Qt.binding(() => root.profilesWidth * root.share);
            sounder.SplitView.preferredWidth = Qt.binding(() => root.profilesWidth * (1 - root.share));
        }
        handle: SplitGrip { share: root.share; onMoved: share => root.windowSettings.share = share }
        PolarPanel {
            id: polar

            visible: views.polar
            SplitView.preferredWidth: root.profilesWidth * root.share
            SplitView.minimumWidth: Theme.polarMin
            SplitView.fillWidth: !sounder.visible && !multibeam.visible
            session: root.session; settings: settings360
            snapshots: root.snapshots; linked: linked
            controls: root.live360?.settings ?? null
            zone: root.zone; replay: inspector.replay
            onRangeRequested: by => keys.stepRangeOf(root.live360, by)
            isWide: root.isWide; facesDown: sounder.facesDown
            inspectorTool: !root.wide && !sounder.visible
            onTraceRequestedChanged: root.windowSettings.trace = traceRequested
            Component.onCompleted: traceRequested = root.windowSettings.trace
            onInspectorRequested: root.toggleInspector(); onDevicesRequested: root.devicesRequested()
            onDoctorRequested: sonar => root.doctorRequested(sonar)
            onOpenRequested: root.openRequested(); onNotified: text => root.notified(text)
            onMarkRequested: markers.mark()
            onActiveFocusChanged: if (activeFocus) root.chosen = polar
            HoverHandler { onHoveredChanged: if (hovered) root.chosen = polar }
        }
        SounderPanel {
            id: sounder

            visible: views.sounder
            SplitView.minimumWidth: Theme.sounderMin; SplitView.fillWidth: !multibeam.visible
            SplitView.preferredWidth: root.profilesWidth * (1 - root.share)
            session: root.session; settings: settings1d
            snapshots: root.snapshots; linked: linked
            alarms: root.alarms; replay: inspector.replay
            isWide: root.isWide && width >= Theme.polarMin; low: root.low
            inspectorTool: !root.wide
            onInspectorRequested: root.toggleInspector(); onDevicesRequested: root.devicesRequested()
            onDoctorRequested: sonar => root.doctorRequested(sonar)
            onOpenRequested: root.openRequested(); onNotified: text => root.notified(text)
            onMarkRequested: markers.mark()
            onActiveFocusChanged: if (activeFocus) root.chosen = sounder
            onKeptSpanSChanged: root.windowSettings.timeSpan = keptSpanS
            Component.onCompleted: spanS = root.windowSettings.timeSpan
            HoverHandler { onHoveredChanged: if (hovered) root.chosen = sounder }
        }
        FocusScope {
            id: multibeam

            readonly property MultibeamPanel panel: swaths.item as MultibeamPanel

            visible: views.swath
            SplitView.minimumWidth: Theme.sounderMin; SplitView.fillWidth: true
            onActiveFocusChanged: if (activeFocus) root.chosen = multibeam
            HoverHandler { onHoveredChanged: if (hovered) root.chosen = multibeam }
            LazyLoader {
                id: swaths

                shown: multibeam.visible
                delegate: MultibeamPanel {
                    anchors.fill: multibeam
                    focus: true
                    session: root.session
                    snapshots: root.snapshots
                    isWide: root.isWide
                    inspectorTool: !root.wide && !sounder.visible && !polar.visible
                    onInspectorRequested: root.toggleInspector(); onDevicesRequested: root.devicesRequested()
                    onDoctorRequested: sonar => root.doctorRequested(sonar)
                    onOpenRequested: root.openRequested(); onNotified: text => root.notified(text)
                    onMarkRequested: markers.mark()
                }
            }
        }
    }
    LazyLoader {
        id: sideScan

        shown: views.side && split.visible
        delegate: SideScanPanel {
            objectName: "sidePanel"
            anchors.fill: split
            visible: views.side && split.visible
            session: root.session; linked: root.linkedCursor; settings: sideSettings
            snapshots: root.snapshots
            isWide: root.isWide; low: root.low; inspectorTool: !root.wide
            onInspectorRequested: root.toggleInspector(); onDevicesRequested: root.devicesRequested()
            onDoctorRequested: sonar => root.doctorRequested(sonar)
            onOpenRequested: root.openRequested(); onNotified: text => root.notified(text)
            onMarkRequested: markers.mark()
            onActiveFocusChanged: if (activeFocus) root.chosen = this
            HoverHandler { onHoveredChanged: if (hovered) root.chosen = root.sidePanel }
        }
    }
    LazyLoader {
        id: none

        shown: views.none && !views.vehicle
        delegate: NoSonarView {
            objectName: "noSonar"
            anchors.fill: split
            visible: none.shown
            session: root.session; sonar: root.session.shown360
            kind: qsTr("sonar")
            unidentified: families.visible
            onDevicesRequested: root.devicesRequested(); onOpenRequested: root.openRequested()
        }
    }
    LazyLoader {
        id: vehicleAlone

        shown: views.none && views.vehicle
        delegate: VehicleView {
            objectName: "vehicleView"
            anchors.fill: split
            visible: vehicleAlone.shown
            session: root.session; view: timeline.view; linked: root.linkedCursor
            low: root.low
            onTimingRequested: root.timingRequested()
            onPlayRequested: root.session.playback.toggle()
        }
    }
    PressMonitor { visible: split.visible; anchors.fill: split; onPressedElsewhere: root.keysFreed() }
    InspectorDrawer {
        id: inspector

        page: root; begun: root.begun
        covered: root.covered; shown: root.inspectorShown
        hidden: root.exporting; wide: root.wide
        anchors.top: parent.top
        anchors.topMargin: root.inspectorOver ? root.drawerTop : 0
        anchors.bottom: timeline.top
        session: root.session
        polar: polar.polar; ghost: polar.ghost
        settings360: settings360; settings1d: settings1d
        alarms: root.alarms; zone: root.zone
        sideShown: views.side; profilesShown: views.polar || views.sounder || !views.side && !views.swath
        sideSettings: sideSettings; sidePicture: root.sidePanel?.picture ?? null
        windowSettings: root.windowSettings
        exportable: root.form !== null
        onCloseRequested: root.toggleInspector()
        onExportRequested: root.form.shown = true
    }
    Timeline {
        id: timeline

        form: root.form
        anchors.bottom: parent.bottom
        width: parent.width
        session: root.session
        linked: linked
        low: root.low; isWide: root.isWide
        sounderFirst: root.chosen !== polar
        spanS: sounder.visible ? sounder.spanS : 0
        onMarkRequested: markers.markAtCursor()
    }
    PressMonitor { anchors.fill: timeline; onPressedElsewhere: root.keysFreed() }
}
