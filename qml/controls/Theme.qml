// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick

/// Every size and colour of the window.
QtObject {
    id: root

    /// "dusk", "day" or "night".
    property string name: "dusk"
    readonly property var names: ["dusk", "day", "night"]
    readonly property string title: ({ dusk: qsTr("Dusk"), day: qsTr("Day"), night: qsTr("Night") })[name]
    /// Scale factor of all sizes and fonts, except the size of the window itself.
    property real factor: 1
    /// Stronger contrast of control edges, lines and secondary text.
    property bool highContrast: false
    readonly property string next: names[(names.indexOf(name) + 1) % names.length]

    readonly property var tokens: ({
        dusk: { canvas: "#070B10", app: "#0B1016", panel: "#10161E", raised: "#161E28", control: "#1B2531",
            hover: "#243040", select: "#2B3B4F", line: "#1D2733", lineStrong: "#37475A",
            controlLine: "#5F7389", text: "#E9EFF6", text2: "#B4C0CE", text3: "#8A99AB",
            accent: "#74D0EC", accentInk: "#06222C", live: "#62D8A4", liveInk: "#04251A",
            liveTint: "#10281F", replay: "#F5CC55", replayFill: "#F5CC55", replayInk: "#2A2003",
            stop: "#FF8278", stopFill: "#D9362C", stopInk: "#FFFFFF", stopTint: "#2E1414",
            rec: "#FF5F57", warn: "#FFAE63", warnTint: "#2C1E10", cursor: "#8CE4FF", ghost: "#40C4CE", marker: "#FFFFFF", grid: "#42BED7EE",
            gridStrong: "#6BBED7EE", halo: "#05090D", palette: "ember" },
        night: { canvas: "#000000", app: "#040000", panel: "#0A0000", raised: "#110000", control: "#180101",
            hover: "#240202", select: "#3A0403", line: "#2A0303", lineStrong: "#640B08",
            controlLine: "#BC190F", text: "#FF4638", text2: "#FF2A1C", text3: "#F61A0E",
            accent: "#FF4638", accentInk: "#120000", live: "#FF4638", liveInk: "#120000",
            liveTint: "#2A0302", replay: "#FF4638", replayFill: "#FF4638", replayInk: "#120000",
            stop: "#FF4638", stopFill: "#FF4638", stopInk: "#120000", stopTint: "#2A0302",
            rec: "#FF2A1C", warn: "#FF4638", warnTint: "#2A0302", cursor: "#FF6050", ghost: "#FF6050", marker: "#FF6050", grid: "#42FF2818",
            gridStrong: "#75FF2818", halo: "#000000", palette: "night-red" },
        day: { canvas: "#F8FAFD", app: "#DCE2E8", panel: "#F1F4F7", raised: "#FFFFFF", control: "#FFFFFF",
            hover: "#E3EAF1", select: "#CFE1EC", line: "#CBD4DD", lineStrong: "#93A2B2",
            controlLine: "#6C7D8F", text: "#0A131C", text2: "#2C3B4B", text3: "#4A5B6D",
            accent: "#005E80", accentInk: "#FFFFFF", live: "#006B3C", liveInk: "#FFFFFF",
            liveTint: "#CFEBDC", replay: "#6B4E00", replayFill: "#FFCB2E", replayInk: "#211900",
            stop: "#A81E16", stopFill: "#C0261D", stopInk: "#FFFFFF", stopTint: "#FBE0DE",
            rec: "#C0261D", warn: "#8A4300", warnTint: "#FFE8D2", cursor: "#B3005E", ghost: "#9A3F00", marker: "#0A131C", grid: "#33142D4B",
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
    readonly property color line: highContrast ? colours.lineStrong : colours.line
    readonly property color lineStrong: highContrast ? colours.controlLine : colours.lineStrong
    readonly property color controlLine: colours.controlLine
    readonly property color text: colours.text
    readonly property color text2: highContrast ? colours.text : colours.text2
    readonly property color text3: highContrast ? colours.text2 : colours.text3
    readonly property color accent: colours.accent
    readonly property color accentInk: colours.accentInk
    readonly property color live: colours.live
    readonly property color liveInk: colours.liveInk
    readonly property color liveTint: colours.liveTint
    readonly property color replay: colours.replay
    readonly property color replayFill: colours.replayFill
    readonly property color replayInk: colours.replayInk
    readonly property color stop: colours.stop
    readonly property color stopFill: colours.stopFill
    readonly property color stopInk: colours.stopInk
    readonly property color stopTint: colours.stopTint
    readonly property color rec: colours.rec
    readonly property color warn: colours.warn
    readonly property color warnTint: colours.warnTint
    readonly property color cursor: colours.cursor
    readonly property color marker: colours.marker
    readonly property color ghost: colours.ghost
    readonly property color grid: colours.grid
    readonly property color gridStrong: colours.gridStrong
    readonly property color halo: colours.halo
    readonly property string palette: colours.palette
    /// Colour of a good state over a whole strip, calmer than that of a bad one.
    readonly property color sure: Qt.rgba(live.r, live.g, live.b, 0.72)
    /// Night red draws primary buttons as outlines.
    readonly property bool outlined: name === "night"
    readonly property real disabledOpacity: 0.45
    /// Colour of the overlay that dims the window.
    readonly property color unlit: "black"
    /// Opacity of what is out of date or in the background.
    readonly property real dimmed: 0.5
    /// Opacity of backgrounds between echoes and text.
    readonly property real backing: 0.8

    readonly property int s2: px(2)
    readonly property int s4: px(4)
    readonly property int s6: px(6)
    readonly property int s8: px(8)
    readonly property int s10: px(10)
    readonly property int s12: px(12)
    readonly property int s14: px(14)
    readonly property int s16: px(16)
    readonly property int s20: px(20)
    readonly property int s24: px(24)
    readonly property int rowGap: px(11)
    readonly property int labelGap: px(3)
    readonly property int radiusTag: px(4)
    readonly property int radiusSegment: px(6)
    readonly property int radius: px(8)
    readonly property int radiusCard: px(10)
    readonly property int stroke: px(1)
    readonly property int focusStroke: px(2)
    /// Controls and touch areas do not shrink below their size at 100 %.
    readonly property int controlHeight: Math.max(36, px(36))
    readonly property int reach: Math.max(44, px(44))
    readonly property int icon: px(20)
    readonly property int railIcon: px(22)
    readonly property int stateLine: px(3)
    readonly property int railWidth: Math.max(reach, px(56))
    readonly property int railItem: px(60)
    readonly property int railItemLow: Math.max(reach, px(48))
    readonly property int barHeight: Math.max(reach, px(56))
    readonly property int header: Math.max(reach, px(44))
    readonly property int blockMin: px(148)
    readonly property int chipMin: px(92)
    readonly property int chipLeast: px(80)
    readonly property int chipFair: px(104)
    readonly property int chipWide: px(220)
    readonly property int chipTextMax: px(260)
    readonly property int chipTextLow: px(150)
    readonly property int recorderMin: px(190)
    /// Least width of a notice in the status bar.
    readonly property int noticeMin: px(200)
    /// Least width of a sentence beside buttons; with less room it is above them.
    readonly property int leastSentence: px(150)
    /// Confidence in percent below which no bottom is reported.
    readonly property int noBottom: 10
    readonly property int polarMin: px(400)
    readonly property int sounderMin: px(320)
    readonly property int inspectorMin: px(304)
    readonly property int inspectorMax: px(400)
    /// The inspector grows by `inspectorShare` of the window's width beyond this.
    readonly property int inspectorGrowsFrom: px(1440)
    readonly property real inspectorShare: 0.1
    readonly property real polarShare: 1.31
    readonly property int discMargin: px(40)
    /// Room that a fan leaves left and right of it together, above and below it together, and below
    /// its apex.
    readonly property size fanRoom: area(92, 120)
    readonly property int fanFoot: px(82)
    /// A header narrower than this has one button for the orientation.
    readonly property int roomyHeader: px(990)
    /// What stands before the tools in a panel's header.
    readonly property int panelLead: px(250)
    readonly property int narrowPlot: px(520)
    /// Sizes of the blocks in the polar view's corners: lines of the read-out, scan rate, scales.
    readonly property var polarCorners: [area(152, 36), area(134, 56), area(92, 112), area(100, 68),
        area(128, 66)]
    /// Sizes of the read-out's lines if a heading is known.
    readonly property var headedCorners: [area(132, 74), area(92, 130)]
    /// Sizes of the drift's lines.
    readonly property var driftCorners: [area(160, 56), area(140, 92)]
    /// Sizes of the lines that say by what a view is steady.
    readonly property var steadyCorners: [area(196, 32), area(160, 50)]
    /// Size of the cursor's read-out in the polar view's corner, with a position, and in the
    /// Ping1D's.
    readonly property size readoutCorner: area(184, 196)
    readonly property size sounderCorner: area(148, 104)
    readonly property int figureHeight: px(18)
    /// Largest number of dashes of an arc of the alarm zone, and the step in which they are
    /// created.
    readonly property int zoneDashes: 200
    readonly property int zoneSpare: 50
    readonly property int depthBlock: px(124)
    readonly property int depthBlockLow: px(92)
    readonly property int axisWidth: px(40)
    readonly property int traceWidth: px(54)
    /// The share of the echogram in the width that it has together with the bottom zoom; the width
    /// of the Ping1D's plot from which both have room, and that from which the A-scan does, too.
    readonly property real echogramShare: 214 / 377
    readonly property int zoomBeside: px(442)
    readonly property int zoomBesideTrace: px(520)
    readonly property int timeAxis: px(26)
    /// The side-scan picture: the water column beside it, the times between both, the read-out above it in one line and
    /// in two, the range axis, and the handle on the bottom line.
    readonly property int sideColumn: px(112)
    readonly property int sideTimes: px(54)
    readonly property int sideReadout: px(36)
    readonly property int sideReadoutLow: px(58)
    readonly property int sideAxis: px(28)
    readonly property int bottomHandle: px(14)
    readonly property int confidenceStrip: px(8)
    readonly property int confidenceWidth: px(148)
    readonly property int menuWidth: px(172)
    readonly property int recorderMenu: px(240)
    readonly property int longPress: 500
    readonly property int transport: Math.max(reach, px(48))
    readonly property int flagRow: px(20)
    readonly property int flagRowLow: px(17)
    readonly property int scaleRow: px(26)
    /// Height below the playback controls if there are no strips.
    readonly property int timelineEmpty: px(104)
    readonly property int timelineEmptyLow: px(69)
    readonly property int scaleRowLow: px(22)
    readonly property int thumb: px(132)
    readonly property int dot: px(3)
    readonly property int strip360: px(26)
    readonly property int strip1d: px(30)
    readonly property int labelColumn: px(76)
    readonly property int snap: px(6)
    readonly property int grip: px(9)
    readonly property int gripMark: px(32)
    readonly property int scaleWidth: px(112)
    /// The echo scale: its bar, histogram and handles, and what they catch of mouse and finger.
    readonly property int levelsWidth: px(180)
    readonly property int persistenceWidth: px(164)
    readonly property int levelsHistogram: px(52)
    readonly property int levelsBar: px(8)
    readonly property int levelsTitle: px(16)
    readonly property size levelsHandle: area(12, 16)
    /// A plot lower than this has the echo scale's bar alone.
    readonly property int lowPlot: px(480)
    readonly property int scaleHeight: px(6)
    readonly property int emptyWidth: px(340)
    /// Devices page: width of the list, and its fraction of a narrow window.
    readonly property int deviceList: px(612)
    readonly property real deviceShare: 0.52
    readonly property int deviceRow: px(68)
    /// The messages: the list at the left, its columns of figures, and the rows of a table.
    readonly property int messageList: px(620)
    readonly property real messageShare: 0.54
    readonly property real vehicleTextsShare: 0.36
    readonly property int messageCount: px(64)
    readonly property int messageRate: px(68)
    readonly property int messageAge: px(60)
    readonly property int messageBytes: px(52)
    readonly property int tableHeader: px(30)
    /// The Logs page: rows, their columns, and the details at the right.
    readonly property int logsRow: Math.max(reach, px(44))
    readonly property int logsThumb: px(60)
    readonly property int logsPicture: px(200)
    readonly property int logsLength: px(76)
    readonly property int logsSize: px(76)
    readonly property int logsDevices: px(176)
    readonly property int logsDetails: px(392)
    readonly property real logsDetailsShare: 0.38
    readonly property int logsWideMin: px(720)
    readonly property int sheetLabel: px(72)
    readonly property int sheetNotes: px(96)
    readonly property int tableRow: px(29)
    readonly property real fieldShare: 0.4
    readonly property int fieldType: px(64)
    readonly property int sectionHeight: px(36)
    readonly property int tickLeast: px(9)
    readonly property int fileChipNarrow: px(200)
    readonly property int footWide: px(580)
    readonly property int footCheck: px(196)
    readonly property int checkName: px(180)
    readonly property int doctorWideMin: px(520)
    /// The map's arrow of north and its scale bar.
    readonly property int mapNorth: px(48)
    readonly property int mapScale: px(212)
    /// The Timing page: its right column, and the table and charts left of it.
    readonly property int timingAges: px(392)
    readonly property real timingAgesShare: 0.38
    readonly property int timingWideMin: px(880)
    readonly property int timingHead: px(30)
    readonly property int timingRow: Math.max(reach, px(44))
    readonly property int timingMessage: px(29)
    readonly property int timingPathHead: px(34)
    readonly property int timingPath: px(25)
    readonly property int timingProbe: px(140)
    readonly property int timingBadge: px(60)
    readonly property int timingChart: px(150)
    /// Margins for axis labels left of and below the charts, and right of the histogram's bars.
    readonly property int timingGutter: px(46)
    readonly property int timingFoot: px(22)
    readonly property int timingMark: px(64)
    /// Colours of single replies in the charts, and of the clock offset's bound.
    readonly property color timingReply: Qt.rgba(accent.r, accent.g, accent.b, 0.85)
    readonly property color timingOffsetReply: Qt.rgba(text.r, text.g, text.b, 0.4)
    readonly property color timingBand: Qt.rgba(accent.r, accent.g, accent.b, 0.28)
    readonly property color timingBandEdge: Qt.rgba(accent.r, accent.g, accent.b, 0.55)
    readonly property int timingLow: px(560)
    readonly property int timingSide: px(210)
    readonly property int timingLegend: px(420)
    readonly property int timingRate: px(52)
    readonly property int timingLast: px(58)
    readonly property int timingAge: px(108)
    readonly property int timingBar: px(44)
    readonly property int timingFlick: 600
    readonly property int keysWidth: px(1080)
    readonly property int keyColumn: px(124)
    readonly property int keysTwoColumns: px(840)
    readonly property int guideContents: px(272)
    /// Width in device pixels of a screen that counts as 4K.
    readonly property int manyPixels: 3840
    readonly property int offerWidth: px(720)
    /// Setup page: width of the section list, and the largest width of a setting.
    readonly property int setupSections: px(220)
    readonly property int setupWidth: px(600)
    readonly property int setupRows: px(176)
    readonly property int setupField: px(240)
    readonly property int setupKey: px(160)
    readonly property int guideWidth: px(720)
    /// Markers: their pins, the rows of their list, and what the list shows of the chosen one.
    readonly property int markerPin: px(20)
    /// Widest name in a tag, and the field for one.
    readonly property int markerTagMax: px(180)
    readonly property int markerName: px(200)
    /// In a lower or narrower plot only the selected marker has a tag.
    readonly property int sparseTags: px(420)
    readonly property int markerRow: Math.max(reach, px(52))
    readonly property int markerFact: px(90)
    readonly property int markerEcho: px(92)
    /// Least height of the tab with room for the marker's echoes.
    readonly property int markersLeast: px(444)
    readonly property int markerWideMin: px(560)
    /// Least distance between two events on the timeline.
    readonly property int markerEvent: px(12)
    readonly property int topmost: 2000000
    readonly property real veil: 0.8
    readonly property real tint: 0.18
    /// Age in seconds from which a distance counts as out of date.
    readonly property real oldDepth: 1.5
    /// Steps of the window's brightness, percent.
    readonly property var lights: [100, 50, 25, 10]
    readonly property int notice: 6000
    readonly property int drawerTime: 160
    /// Milliseconds for which each of an alarm's two colours is shown.
    readonly property int flash: 500
    readonly property int tipDelay: 600
    readonly property int chipSettles: 300
    /// Seconds without a ping after which the connection doctor is offered for a connected sonar.
    readonly property int doctorAfterS: 5
    readonly property int windowWidth: 1440
    readonly property int windowHeight: 900
    readonly property int windowMinWidth: 1024
    readonly property int windowMinHeight: 640
    /// Below 100 % these shrink by half only, since controls keep their size.
    readonly property int wideWindow: Math.max(px(1360), (1360 + px(1360)) / 2)
    readonly property int spaciousWindow: Math.max(px(1520), (1520 + px(1520)) / 2)
    readonly property int middleWindow: Math.max(px(1200), (1200 + px(1200)) / 2)
    readonly property int lowWindow: px(760)

    /// Font family, which the program loads from its resources.
    readonly property string family: "Leadline Sans"

    readonly property font depth: face(84, Font.DemiBold, -1.7)
    readonly property font depthLow: face(60, Font.DemiBold, -1.2)
    readonly property font large: face(28, Font.DemiBold)
    readonly property font largeUnit: face(28, Font.Normal)
    readonly property font value: face(20, Font.DemiBold)
    readonly property font titleFont: face(15, Font.DemiBold)
    readonly property font body: face(13, Font.Normal)
    readonly property font bodyMedium: face(13, Font.Medium)
    readonly property font bodyStrong: face(13, Font.DemiBold)
    readonly property font reading: face(14, Font.Normal)
    readonly property font small: face(12, Font.Normal)
    readonly property font smallStrong: face(12, Font.DemiBold)
    readonly property font smallMedium: face(12, Font.Medium)
    readonly property font tick: face(11, Font.Normal)
    readonly property font tickStrong: face(11, Font.DemiBold)
    /// Font of a requested value that was refused.
    readonly property font struck: Qt.font({ family: family, pixelSize: px(13), weight: Font.Medium, strikeout: true,
        hintingPreference: Font.PreferNoHinting })
    /// Commands and addresses, in the system's fixed font.
    readonly property font code: Qt.font({ family: "monospace", pixelSize: px(13) })
    readonly property font codeSmall: Qt.font({ family: "monospace", pixelSize: px(12) })

    /// Scales a size of the design to the screen; at least one pixel.
    function px(size: real): int {
        return Math.max(1, Math.round(size * factor));
    }
    function area(width: real, height: real): size {
        return Qt.size(px(width), px(height));
    }
    /// The font without hinting, which would round the advance of each letter to whole pixels.
    function face(pixels: int, weight: int, spacing = 0): font {
        return Qt.font({ family: family, pixelSize: px(pixels), weight: weight, letterSpacing: spacing * factor,
            hintingPreference: Font.PreferNoHinting });
    }
    /// A palette's colour for a swatch in the palette choice; a red in the night theme.
    function asSwatch(colour: color): color {
        const redEnough = colour.g <= 0.267 * colour.r && colour.b <= 0.212 * colour.r;
        const light = 0.2126 * colour.r + 0.7152 * colour.g + 0.0722 * colour.b;
        return outlined && !redEnough ? Qt.rgba(light, 0.267 * light, 0.212 * light, 1) : colour;
    }
    function asSwatches(stops: var): var {
        return stops.map(stop => asSwatch(Qt.color(stop)));
    }
    function iconUrl(icon: string): url {
        return icon === "" ? "" : "qrc:/leadline/icons/" + icon + ".png"
    }
}
