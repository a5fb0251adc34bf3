// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// The echo scale of a plot: histogram of the echoes that it shows, the colours they are drawn in,
/// handles for the black and the white point, and the choice between automatic levels and raw.
/// Without the room for all of it, the rest comes while it has the pointer, a finger or the focus.
FocusScope {
    id: root

    required property EchoLevels levels
    required property DisplaySettings display
    /// Name of the sonar, for what is said.
    required property string sonar
    /// Only the bar and its handles are there at rest, or those and the choice.
    property bool small
    property bool brief
    /// Its name and figures stand over the histogram.
    property bool titled: true
    /// What the plot shows is of a sonar that is lost: nothing here has a live colour.
    property bool old
    readonly property color ink: old ? Theme.text2 : Theme.accent
    readonly property bool used: hover.hovered || pointer.pressed || activeFocus
    readonly property bool histogramShown: !small && !brief || used
    readonly property bool choiceShown: !small || used
    readonly property bool manual: !levels.raw && levels.mode === EchoLevels.Manual
    readonly property string title: levels.clippedPercent > 0 ? qsTr("%1 % clipped").arg(levels.clippedPercent)
        : manual ? qsTr("Echo levels, manual")
        : levels.knowledge === EchoLevels.Learning ? qsTr("Echo levels, learning")
        : levels.knowledge === EchoLevels.NoEcho ? qsTr("No echo above noise") : qsTr("Echo levels")
    readonly property string points: qsTr("%1–%2").arg(Math.round(levels.black)).arg(Math.round(levels.white))
    readonly property string figures: qsTr("%1 of 255").arg(points)
    /// How far a handle at its right end stands out of it.
    readonly property real overhang: Theme.levelsHandle.width / 2
    /// Height at rest: what a plot keeps free for it.
    readonly property real restHeight: Theme.levelsBar + Theme.levelsHandle.height
        + (small ? 0 : Theme.reach) + (small || brief ? 0 : Theme.levelsTitle + Theme.levelsHistogram + Theme.s4)

    function xOf(intensity: real): real { return intensity / 255 * width; }
    function how(): string {
        return manual ? qsTr("manual") : qsTr("automatic");
    }

    width: Theme.levelsWidth
    height: (histogramShown ? histogram.y + histogram.height + Theme.s4 : 0) + Theme.levelsBar + Theme.levelsHandle.height
        + (choiceShown ? Theme.reach : 0)
    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Echo levels of the %1").arg(sonar)

    HoverHandler { id: hover }
    Rectangle {
        anchors.fill: parent
        anchors.margins: -Theme.s6
        visible: root.used
        radius: Theme.radius
        color: Theme.canvas
        opacity: Theme.backing
    }
    Item {
        id: head

        visible: root.histogramShown && root.titled
        width: parent.width
        height: root.titled ? Theme.levelsTitle : 0
        HaloText {
            id: titleText

            objectName: "levelsTitle"
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, parent.width - range.width - Theme.s4)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.tickLeast
            elide: Text.ElideRight
            text: root.title
            color: root.levels.clippedPercent > 0 ? Theme.warn : Theme.text
        }
        HaloText {
            id: range

            anchors.verticalCenter: parent.verticalCenter
            anchors.right: parent.right
            // Beside a long title without the full scale, which the bar shows.
            text: titleText.implicitWidth + whole.advanceWidth + Theme.s4 > parent.width ? root.points : root.figures
            color: Theme.text2
        }
    }
    TextMetrics {
        id: whole

        font: range.font
        text: root.figures
    }
    LevelsItem {
        id: histogram

        objectName: "levelsHistogram"
        visible: root.histogramShown
        y: head.height
        width: parent.width
        height: Theme.levelsHistogram
        levels: root.levels
        display: root.display
        outsideColor: Theme.controlLine
        lineColor: root.ink
        clipColor: Theme.warn
    }
    Item {
        id: scale

        y: root.histogramShown ? histogram.y + histogram.height + Theme.s4 : 0
        width: parent.width
        height: Theme.levelsBar + Theme.levelsHandle.height
        LevelsItem {
            objectName: "levelsBar"
            width: parent.width
            height: Theme.levelsBar
            levels: root.levels
            display: root.display
            coloursOnly: true
        }
        Rectangle {
            width: parent.width
            height: Theme.levelsBar
            color: "transparent"
            border.width: Theme.stroke
            border.color: Theme.lineStrong
        }
    }
    // Mouse and finger, over histogram, bar and handles.
    MouseArea {
        id: pointer

        /// What is dragged: a handle, both, or the gamma; null for nothing.
        property var dragged: null
        property bool byFinger
        property real fromX
        property real fromY
        property real startBlack
        property real startWhite
        property real startGamma
        property real turned
        readonly property real blackX: root.xOf(root.levels.black)
        readonly property real whiteX: root.xOf(root.levels.white)

        function nearer(at: real): Item {
            return Math.abs(at - blackX) <= Math.abs(at - whiteX) ? black : white;
        }
        function grabbed(at: real, altered: bool): var {
            if (altered)
                return gamma;
            const handle = nearer(at);
            const reach = byFinger ? Theme.reach / 2 : Theme.levelsHandle.width;
            return Math.abs(at - (handle === black ? blackX : whiteX)) > reach && at > blackX && at < whiteX ? pointer : handle;
        }

        objectName: "levelsMouse"
        anchors.fill: parent
        anchors.leftMargin: -Theme.s12
        anchors.rightMargin: -Theme.s12
        anchors.topMargin: root.histogramShown ? 0 : Theme.levelsBar - Theme.reach / 2
        anchors.bottomMargin: (root.choiceShown ? Theme.reach : 0) - Theme.s4
        preventStealing: true
        hoverEnabled: true
        onPressed: mouse => {
            byFinger = mouse.source !== Qt.MouseEventNotSynthesized;
            fromX = mouse.x;
            fromY = mouse.y;
            startBlack = root.levels.black;
            startWhite = root.levels.white;
            startGamma = root.levels.gamma;
            dragged = root.levels.raw ? null : grabbed(mouse.x - Theme.s12, mouse.modifiers & Qt.AltModifier);
        }
        onPositionChanged: mouse => {
            const by = (mouse.x - fromX) / root.width * 255;
            if (!pressed || dragged === null)
                return;
            if (dragged === gamma)
                root.levels.gamma = startGamma * Math.pow(2, (mouse.y - fromY) / Theme.levelsHistogram);
            else if (dragged === black && Math.abs(by) >= 0.5)
                root.levels.black = Math.round(startBlack + by);
            else if (dragged === white && Math.abs(by) >= 0.5)
                root.levels.white = Math.round(startWhite + by);
            else if (dragged === pointer && Math.abs(by) >= 0.5)
                root.levels.moveBoth(Math.round(startBlack + by) - root.levels.black);
        }
        onReleased: dragged = null
        onCanceled: dragged = null
        onDoubleClicked: root.levels.mode = EchoLevels.Auto
        onWheel: wheel => {
            turned += wheel.angleDelta.y / 120;
            const steps = Math.trunc(turned);
            turned -= steps;
            if (steps === 0 || root.levels.raw)
                return;
            if (nearer(wheel.x - Theme.s12) === black)
                root.levels.black = Math.round(root.levels.black) + steps;
            else
                root.levels.white = Math.round(root.levels.white) + steps;
        }
    }
    LevelsHandle {
        id: black

        objectName: "blackHandle"
        ink: root.ink
        visible: !root.levels.raw
        x: root.xOf(value) - width / 2
        y: scale.y + Theme.levelsBar
        name: qsTr("Black point, %1 of 255, %2").arg(Math.round(value)).arg(root.how())
        value: root.levels.black
        valueText: String(Math.round(value))
        least: 0
        most: Math.max(0, root.levels.white - 8)
        tagged: pointer.dragged === black && pointer.byFinger
        onAsked: value => root.levels.black = Math.round(value)
    }
    LevelsHandle {
        id: white

        objectName: "whiteHandle"
        ink: root.ink
        visible: !root.levels.raw
        x: root.xOf(value) - width / 2
        y: scale.y + Theme.levelsBar
        name: qsTr("White point, %1 of 255, %2").arg(Math.round(value)).arg(root.how())
        value: root.levels.white
        valueText: String(Math.round(value))
        least: Math.min(255, root.levels.black + 8)
        most: 255
        tagged: pointer.dragged === white && pointer.byFinger
        onAsked: value => root.levels.white = Math.round(value)
    }
    // The gamma has no handle of its own: with the focus a ring around the curve.
    LevelsHandle {
        id: gamma

        objectName: "gammaHandle"
        visible: !root.levels.raw
        drawn: false
        x: root.histogramShown ? 0 : (black.x + white.x) / 2
        y: root.histogramShown ? histogram.y : scale.y + Theme.levelsBar
        width: root.histogramShown ? root.width : Theme.levelsHandle.width
        height: root.histogramShown ? histogram.height : Theme.levelsHandle.height
        name: qsTr("Gamma, %1, %2").arg(valueText).arg(root.how())
        value: root.levels.gamma
        valueText: value.toFixed(2)
        least: 0.3
        most: 2
        step: 0.05
        largeStep: 0.2
        tagged: pointer.dragged === gamma
        onAsked: value => root.levels.gamma = Math.round(value * 100) / 100
    }
    Segmented {
        id: choice

        objectName: "levelsChoice"
        visible: root.choiceShown
        anchors.bottom: parent.bottom
        width: parent.width
        fill: true
        name: qsTr("Echo levels")
        key: Format.keys(["levelsAuto", "levelsRaw"])
        options: [qsTr("Auto"), qsTr("Raw")]
        current: root.levels.raw ? 1 : root.levels.mode === EchoLevels.Auto ? 0 : -1
        onActivated: index => root.levels.mode = index === 0 ? EchoLevels.Auto : EchoLevels.Raw
    }
}
