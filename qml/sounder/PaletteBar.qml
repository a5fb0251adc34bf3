// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The colours of a palette from no echo to the strongest: nine of them, evenly spread.
Rectangle {
    id: root

    required property var stops

    function at(index: int): color {
        return stops.length > index ? stops[index] : "transparent";
    }

    radius: Theme.s2
    gradient: Gradient {
        orientation: Gradient.Horizontal
        GradientStop { position: 0; color: root.at(0) }
        GradientStop { position: 0.125; color: root.at(1) }
        GradientStop { position: 0.25; color: root.at(2) }
        GradientStop { position: 0.375; color: root.at(3) }
        GradientStop { position: 0.5; color: root.at(4) }
        GradientStop { position: 0.625; color: root.at(5) }
        GradientStop { position: 0.75; color: root.at(6) }
        GradientStop { position: 0.875; color: root.at(7) }
        GradientStop { position: 1; color: root.at(8) }
    }
}
