// SPDX-License-Identifier: GPL-3.0-or-later
import QtCharts

/// A chart that is all plot: what it looks like is said by its series, and its words and lines
/// stand around it, for Qt Charts has an ellipsis for words that are nearer than two lines.
ChartView {
    enabled: false
    antialiasing: true
    legend.visible: false
    dropShadowEnabled: false
    backgroundColor: "transparent"
    plotAreaColor: "transparent"
    margins {
        left: 0
        top: 0
        right: 0
        bottom: 0
    }
    plotArea: Qt.rect(0, 0, width, height)
}
