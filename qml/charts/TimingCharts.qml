// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// The charts of the Timing page. Qt Charts is loaded with them.
Column {
    id: root

    required property VehicleTiming timing

    // Time runs to the right everywhere.
    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true

    TimingRoundTrips {
        width: root.width
        height: root.height / 2
        timing: root.timing
    }
    TimingOffset {
        width: root.width
        height: root.height / 2
        timing: root.timing
    }
}
