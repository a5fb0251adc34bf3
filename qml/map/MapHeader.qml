// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Header of the map: what it is built on, the newest loop closure, and how it is seen.
PanelHeader {
    id: root

    required property MapModel model
    required property MapItem map
    /// The sonar whose turns make it.
    required property SelectedSonar sonar
    property bool isWide
    property bool listed
    readonly property bool mapped: model.state === MapModel.Mapped
    readonly property string turns: model.turns === 1 ? qsTr("1 turn") : qsTr("%1 turns").arg(model.turns)

    signal headUpRequested(bool headUp)
    signal followToggled()
    signal measureToggled()
    signal listToggled()

    lead: [
        PlainText {
            text: qsTr("Map")
            font: Theme.titleFont
        },
        SimulatedTag { visible: root.sonar.simulated }
    ]
    parts: mapped ? [
        qsTr("Built on %1").arg(model.basis), turns,
        qsTr("± %1 %2 now").arg((model.errorM * Format.perMetre).toFixed(1)).arg(Format.unit),
        model.turnsNotPlaced === 0 ? "" : model.turnsNotPlaced === 1 ? qsTr("1 turn not placed")
            : qsTr("%1 turns not placed").arg(model.turnsNotPlaced)] : []
    lessImportant: [turns]

    Rectangle {
        objectName: "loopTag"
        visible: root.model.loopText !== ""
        implicitWidth: words.implicitWidth + 2 * Theme.s8
        implicitHeight: Theme.s24
        radius: Theme.radiusTag
        color: Theme.liveTint
        border.width: Theme.stroke
        border.color: Theme.live
        Accessible.role: Accessible.StaticText
        Accessible.name: words.text
        SmallText {
            id: words

            anchors.centerIn: parent
            text: qsTr("Loop closed %1").arg(root.model.loopText)
            font: Theme.smallStrong
            color: Theme.live
        }
    }
    Segmented {
        id: up

        readonly property var names: [root.model.hasNorth || !root.mapped ? qsTr("North up") : qsTr("First heading up"), qsTr("Head up")]
        readonly property int shown: root.map.headUp ? 1 : 0

        objectName: "mapUp"
        visible: root.mapped
        name: qsTr("Orientation")
        key: Format.key("up")
        options: root.isWide ? names : [names[shown]]
        current: root.isWide ? shown : 0
        onActivated: index => root.headUpRequested(root.isWide ? index === 1 : !root.map.headUp)
    }
    IconButton {
        objectName: "mapMeasure"
        visible: root.mapped
        checkable: true
        checked: root.map.measuring
        iconName: "measure"
        tip: qsTr("Measure")
        key: Format.key("measure")
        onClicked: root.measureToggled()
    }
    LButton {
        objectName: "followButton"
        visible: root.mapped
        kind: "filled"
        checkable: true
        checked: root.map.following
        iconName: "vehicle"
        text: root.isWide ? qsTr("Follow") : ""
        tip: qsTr("Follow the vehicle")
        key: Format.key("follow")
        onClicked: root.followToggled()
    }
    IconButton {
        objectName: "layersButton"
        checkable: true
        checked: root.listed
        iconName: "eye"
        tip: qsTr("Layers and export")
        key: Format.key("layers")
        onClicked: root.listToggled()
    }
}
