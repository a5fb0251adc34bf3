// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick

/// Every size and colour of the window (design/UX.md, sections 2 to 4).
QtObject {
    id: root

    /// "dusk", "day" or "night".
    property string name: "dusk"
    readonly property var names: ["dusk", "day", "night"]
    readonly property string title: ({ dusk: qsTr("Dusk"), day: qsTr("Day"), night: qsTr("Night") })[name]
    readonly property string next: names[(names.indexOf(name) + 1) % names.length]

    readonly property var tokens: ({
        dusk: { canvas: "#070B10", app: "#0B1016", panel: "#10161E", raised: "#161E28", control: "#1B2531",
            hover: "#243040", select: "#2B3B4F", line: "#1D2733", lineStrong: "#37475A",
            controlLine: "#5F7389", text: "#E9EFF6", text2: "#B4C0CE", text3: "#8A99AB",
            accent: "#74D0EC", accentInk: "#06222C", live: "#62D8A4", replay: "#F5CC55",
            replayFill: "#F5CC55", replayInk: "#2A2003", stop: "#FF8278", stopTint: "#2E1414",
            warn: "#FFAE63", cursor: "#8CE4FF", marker: "#FFFFFF", grid: "#42BED7EE",
            gridStrong: "#6BBED7EE", halo: "#05090D", palette: "ember" },
        night: { canvas: "#000000", app: "#040000", panel: "#0A0000", raised: "#110000", control: "#180101",
            hover: "#240202", select: "#3A0403", line: "#2A0303", lineStrong: "#640B08",
            controlLine: "#BC190F", text: "#FF4638", text2: "#FF2A1C", text3: "#F2160B",
            accent: "#FF4638", accentInk: "#120000", live: "#FF4638", replay: "#FF4638",
            replayFill: "#FF4638", replayInk: "#120000", stop: "#FF4638", stopTint: "#2A0302",
            warn: "#FF4638", cursor: "#FF6050", marker: "#FF6050", grid: "#42FF2818",
            gridStrong: "#75FF2818", halo: "#000000", palette: "night-red" },
        day: { canvas: "#F8FAFD", app: "#DCE2E8", panel: "#F1F4F7", raised: "#FFFFFF", control: "#FFFFFF",
            hover: "#E3EAF1", select: "#CFE1EC", line: "#CBD4DD", lineStrong: "#93A2B2",
            controlLine: "#6C7D8F", text: "#0A131C", text2: "#2C3B4B", text3: "#4A5B6D",
            accent: "#005E80", accentInk: "#FFFFFF", live: "#006B3C", replay: "#6B4E00",
            replayFill: "#FFCB2E", replayInk: "#211900", stop: "#A81E16", stopTint: "#FBE0DE",
            warn: "#8A4300", cursor: "#B3005E", marker: "#0A131C", grid: "#33142D4B",
            gridStrong: "#61142D4B", halo: "#F8FAFD", palette: "ink" }
    })
    readonly property var colours: tokens[name]
    readonly property color canvas: colours.canvas
    readonly property color app: colours.app
    readonly property color panel: colours.panel
    readonly property color raised: colours.raised
    readonly property color control: colours.control
    readonly property color hover: colours.hover
    readonly property color select: colours.select
    readonly property color line: colours.line
    readonly property color lineStrong: colours.lineStrong
    readonly property color controlLine: colours.controlLine
    readonly property color text: colours.text
    readonly property color text2: colours.text2
    readonly property color text3: colours.text3
    readonly property color accent: colours.accent
    readonly property color accentInk: colours.accentInk
    readonly property color live: colours.live
    readonly property color replay: colours.replay
    readonly property color replayFill: colours.replayFill
    readonly property color replayInk: colours.replayInk
    readonly property color stop: colours.stop
    readonly property color stopTint: colours.stopTint
    readonly property color warn: colours.warn
    readonly property color cursor: colours.cursor
    readonly property color marker: colours.marker
    readonly property color grid: colours.grid
    readonly property color gridStrong: colours.gridStrong
    readonly property color halo: colours.halo
    readonly property string palette: colours.palette
    /// Night red draws primary buttons as outlines.
    readonly property bool outlined: name === "night"
    readonly property real disabledOpacity: 0.45

    /// Nine stops of the palettes that come with the program, for swatches and scales.
    readonly property var paletteStops: ({
        "ember": ["#070d14", "#1e192d", "#412340", "#6f2948", "#9c3a34", "#c15a27", "#e08428", "#f2bf65", "#fbf6d8"],
        "amber": ["#080d12", "#221a15", "#412a18", "#653f1f", "#8b5727", "#b17531", "#d59949", "#eec674", "#fbf8e1"],
        "ice": ["#070d14", "#101c31", "#1a2d51", "#1a4b75", "#0e6b9b", "#2593b3", "#3ebecb", "#97e3dd", "#f2fbf9"],
        "night-red": ["#000000", "#120000", "#320101", "#520101", "#730202", "#950605", "#ba0c09", "#de1812", "#ff4436"],
        "ink": ["#f8fafd", "#d5e5f3", "#a8c8e4", "#7ba9d2", "#5985b7", "#3b6499", "#27436f", "#152443", "#040915"],
        "grey": ["#000000", "#202020", "#404040", "#606060", "#808080", "#9f9f9f", "#bfbfbf", "#dfdfdf", "#ffffff"],
        "viridis": ["#440154", "#472d7b", "#3b528b", "#2c728e", "#21918c", "#27ad81", "#5cc863", "#aadc32", "#fde725"],
        "cividis": ["#00224e", "#1a386f", "#434e6c", "#61656f", "#7d7c78", "#9a9376", "#bbad6d", "#ddc858", "#fee838"],
        "fishfinder": ["#030b2e", "#0b2f97", "#0d55b8", "#10a08a", "#3cb554", "#dfdc2c", "#f99618", "#ee6415", "#c4101a"]
    })

    readonly property int s2: 2
    readonly property int s4: 4
    readonly property int s6: 6
    readonly property int s8: 8
    readonly property int s10: 10
    readonly property int s12: 12
    readonly property int s14: 14
    readonly property int s16: 16
    readonly property int s20: 20
    readonly property int s24: 24
    readonly property int rowGap: 11
    readonly property int labelGap: 3
    readonly property int radiusTag: 4
    readonly property int radiusSegment: 6
    readonly property int radius: 8
    readonly property int radiusCard: 10
    readonly property int stroke: 1
    readonly property int focusStroke: 2
    readonly property int controlHeight: 36
    readonly property int reach: 44
    readonly property int icon: 20
    readonly property int railIcon: 22
    readonly property int stateLine: 3
    readonly property int railWidth: 56
    readonly property int railItem: 60
    readonly property int railItemLow: 48
    readonly property int barHeight: 56
    readonly property int header: 44
    readonly property int blockMin: 148
    readonly property int polarMin: 400
    readonly property int sounderMin: 320
    readonly property int inspectorMin: 304
    readonly property int inspectorMax: 400
    readonly property real polarShare: 1.31
    readonly property int discMargin: 40
    readonly property int narrowPlot: 520
    readonly property int depthBlock: 124
    readonly property int depthBlockLow: 92
    readonly property int axisWidth: 40
    readonly property int traceWidth: 54
    readonly property int timeAxis: 26
    readonly property int transport: 48
    readonly property int flagRow: 20
    readonly property int strip360: 26
    readonly property int strip1d: 30
    readonly property int labelColumn: 76
    readonly property int snap: 6
    readonly property int grip: 9
    readonly property int gripMark: 32
    readonly property int scaleWidth: 112
    readonly property int scaleHeight: 6
    readonly property int emptyWidth: 340
    readonly property int keysWidth: 720
    readonly property int notice: 6000
    readonly property int drawerTime: 160
    readonly property int tipDelay: 600
    readonly property int windowWidth: 1440
    readonly property int windowHeight: 900
    readonly property int windowMinWidth: 1024
    readonly property int windowMinHeight: 640
    readonly property int wideWindow: 1360
    readonly property int middleWindow: 1200
    readonly property int lowWindow: 760

    /// The program loads it from its resources.
    readonly property string family: "Leadline Sans"

    readonly property font depth: Qt.font({ family: family, pixelSize: 84, weight: Font.DemiBold, letterSpacing: -1.7 })
    readonly property font depthLow: Qt.font({ family: family, pixelSize: 60, weight: Font.DemiBold, letterSpacing: -1.2 })
    readonly property font large: Qt.font({ family: family, pixelSize: 28, weight: Font.DemiBold })
    readonly property font value: Qt.font({ family: family, pixelSize: 20, weight: Font.DemiBold })
    readonly property font titleFont: Qt.font({ family: family, pixelSize: 15, weight: Font.DemiBold })
    readonly property font body: Qt.font({ family: family, pixelSize: 13 })
    readonly property font bodyMedium: Qt.font({ family: family, pixelSize: 13, weight: Font.Medium })
    readonly property font bodyStrong: Qt.font({ family: family, pixelSize: 13, weight: Font.DemiBold })
    readonly property font small: Qt.font({ family: family, pixelSize: 12 })
    readonly property font smallMedium: Qt.font({ family: family, pixelSize: 12, weight: Font.Medium })
    readonly property font tick: Qt.font({ family: family, pixelSize: 11 })

    function iconUrl(icon: string): url {
        return icon === "" ? "" : "qrc:/leadline/icons/" + icon + ".png"
    }
}
