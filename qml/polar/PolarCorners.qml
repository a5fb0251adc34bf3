// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Blocks in the corners of the polar view, except for the read-out: scan rate, scales, zoom.
Item {
    id: root

    required property PolarItem polar
    required property DisplaySettings display
    required property Ghost ghost
    /// Show only the zoom buttons, for lack of room.
    required property bool narrow
    /// Where the polar view begins.
    property real plotY
    required property EchoLevels levels
    required property PictureMotion motion
    required property string sonar
    /// Disc or fan reach to where the whole echo scale would be.
    readonly property bool scaleBrief: polar.fan ? fanMeets(Qt.rect(Theme.s14, height - scaleHeight, Theme.levelsWidth, scaleHeight))
        : Math.hypot(Math.max(0, width / 2 - Theme.levelsWidth - Theme.s14), Math.max(0, height / 2 - scaleHeight))
            < Math.min(width, height) / 2 - Theme.s12
    readonly property real scaleHeight: Theme.levelsTitle + Theme.levelsHistogram + Theme.s4 + Theme.levelsBar + Theme.levelsHandle.height + Theme.reach + Theme.s4
    /// Buttons one above the other would lie on the fan or a handle of its sector.
    readonly property bool buttonsFlat: polar.fan && fanMeets(Qt.rect(width - Theme.reach - 2 * Theme.s10 - Theme.reach / 2,
        height - 3 * Theme.reach - 2 * Theme.s10 - Theme.reach / 2, Theme.reach, 2 * Theme.reach))
    readonly property bool small: narrow || height < Theme.lowPlot
    /// Size of the corner of the echo scale at rest, where no bearing's label shall be; the disc may
    /// come nearer than a label.
    readonly property size levelsSize: Qt.size(echoes.width - Theme.s10, echoes.restHeight + Theme.s4)
    /// Size of the corner that the zoom buttons occupy.
    readonly property size zoomSize: Qt.size(buttons.width + Theme.s10, buttons.height + Theme.s10)

    /// Size of the corner that the zoom buttons and the persistence beside them occupy.
    readonly property size persistenceSize: Qt.size(width - persistence.x, persistence.height + Theme.s6)

    /// Size of the corner with the ghost's time over the other scales; empty without a ghost.
    readonly property size ghostSize: ghostScale.visible && !narrow ? Qt.size(scales.x + ghostScale.width, height - scales.y) : Qt.size(0, 0)

    readonly property var blocks: [pace, scales, echoes, persistence, buttons]

    signal zoomRequested(real zoom)
    signal fitRequested()

    /// The fan reaches into the rectangle. Bindings follow its size.
    function fanMeets(box: rect): bool {
        return polar.fanApex.y > 0 && polar.reachesInto(Qt.rect(box.x, box.y - plotY, box.width, box.height));
    }

    // Title and end labels of a scale, above its bar.
    component ScaleText: Item {
        id: scaleText

        property string name
        property string range

        width: Theme.scaleWidth
        height: Theme.s14
        HaloText {
            anchors.verticalCenter: parent.verticalCenter
            text: scaleText.name
            color: Theme.text2
        }
        HaloText {
            anchors.verticalCenter: parent.verticalCenter
            anchors.right: parent.right
            text: scaleText.range
            color: Theme.text2
        }
    }
    PolarBacking { block: pace; needed: root.polar.zoom > 1 }
    PolarBacking { block: scales; needed: root.polar.zoom > 1 }
    // Duration of a turn and ping rate, in the top right corner.
    Column {
        id: pace

        anchors.right: parent.right
        anchors.rightMargin: Theme.s14
        y: Theme.s14
        // Hidden where the fan or its bearings would be.
        visible: !root.narrow && root.polar.hasPing
            && !(root.polar.fan && root.fanMeets(Qt.rect(x - Theme.reach, 0, width + Theme.reach, y + height + Theme.reach)))
        Accessible.role: Accessible.StaticText
        Accessible.name: steady.visible ? steady.sentence : root.polar.old ? qsTr("No pings") : qsTr("%1 seconds per revolution, %2 pings per second").arg(root.polar.turnSeconds.toFixed(1)).arg(root.polar.pingsPerSecond.toFixed(1))
        PolarSteady {
            id: steady

            anchors.right: parent.right
            visible: root.motion.steadyState !== PictureMotion.Off && !root.polar.fan
            motion: root.motion
            old: root.polar.old
        }
        PolarReadoutValue {
            anchors.right: parent.right
            visible: root.polar.turnSeconds > 0
            old: root.polar.old
            figure: old ? qsTr("–") : qsTr("%1 s").arg(root.polar.turnSeconds.toFixed(1))
            after: root.polar.sectorWidthDeg > 0 && root.polar.sectorWidthDeg < 360 ? qsTr("/ sweep") : qsTr("/ turn")
        }
        PolarReadoutValue {
            anchors.right: parent.right
            visible: root.polar.pingsPerSecond > 0 && !steady.visible
            old: root.polar.old
            figure: old ? qsTr("–") : root.polar.pingsPerSecond.toFixed(1)
            after: qsTr("pings/s")
        }
        PolarReadoutValue {
            anchors.right: parent.right
            visible: root.polar.zoom > 1 || root.polar.stepDeg > 0 && !steady.visible
            before: root.polar.zoom > 1 ? qsTr("Zoom") : ""
            figure: root.polar.zoom > 1 ? qsTr("%1×").arg(root.polar.zoom.toFixed(1)) : qsTr("%1°").arg(root.polar.stepDeg.toFixed(1))
            after: root.polar.zoom > 1 ? "" : qsTr("step")
        }
    }
    PolarBacking { block: echoes; needed: root.polar.zoom > 1 && !echoes.used }
    EchoScale {
        id: echoes

        objectName: "echoScale360"
        x: Theme.s14
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.small ? Theme.s6 : Theme.s2
        visible: root.polar.hasPing
        small: root.small
        brief: root.scaleBrief
        old: root.polar.old
        levels: root.levels
        display: root.display
        sonar: root.sonar
    }
    // Age of the bearings.
    Column {
        id: scales

        x: Theme.s14
        anchors.bottom: echoes.top
        anchors.bottomMargin: Theme.s10
        // Hidden where the fan or its labels of ranges would be.
        visible: !root.narrow && root.polar.hasPing
            && !(root.polar.fan && root.fanMeets(Qt.rect(x, y - Theme.s24, width + Theme.reach, height + Theme.s24)))
        spacing: Theme.s6
        GhostScale { id: ghostScale; ghost: root.ghost }
        // Scale of the ring at the rim: age of the echoes at each bearing.
        Column {
            id: ageScale

            readonly property string rangeText: qsTr("0–%1 s").arg(root.polar.ageSpanS.toFixed(root.polar.ageSpanS < 9.95 ? 1 : 0))

            visible: root.polar.ageSpanS > 0
            spacing: Theme.labelGap
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("Age, %1").arg(rangeText)
            ScaleText {
                name: qsTr("Age")
                range: ageScale.rangeText
            }
            Rectangle {
                width: Theme.scaleWidth
                height: Theme.s4
                radius: height / 2
                gradient: Gradient {
                    orientation: Gradient.Horizontal
                    GradientStop { position: 0; color: root.polar.old ? Theme.lineStrong : Theme.accent }
                    GradientStop { position: 1; color: Theme.line }
                }
            }
        }
    }
    PolarBacking { block: persistence; needed: root.polar.zoom > 1 && !persistence.brief }
    PersistencePicker {
        id: persistence

        objectName: "persistence"
        anchors.right: buttons.left
        anchors.rightMargin: Theme.s10
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.s6
        visible: root.polar.hasPing && !root.polar.parked
        display: root.display
        brief: root.small || root.scaleBrief
    }
    // Zoom of the view; it does not change the sonar's range.
    Rectangle {
        id: buttons

        objectName: "zoomButtons"
        visible: root.polar.hasPing
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.s10
        implicitWidth: grid.implicitWidth
        implicitHeight: grid.implicitHeight
        radius: Theme.radius
        color: Theme.panel
        border.width: Theme.stroke
        border.color: Theme.line
        Grid {
            id: grid

            columns: root.narrow && root.height > root.width || root.buttonsFlat ? 3 : 1
            IconButton {
                iconName: "plus"
                tip: qsTr("Zoom in")
                key: Format.key("zoomIn")
                enabled: root.polar.zoom < 8
                onClicked: root.zoomRequested(root.polar.zoom * 1.5)
            }
            IconButton {
                iconName: "minus"
                tip: qsTr("Zoom out")
                key: Format.key("zoomOut")
                enabled: root.polar.zoom > 1
                onClicked: root.zoomRequested(root.polar.zoom / 1.5)
            }
            IconButton {
                iconName: "fit"
                tip: qsTr("Fit to the farthest echo")
                key: Format.key("fit")
                onClicked: root.fitRequested()
            }
        }
    }
}
