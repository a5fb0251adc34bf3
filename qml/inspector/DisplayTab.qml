// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// How echoes are shown, old ones as new ones, and in which units.
Column {
    id: root

    required property DisplaySettings display
    required property SelectedSonar shown360
    required property SelectedSonar shown1d
    required property bool has360
    required property bool has1d
    required property MountingChoice mounting
    required property SelectedVehicle vehicle
    /// Null where nothing is kept.
    property WindowSettings windowSettings: null
    readonly property var titles: ({
        "ember": qsTr("Ember"), "ink": qsTr("Ink"), "night-red": qsTr("Night red"), "amber": qsTr("Amber"),
        "ice": qsTr("Ice"), "grey": qsTr("Grey"), "viridis": qsTr("Viridis"), "cividis": qsTr("Cividis"),
        "fishfinder": qsTr("Fishfinder")
    })

    spacing: Theme.rowGap

    SettingRow {
        name: qsTr("Palette")
        spacing: Theme.s8
        PaletteSwatch {
            width: parent.width
            settings: root.display
            text: qsTr("Follows theme")
            palette: root.display.themePalette
            selected: root.display.palette === "theme"
            onClicked: root.display.palette = "theme"
        }
        Grid {
            id: grid

            width: parent.width
            columns: 2
            spacing: Theme.s8
            Repeater {
                model: root.display.palettes
                delegate: PaletteSwatch {
                    required property string modelData

                    width: (grid.width - grid.spacing) / 2
                    settings: root.display
                    palette: modelData
                    text: root.titles[modelData] || modelData
                    selected: root.display.palette === modelData
                    onClicked: root.display.palette = modelData
                }
            }
        }
    }
    LevelRows {
        visible: root.has360 || !root.has1d
        levels: root.shown360.source.levels
        sonar: qsTr("Ping360")
        named: root.has360 && root.has1d
    }
    LevelRows {
        visible: root.has1d
        levels: root.shown1d.source.levels
        sonar: qsTr("Ping1D")
        named: root.has360
    }
    LSlider {
        width: parent.width
        name: qsTr("Threshold")
        to: 255
        value: root.display.threshold
        valueText: qsTr("%1 of 255").arg(value)
        onMoved: asked => root.display.threshold = asked
    }
    SettingRow {
        name: qsTr("TVG")
        ChoiceList {
            objectName: "tvg"
            width: parent.width
            name: qsTr("TVG, drawn, not recorded")
            titles: [qsTr("Off"), qsTr("Linear"), qsTr("20 log R"), qsTr("40 log R"), qsTr("Remove range average")]
            notes: ["", qsTr("By a factor that grows with range"), qsTr("Spreading and absorption, of what fills the beam"),
                qsTr("Spreading and absorption, of small targets"), qsTr("What all bearings have in common")]
            current: root.display.tvg
            onChosen: index => root.display.tvg = index
        }
    }
    LSlider {
        width: parent.width
        visible: root.display.tvg === DisplaySettings.Linear
        name: qsTr("Range gain")
        note: qsTr("Strengthens far echoes: 1× at the sonar, this at the end of the range")
        from: 11
        to: 80
        value: Math.round(root.display.rangeGain * 10)
        valueText: (value / 10).toFixed(1) + "×"
        onMoved: asked => root.display.rangeGain = asked / 10
    }
    SettingRow {
        name: qsTr("Noise filter")
        ChoiceList {
            objectName: "noiseFilter"
            width: parent.width
            name: qsTr("Noise filter")
            titles: [qsTr("Off"), qsTr("Spikes"), qsTr("Spikes and speckle")]
            notes: ["", qsTr("Pulses of other sonars, which the two pings before do not have"), qsTr("And the mean of what differs by no more than speckle")]
            current: root.display.noiseFilter
            onChosen: index => root.display.noiseFilter = index
        }
    }
    LSlider {
        objectName: "gainStart"
        width: parent.width
        visible: root.display.tvg === DisplaySettings.Linear
        name: qsTr("Range gain from")
        note: qsTr("Nearer echoes stay as they are")
        to: 90
        value: root.display.gainStart
        valueText: qsTr("%1 % of the range").arg(value)
        onMoved: asked => root.display.gainStart = asked
    }
    LSlider {
        width: parent.width
        name: qsTr("Smoothing")
        note: qsTr("Mean with the pings before; of a scan with the bearing beside")
        from: 1
        to: 8
        value: root.display.smoothing
        valueText: value > 1 ? qsTr("%1 pings").arg(value) : qsTr("Off")
        onMoved: asked => root.display.smoothing = asked
    }
    // What is drawn over the Ping1D's echoes and beside them.
    Column {
        width: parent.width
        spacing: Theme.rowGap
        CheckRow {
            objectName: "deviceLine"
            width: parent.width
            text: qsTr("Distance of the Ping1D")
            note: qsTr("Over its echoes, a whole line; dots where it is in doubt")
            checked: root.display.deviceLine
            onClicked: root.display.deviceLine = !root.display.deviceLine
        }
        CheckRow {
            objectName: "bottomLine"
            width: parent.width
            text: qsTr("Bottom found by Leadline")
            note: qsTr("In the same echoes, a dashed line")
            checked: root.display.bottomLine
            onClicked: root.display.bottomLine = !root.display.bottomLine
        }
        SettingRow {
            name: qsTr("Compare the Ping1D's echo with")
            Segmented {
                objectName: "comparison"
                width: parent.width
                fill: true
                name: qsTr("Compare with")
                key: qsTr("C in the echoes")
                options: [qsTr("Nothing"), qsTr("Mean"), qsTr("Min–max")]
                current: root.display.comparison
                onActivated: index => root.display.comparison = index
            }
        }
    }
    CheckRow {
        width: parent.width
        text: qsTr("Fade old echoes")
        note: qsTr("To half brightness over one turn")
        checked: root.display.fade
        onClicked: root.display.fade = !root.display.fade
    }
    SettingRow {
        name: qsTr("Mounting of the Ping360")
        Segmented {
            width: parent.width
            fill: true
            name: qsTr("Mounting")
            options: [qsTr("Upright"), qsTr("Upside down")]
            current: root.mounting.upsideDown ? 1 : 0
            onActivated: index => root.mounting.upsideDown = index === 1
        }
    }
    SettingRow {
        name: qsTr("Turn offset")
        Stepper {
            width: parent.width
            name: qsTr("Turn offset")
            from: -180
            to: 179
            unit: "°"
            value: root.mounting.turnOffset
            onStepped: asked => root.mounting.turnOffset = asked
        }
    }
    SoundRows {
        width: parent.width
        visible: root.has360 || !root.has1d
        sonar: root.shown360
        named: root.has1d
        vehicle: root.vehicle
    }
    SoundRows {
        width: parent.width
        visible: root.has1d
        sonar: root.shown1d
        named: root.has360
        vehicle: root.vehicle
    }
    CheckRow {
        width: parent.width
        text: qsTr("Targets on the bottom")
        note: qsTr("Measures horizontally, by the altitude of the Ping1D")
        checked: root.display.targetsOnBottom
        onClicked: root.display.targetsOnBottom = !root.display.targetsOnBottom
    }
    VehicleRows {
        width: parent.width
        vehicle: root.vehicle
    }
    SettingRow {
        name: qsTr("Units")
        Segmented {
            width: parent.width
            fill: true
            name: qsTr("Units")
            options: [qsTr("Metres"), qsTr("Feet")]
            current: root.display.imperial ? 1 : 0
            onActivated: index => root.display.imperial = index === 1
        }
    }
    CheckRow {
        width: parent.width
        visible: root.windowSettings !== null
        text: qsTr("Words on snapshots")
        note: qsTr("Scales of the plot, settings, time and place; without, its echoes alone")
        checked: root.windowSettings?.snapshotWords ?? true
        onClicked: root.windowSettings.snapshotWords = !root.windowSettings.snapshotWords
    }
    LButton {
        width: parent.width
        kind: "filled"
        text: qsTr("Reset display")
        tip: qsTr("Everything but mounting, sound speed, units and vehicle as at first")
        onClicked: {
            root.display.reset();
            root.shown360.source.levels.reset();
            root.shown1d.source.levels.reset();
        }
    }
}
