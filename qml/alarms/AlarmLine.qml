// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// A limit of the alarms over the echoes.
Item {
    id: root

    required property WaterfallItem waterfall
    required property string words
    required property real metres
    property bool on
    /// What lies over the plot: the words go to its other side for it.
    property var covers: []
    readonly property real at: (metres - waterfall.topM) / (waterfall.bottomM - waterfall.topM) * waterfall.height

    visible: on && metres > waterfall.topM && metres < waterfall.bottomM
    y: Math.round(at) - line.height / 2
    width: waterfall.width
    height: line.height

    DashLine {
        id: line

        width: parent.width
        height: Theme.focusStroke + 2 * Theme.stroke
        color: Theme.warn
        halo: Theme.halo
        haloWidth: Theme.stroke
        dash: Theme.s6
        period: Theme.s10
    }
    HaloText {
        x: Format.overlapsAny(Qt.rect(Theme.s10, root.y - height, width, height), root.covers)
            ? parent.width - width - Theme.s10 : Theme.s10
        anchors.bottom: line.top
        text: root.words
        color: Theme.warn
    }
}
