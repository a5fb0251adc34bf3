// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// The fixed corners of the disc but the read-out's: turn, scales, zoom.
Item {
    id: root

    required property PolarItem polar
    required property DisplaySettings display
    /// There is room for the zoom buttons only.
    required property bool narrow
    /// What the zoom buttons take of the corner.
    readonly property size zoomSize: Qt.size(buttons.width + Theme.s10, buttons.height + Theme.s10)

    readonly property var blocks: [pace, scales, buttons]

    signal zoomAsked(real zoom)
    signal fitAsked()

    PolarBacking { block: pace; needed: root.polar.zoom > 1 }
    PolarBacking { block: scales; needed: root.polar.zoom > 1 }
    PolarPace {
        id: pace

        anchors.right: parent.right
        anchors.rightMargin: Theme.s14
        y: Theme.s14
        visible: !root.narrow && root.polar.hasPing
        polar: root.polar
    }
    PolarScales {
        id: scales

        x: Theme.s14
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.s14
        visible: !root.narrow && root.polar.hasPing
        polar: root.polar
        display: root.display
    }
    ZoomButtons {
        id: buttons

        objectName: "zoomButtons"
        visible: root.polar.hasPing
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.s10
        across: root.narrow && root.height > root.width
        zoom: root.polar.zoom
        onZoomAsked: zoom => root.zoomAsked(zoom)
        onFitAsked: root.fitAsked()
    }
}
