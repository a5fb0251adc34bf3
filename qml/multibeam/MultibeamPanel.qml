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
    readonly property alias model: model
    readonly property bool present: model.pinged
    readonly property bool shown: model.state === MultibeamModel.Shown
    readonly property bool plotFocused: section.activeFocus || bottom.activeFocus
    readonly property string attitude: model.attitude === MultibeamModel.None ? qsTr("no attitude") : model.attitude === MultibeamModel.Vehicle ? qsTr("attitude of the vehicle") : ""
    readonly property string out: model.leftOut === 1 ? qsTr("1 sounding left out") : qsTr("%1 soundings left out").arg(model.leftOut)
    readonly property string count: model.soundings === 1 ? qsTr("1 sounding") : qsTr("%1 soundings").arg(model.soundings)
    readonly property string range: isNaN(model.rangeEndM) ? "" : qsTr("to %1").arg(Format.lengthUnit(model.rangeEndM, 1))
    readonly property var powerNames: [qsTr("All"), qsTr("Low"), qsTr("Medium"), qsTr("High")]

    signal inspectorRequested()
    signal devicesRequested()
    signal doctorRequested(LiveSonar sonar)
    signal openRequested()

    function zoomIn() { bottom.zoom(1.5); }
    function zoomOut() { bottom.zoom(1 / 1.5); }
    function fit() { bottom.fit(); }

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
            visible: root.present
            kind: "filled"
            checkable: true
            text: qsTr("Left out")
            tip: qsTr("Show soundings that are left out")
            Accessible.onPressAction: leftOut.toggle()
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
    SectionPlot {
        id: section

        anchors.top: header.bottom
        width: parent.width
        height: Math.round((parent.height - header.height) * 0.38)
        visible: root.present
        model: model
        leftOutShown: leftOut.checked
    }
    // The swath is too old to be the bottom below.
    Rectangle {
        id: oldTag

        objectName: "oldSwath"
        readonly property string sentence: root.session.mode === Session.Live ? qsTr("Not updated for %1 s").arg(seconds) : qsTr("No data %1 s").arg(seconds)
        readonly property string seconds: model.ageS.toFixed(model.ageS < 9.95 ? 1 : 0)

        visible: root.shown && model.old
        anchors.centerIn: section
        width: words.implicitWidth + 2 * Theme.s14
        height: Theme.controlHeight
        radius: Theme.radius
        color: Theme.raised
        border.width: Theme.stroke
        border.color: Theme.lineStrong
        Accessible.role: Accessible.StaticText
        Accessible.name: sentence
        PlainText {
            id: words

            anchors.centerIn: parent
            text: oldTag.sentence
            font: Theme.bodyStrong
        }
    }
    BottomMap {
        id: bottom

        anchors { top: section.bottom; bottom: parent.bottom; left: parent.left; right: parent.right }
        visible: root.present
        model: model
        HorizontalLine { color: Theme.lineStrong }
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
