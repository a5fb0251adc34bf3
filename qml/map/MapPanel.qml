// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Leadline

/// What the map is built on, which of its layers are shown, how turns that overlap are drawn, and
/// the export.
Rectangle {
    id: root

    required property MapModel model
    property bool echoes: true
    property bool track: true
    property bool ellipses: true
    property bool loops: true
    property bool markers: true
    property bool range: true
    readonly property bool mapped: model.state === MapModel.Mapped
    /// The chosen format; before a choice the one that holds most.
    property int chosen: -1
    readonly property int format: chosen >= 0 && !(chosen === MapModel.GeoTiff && !model.hasPositions) ? chosen
        : model.hasPositions ? MapModel.GeoTiff : MapModel.Png

    objectName: "mapPanel"
    color: Theme.panel
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Layers and export")

    component Heading: PlainText {
        topPadding: Theme.s8
        bottomPadding: Theme.s4
        font: Theme.bodyStrong
    }
    component Fact: Item {
        id: fact

        property string name
        property string value
        /// The value stands below its name, for lack of room.
        readonly property bool stacked: title.implicitWidth + figure.implicitWidth + Theme.s8 > width

        width: parent?.width ?? 0
        height: stacked ? 2 * Theme.s20 : Theme.s20
        Accessible.role: Accessible.StaticText
        Accessible.name: name + " " + value
        SmallText {
            id: title

            text: fact.name
        }
        SmallText {
            id: figure

            anchors.right: parent.right
            y: fact.stacked ? Theme.s20 : 0
            text: fact.value
            font: Theme.smallStrong
            color: Theme.text
        }
    }
    component Layer: CheckRow { width: parent?.width ?? 0 }

    MouseArea {
        anchors.fill: parent
        acceptedButtons: Qt.AllButtons
        onWheel: wheel => wheel.accepted = true
    }
    Flickable {
        id: flick

        anchors.top: parent.top
        anchors.bottom: foot.top
        width: parent.width
        clip: true
        contentHeight: column.height + 2 * Theme.s8
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: LScroll {}

        Column {
            id: column

            x: Theme.s16
            y: Theme.s8
            width: flick.width - 2 * x
            Heading { text: qsTr("Built on"); visible: root.mapped }
            Fact {
                visible: root.mapped
                name: qsTr("Sources")
                value: root.model.basis.charAt(0).toUpperCase() + root.model.basis.slice(1)
            }
            Fact {
                visible: root.mapped
                name: qsTr("Picture")
                value: qsTr("%1 of %2 turns matched").arg(root.model.turnsMatched).arg(root.model.turnsRead)
            }
            Fact {
                visible: root.mapped
                name: qsTr("Loops closed")
                value: root.model.loops === 0 ? "0" : qsTr("%1 · moved %2 %3").arg(root.model.loops)
                    .arg((root.model.loopMovedM * Format.perMetre).toFixed(1)).arg(Format.unit)
            }
            Fact {
                objectName: "mapSure"
                visible: root.mapped && root.model.turnsSure < root.model.turns
                name: qsTr("Within ± %1 %2").arg((root.model.sureM * Format.perMetre).toFixed(0)).arg(Format.unit)
                value: qsTr("%1 of %2 turns").arg(root.model.turnsSure).arg(root.model.turns)
            }
            Fact {
                visible: root.mapped && root.model.turnsNotPlaced > 0
                name: qsTr("Not placed")
                value: root.model.turnsNotPlaced === 1 ? qsTr("1 turn") : qsTr("%1 turns").arg(root.model.turnsNotPlaced)
            }
            SmallText {
                visible: root.model.limited
                width: parent.width
                wrapMode: Text.Wrap
                topPadding: Theme.s4
                text: qsTr("The map is too large: larger cells, or a shorter recording, would show all of it.")
                color: Theme.warn
            }
            Heading { text: qsTr("Layers") }
            Layer {
                text: qsTr("Echoes")
                note: root.model.levelsText
                checked: root.echoes
                onClicked: root.echoes = !root.echoes
            }
            Layer {
                text: qsTr("Track")
                checked: root.track
                onClicked: root.track = !root.track
            }
            Layer {
                text: qsTr("Error ellipses")
                note: qsTr("95 %")
                checked: root.ellipses
                onClicked: root.ellipses = !root.ellipses
            }
            Layer {
                text: qsTr("Loop closures")
                checked: root.loops
                onClicked: root.loops = !root.loops
            }
            Layer {
                text: qsTr("Markers")
                checked: root.markers
                onClicked: root.markers = !root.markers
            }
            Layer {
                text: qsTr("Range of the newest turn")
                checked: root.range
                onClicked: root.range = !root.range
            }
            Heading { text: qsTr("Where turns overlap") }
            Segmented {
                objectName: "mapOverlap"
                width: parent.width
                fill: true
                name: qsTr("Where turns overlap")
                options: [qsTr("Mean"), qsTr("Brightest"), qsTr("Newest")]
                current: root.model.overlap
                onActivated: index => root.model.overlap = index
            }
            Heading { text: qsTr("Cell") }
            Stepper {
                objectName: "mapCell"
                width: parent.width
                name: qsTr("Cell")
                from: 2
                to: 100
                decimals: 2
                unit: " " + qsTr("m")
                value: Math.round(100 * (root.model.cellM > 0 ? root.model.cellM : root.model.cellShownM > 0 ? root.model.cellShownM : 0.1))
                onStepped: asked => root.model.stepCell(asked > value ? 1 : -1)
            }
        }
    }
    Column {
        id: foot

        x: Theme.s16
        anchors.bottom: parent.bottom
        bottomPadding: Theme.s8
        width: parent.width - 2 * x
        HorizontalLine {}
        Segmented {
            objectName: "mapFormat"
            width: parent.width
            fill: true
            name: qsTr("Format")
            options: [qsTr("GeoTIFF"), qsTr("PNG"), qsTr("netCDF")]
            unavailable: root.model.hasPositions ? [] : [0]
            reason: qsTr("GeoTIFF needs positions, and there are none.")
            current: root.format
            onActivated: index => root.chosen = index
        }
        LButton {
            objectName: "mapExport"
            width: parent.width
            kind: "primary"
            iconName: "export"
            text: qsTr("Export map")
            tip: !root.mapped ? qsTr("There is no map yet") : root.format === MapModel.Png ? qsTr("Export map with a world file") : qsTr("Export map")
            enabled: root.mapped && !root.model.writing
            onClicked: root.model.write(root.format)
        }
    }
    VerticalLine { anchors.left: parent.left }
    FocusFollow { view: flick }
}
