// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Names the sonar of a plot, what its pings are made with or why there are none, and the plot's
/// tools.
PanelHeader {
    id: root

    required property SelectedSonar sonar
    /// What its pings are made with.
    property string settings

    signal doctorAsked()

    summary: fault ? words.trouble : settings
    fault: words.trouble !== ""
    summaryWhole: fault && sonar.old
    lead: [
        PanelTitle {
            sonar: root.sonar
        },
        SimulatedTag {
            visible: root.sonar.simulated
        }
    ]

    TakeOverButton {
        kind: "filled"
        sonar: root.sonar.live
    }
    DoctorButton {
        visible: root.fault && !(root.sonar.live?.listening ?? false)
        onClicked: root.doctorAsked()
    }
    SonarText {
        id: words

        sonar: root.sonar.live
    }
}
