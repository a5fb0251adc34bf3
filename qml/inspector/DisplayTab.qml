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
    required property SelectedSonar shownSide
    required property bool has360
    required property bool has1d
    property string name1d: qsTr("Ping1D")
    /// Echoes of a side-scan sonar are shown; and of the others, which have more settings.
    property bool sideShown
    property bool profilesShown: true
    required property MountingChoice mounting
    required property FamilyChoice family
    required property SelectedVehicle vehicle
    required property PictureMotion motion
    /// The polar view whose layout is chosen; null without one.
    property PolarItem polar: null
    property Ghost ghost: null
    /// Null where nothing is kept.
    property WindowSettings windowSettings: null
    readonly property var titles: ({
        "ember": qsTr("Ember"), "ink": qsTr("Ink"), "night-red": qsTr("Night red"), "amber": qsTr("Amber"),
        "ice": qsTr("Ice"), "grey": qsTr("Grey"), "viridis": qsTr("Viridis"), "cividis": qsTr("Cividis"),
        "fishfinder": qsTr("Fishfinder")
    })

    spacing: Theme.rowGap

    FamilyRow { width: parent.width; choice: root.family }
    SettingRow {
        visible: root.profilesShown || root.sideShown
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
    Column {
        width: parent.width
        visible: root.profilesShown
        spacing: root.spacing
        SettingRow {
            visible: root.polar !== null && root.has360
            name: qsTr("Layout")
            Segmented {
                objectName: "layoutSetting"
                width: parent.width
                fill: true
                name: qsTr("Layout of the Ping360")
                key: Format.key("fan")
                options: [qsTr("Polar"), qsTr("Fan")]
                current: root.polar?.fan ? 1 : 0
                usable: root.polar?.fanFits ? 2 : 1
                reason: qsTr("Fan shows sectors up to 180°")
                onActivated: index => root.polar?.chooseFan(index === 1)
            }
        }
        GhostRows { visible: root.ghost !== null && root.has360; ghost: root.ghost }
        LevelRows {
            visible: root.has360 || !root.has1d
            levels: root.shown360.source.levels
            sonar: qsTr("Ping360")
            named: root.has360 && root.has1d
        }
        LevelRows {
            visible: root.has1d
            levels: root.shown1d.source.levels
            sonar: root.name1d
            named: root.has360
        }
    }
    LSlider {
        width: parent.width
        visible: root.profilesShown || root.sideShown
        name: qsTr("Threshold")
        to: 255
        value: root.display.threshold
        valueText: qsTr("%1 of 255").arg(value)
        onMoved: asked => root.display.threshold = asked
    }
    Column {
        width: parent.width
        visible: root.profilesShown
        spacing: root.spacing
        SettingRow {
            name: qsTr("TVG")
            ChoiceList {
                objectName: "tvg"
                width: parent.width
                name: qsTr("TVG, display only")
                titles: [qsTr("Off"), qsTr("Linear"), qsTr("20 log R"), qsTr("40 log R"), qsTr("Remove range average")]
                notes: ["", qsTr("Gain rises linearly with range"), qsTr("Spreading and absorption, for volume or seabed echoes"),
                    qsTr("Spreading and absorption, for small targets"), qsTr("Subtract the average over all bearings")]
                current: root.display.tvg
                onChosen: index => root.display.tvg = index
            }
        }
        LSlider {
            width: parent.width
            visible: root.display.tvg === DisplaySettings.Linear
            name: qsTr("TVG gain")
            note: qsTr("At the end of the range; 1× at the sonar")
            from: 11
            to: 80
            value: Math.round(root.display.rangeGain * 10)
            valueText: (value / 10).toFixed(1) + "×"
            onMoved: asked => root.display.rangeGain = asked / 10
        }
        LSlider {
            objectName: "gainStart"
            width: parent.width
            visible: root.display.tvg === DisplaySettings.Linear
            name: qsTr("TVG from")
            note: qsTr("Closer echoes are not amplified")
            to: 90
            value: root.display.gainStart
            valueText: qsTr("%1 % of the range").arg(value)
            onMoved: asked => root.display.gainStart = asked
        }
        SettingRow {
            name: qsTr("Noise filter")
            ChoiceList {
                objectName: "noiseFilter"
                width: parent.width
                name: qsTr("Noise filter")
                titles: [qsTr("Off"), qsTr("Spikes"), qsTr("Spikes and speckle")]
                notes: ["", qsTr("Remove pulses of other sonars, absent from the two previous pings"), qsTr("Also average differences within speckle level")]
                current: root.display.noiseFilter
                onChosen: index => root.display.noiseFilter = index
            }
        }
        LSlider {
            width: parent.width
            name: qsTr("Smoothing")
            note: qsTr("Average with previous pings, or with adjacent bearings of a scan")
            from: 1
            to: 8
            value: root.display.smoothing
            valueText: value > 1 ? qsTr("%1 pings").arg(value) : qsTr("Off")
            onMoved: asked => root.display.smoothing = asked
        }
        CheckRow {
            objectName: "deviceLine"
            width: parent.width
            text: qsTr("Ping1D distance")
            note: qsTr("Solid line on the echogram; dotted at low confidence")
            checked: root.display.deviceLine
            onClicked: root.display.deviceLine = !root.display.deviceLine
        }
        CheckRow {
            objectName: "bottomLine"
            width: parent.width
            text: qsTr("Bottom detected by Leadline")
            note: qsTr("Dashed line on the echogram")
            checked: root.display.bottomLine
            onClicked: root.display.bottomLine = !root.display.bottomLine
        }
        BottomZoomRows { display: root.display }
        SettingRow {
            name: qsTr("Compare Ping1D echo with")
            Segmented {
                objectName: "comparison"
                width: parent.width
                fill: true
                name: qsTr("Compare with")
                key: qsTr("C in the echogram")
                options: [qsTr("Nothing"), qsTr("Mean"), qsTr("Min–max")]
                current: root.display.comparison
                onActivated: index => root.display.comparison = index
            }
        }
        SettingRow {
            name: qsTr("Mean of sweeps")
            Segmented {
                objectName: "averaging"
                width: parent.width
                fill: true
                name: qsTr("Mean of sweeps")
                options: [qsTr("Off"), "3", "10"]
                current: root.display.averaging
                onActivated: index => root.display.averaging = index
            }
            SmallText { width: parent.width; wrapMode: Text.Wrap; text: qsTr("Of the same bearing, while the heading does not change") }
        }
        SettingRow {
            name: qsTr("Between spokes")
            Segmented {
                objectName: "interpolation"
                width: parent.width
                fill: true
                name: qsTr("Between spokes")
                options: [qsTr("As measured"), qsTr("Interpolated")]
                current: root.display.interpolation ? 1 : 0
                onActivated: index => root.display.interpolation = index === 1
            }
        }
        SettingRow {
            name: qsTr("Detail: samples in a pixel")
            Segmented {
                objectName: "detail"
                width: parent.width
                fill: true
                name: qsTr("Detail")
                options: [qsTr("Largest"), qsTr("Mean")]
                current: root.display.detail
                onActivated: index => root.display.detail = index
            }
        }
        SettingRow {
            name: qsTr("Persistence")
            Segmented {
                objectName: "persistenceRow"
                width: parent.width
                fill: true
                name: qsTr("Persistence")
                key: Format.key("persistence")
                options: ["1", "3", "10", qsTr("All")]
                current: root.display.persistence
                onActivated: index => root.display.persistence = index
            }
            SmallText {
                width: parent.width
                wrapMode: Text.Wrap
                text: root.display.persistence === DisplaySettings.All ? qsTr("Keeps all earlier sweeps, also of another range")
                    : qsTr("Number of earlier sweeps kept. Cleared when the range changes")
            }
        }
        MotionRows {
            width: parent.width
            display: root.display
            motion: root.motion
            vehicle: root.vehicle
            polar: root.polar
        }
        SettingRow {
            name: qsTr("Ping360 mounting")
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
            sonar: root.shown360; named: root.has1d
            vehicle: root.vehicle
        }
        SoundRows {
            width: parent.width
            visible: root.has1d
            sonar: root.shown1d; named: root.has360
            vehicle: root.vehicle
        }
        CheckRow {
            width: parent.width
            text: qsTr("Targets on the bottom")
            note: qsTr("Show horizontal range from the Ping1D altitude")
            checked: root.display.targetsOnBottom
            onClicked: root.display.targetsOnBottom = !root.display.targetsOnBottom
        }
    }
    SoundRows {
        width: parent.width
        visible: root.sideShown
        sonar: root.shownSide; named: root.profilesShown
        vehicle: root.vehicle
    }
    VehicleRows { width: parent.width; vehicle: root.vehicle; sounder: root.has1d ? root.name1d : "" }
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
        text: qsTr("Annotate snapshots")
        note: qsTr("Include scales, settings, time and position")
        checked: root.windowSettings?.snapshotWords ?? true
        onClicked: root.windowSettings.snapshotWords = !root.windowSettings.snapshotWords
    }
    LButton {
        width: parent.width
        kind: "filled"
        text: qsTr("Reset display")
        tip: qsTr("Restore defaults, except mounting, sound speed, units and vehicle")
        onClicked: {
            root.display.reset();
            root.shown360.source.levels.reset();
            root.shown1d.source.levels.reset();
            root.shownSide.source.levels.reset();
        }
    }
}
