// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Names the sonar of a plot, what its pings were made with, and the plot's tools.
PanelHeader {
    id: root

    required property ShownSonar sonar

    lead: [
        PanelTitle {
            sonar: root.sonar
        },
        SimulatedTag {
            visible: root.sonar.live !== null && root.sonar.live.simulated
        }
    ]
}
