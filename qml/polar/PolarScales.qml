// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// What the disc's colours mean: strength of the echoes, and age of the bearings.
Column {
    id: root

    required property PolarItem polar
    required property DisplaySettings display

    spacing: Theme.s6

    EchoScale {
        visible: known
        display: root.display
    }
    PolarAgeScale {
        visible: spanS > 0
        spanS: root.polar.ageSpanS
        old: root.polar.old
    }
}
