// SPDX-License-Identifier: GPL-3.0-or-later
import Leadline

/// The 2 px ring, 2 px outside of what has the keyboard.
RingItem {
    color: Theme.accent
    stroke: Theme.focusStroke
    radius: Theme.radiusCard
}
