// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The colours of a palette from no echo to the strongest.
Rectangle {
    id: root

    property string palette
    readonly property var stops: Theme.paletteStops[palette] || Theme.paletteStops["grey"]

    radius: Theme.s2
    gradient: Gradient {
        orientation: Gradient.Horizontal
        GradientStop { position: 0; color: root.stops[0] }
        GradientStop { position: 0.125; color: root.stops[1] }
        GradientStop { position: 0.25; color: root.stops[2] }
        GradientStop { position: 0.375; color: root.stops[3] }
        GradientStop { position: 0.5; color: root.stops[4] }
        GradientStop { position: 0.625; color: root.stops[5] }
        GradientStop { position: 0.75; color: root.stops[6] }
        GradientStop { position: 0.875; color: root.stops[7] }
        GradientStop { position: 1; color: root.stops[8] }
    }
}
