// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// Panel of a multibeam sonar: the newest swath in section, and the bottom below it.
FocusScope {
    id: root

    required property Session session
    property bool isWide
    /// The header has the button that opens the inspector.
    property bool inspectorTool
    property Snapshots snapshots: null
    readonly property alias model: model
    readonly property alias section: section.section
    readonly property alias bottomMap: bottom.map
    readonly property bool measuring: section.section.measuring || bottom.map.measuring
    readonly property bool lost: model.old && session.mode === Session.Live
    readonly property bool present: model.pinged
    readonly property bool shown: model.state === MultibeamModel.Shown
    readonly property bool plotFocused: section.activeFocus || bottom.activeFocus
    readonly property string attitude: model.attitude === MultibeamModel.None ? qsTr("no attitude") : model.attitude === MultibeamModel.Vehicle ? qsTr("attitude of the vehicle") : ""
    readonly property string out: model.leftOut === 1 ? qsTr("1 sounding left out") : qsTr("%1 soundings left out").arg(model.leftOut)
    readonly property string count: model.soundings === 1 ? qsTr("1 sounding") : qsTr("%1 soundings").arg(model.soundings)
    readonly property string range: isNaN(model.rangeEndM) ? "" : qsTr("to %1").arg(Format.lengthUnit(model.rangeEndM, 1))
    readonly property string limit: model.hasPowers ? qsTr("minimum power: %1").arg(powerNames[model.powerLimit]) : ""
    readonly property var powerNames: [qsTr("All"), qsTr("Low"), qsTr("Medium"), qsTr("High")]

    signal inspectorRequested()
    signal devicesRequested()
    signal doctorRequested(LiveSonar sonar)
    signal openRequested()
    signal notified(string text)
    signal markRequested()

    function snap() {
        snapshots?.takeView(plots, session.swath, "multibeam",
            header.sonarName + ": " + Format.joined([count, out, limit, attitude, range]));
    }
    function setMeasuring(on: bool) {
        section.section.measuring = on;
        bottom.map.measuring = on;
    }
    function toggleMeasure() {
        if (!shown) {
            notified(qsTr("No echoes to measure yet."));
            return;
        }
        setMeasuring(!measuring);
        if (!measuring)
            return;
        if (!plotFocused)
            section.forceActiveFocus();
        notified(qsTr("Press on one end, then on the other."));
    }
    function toggleFollow() {
        if (model.mapped)
            bottom.map.following = !bottom.map.following;
        else
            notified(qsTr("No bottom yet."));
    }
    function zoomIn() { bottom.zoom(1.5); }
    function zoomOut() { bottom.zoom(1 / 1.5); }
    function fit() { bottom.fit(); }

    /// The header has room for so many tools of a button's width, beside those that are always there.
    function fits(tools: int): bool {
        return width >= Theme.panelLead + (tools + (inspectorTool ? 1 : 0) + (model.hasPowers ? 2 : 0)) * (Theme.reach + Theme.s10);
    }

    objectName: "multibeamPanel"
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Multibeam sonar")

    MultibeamModel {
        id: model

        session: root.session
        active: root.visible
        palette: Theme.name === "night" ? "night-red" : "viridis"
    }
    SonarHeader {
        id: header

        width: parent.width
        sonar: root.session.shownSwath
        settings: root.shown ? [root.count, root.out, root.attitude, root.range] : []
        lessImportant: [root.range, root.count, root.attitude]
        onDoctorRequested: root.doctorRequested(root.session.shownSwath.live)
        Segmented {
            objectName: "powerLimit"
            visible: root.present && model.hasPowers
            name: qsTr("Minimum power")
            options: root.isWide ? root.powerNames : [root.powerNames[model.powerLimit]]
            current: root.isWide ? model.powerLimit : 0
            onActivated: index => model.powerLimit = root.isWide ? index : (model.powerLimit + 1) % 4
        }
        LButton {
            id: leftOut

            objectName: "leftOutButton"
            visible: root.present && root.fits(6)
            kind: "filled"
            checkable: true
            text: qsTr("Left out")
            tip: qsTr("Show soundings that are left out")
            Accessible.onPressAction: leftOut.toggle()
        }
        IconButton {
            visible: root.present && root.isWide && root.fits(10)
            iconName: "minus"
            tip: qsTr("Zoom out")
            key: Format.key("zoomOut")
            onClicked: root.zoomOut()
        }
        IconButton {
            visible: root.present && root.isWide && root.fits(10)
            iconName: "plus"
            tip: qsTr("Zoom in")
            key: Format.key("zoomIn")
            onClicked: root.zoomIn()
        }
        IconButton {
            visible: root.present && root.fits(7)
            iconName: "fit"
            tip: qsTr("Fit")
            key: Format.key("fit")
            onClicked: root.fit()
        }
        IconButton {
            objectName: "multibeamFollow"
            visible: root.present && root.fits(2)
            enabled: model.mapped
            checkable: true
            checked: bottom.map.following
            iconName: "vehicle"
            tip: qsTr("Follow the vehicle")
            key: Format.key("follow")
            onClicked: root.toggleFollow()
        }
        IconButton {
            objectName: "multibeamMeasure"
            visible: root.present
            checkable: true
            checked: root.measuring
            iconName: "measure"
            tip: qsTr("Measure")
            key: Format.key("measure")
            onClicked: root.toggleMeasure()
        }
        IconButton {
            visible: root.present && root.fits(8)
            iconName: "marker"
            tip: qsTr("Mark")
            key: Format.key("mark")
            onClicked: root.markRequested()
        }
        IconButton {
            visible: root.present && root.snapshots !== null && root.fits(3)
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
    Rectangle {
        anchors { top: header.bottom; bottom: parent.bottom; left: parent.left; right: parent.right }
        color: Theme.canvas
    }
    Item {
        id: plots

        anchors { top: header.bottom; bottom: parent.bottom; left: parent.left; right: parent.right }
        visible: root.present
        SectionPlot {
            id: section

            width: parent.width
            height: Math.round(parent.height * 0.38)
            model: model
            markers: root.session.markers
            leftOutShown: leftOut.checked
            lost: root.lost
            onMarkRequested: root.markRequested()
            onMeasureRequested: root.setMeasuring(true)
            onNotified: text => root.notified(text)
        }
        BottomMap {
            id: bottom

            anchors { top: section.bottom; bottom: parent.bottom; left: parent.left; right: parent.right }
            model: model
            markers: root.session.markers
            sectionPins: section.pins
            lost: root.lost
            onMarkRequested: root.markRequested()
            onMeasureRequested: root.setMeasuring(true)
            HorizontalLine { color: Theme.lineStrong }
        }
    }
    // The swath is too old to be the bottom below.
    LazyLoader {
        shown: root.shown && model.old
        delegate: StaleTag {
            objectName: "oldSwath"
            parent: section
            x: Math.round((section.width - width) / 2)
            y: Math.round((section.height - height) / 2)
            visible: root.shown && model.old
            sonar: root.session.shownSwath
            ageS: model.ageS
            live: root.session.mode === Session.Live
        }
    }
    EmptyView {
        objectName: "channelData"
        anchors { top: header.bottom; bottom: parent.bottom; left: parent.left; right: parent.right }
        visible: model.state === MultibeamModel.ChannelData
        iconName: "dive"
        title: qsTr("Channel data only, no points")
        message: Format.joined([model.channelPings === 1 ? qsTr("1 ping") : qsTr("%1 pings").arg(model.channelPings),
            isNaN(model.channelToM) ? "" : qsTr("range %1 to %2").arg(Format.chosen(model.channelFromM)).arg(Format.lengthUnit(model.channelToM, 1))])
    }
    LazyLoader {
        shown: !root.present && model.state !== MultibeamModel.ChannelData
        delegate: NoSonarView {
            anchors { top: header.bottom; bottom: root.bottom; left: root.left; right: root.right }
            visible: !root.present && model.state !== MultibeamModel.ChannelData
            session: root.session
            sonar: root.session.shownSwath
            kind: qsTr("multibeam sonar")
            onDevicesRequested: root.devicesRequested()
            onDoctorRequested: root.doctorRequested(root.session.shownSwath.live)
            onOpenRequested: root.openRequested()
        }
    }
}
