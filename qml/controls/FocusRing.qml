// SPDX-License-Identifier: GPL-3.0-or-later
import Leadline

/// Focus ring, 2 px wide and 2 px outside of the focused item.
RingItem {
    color: Theme.accent
    stroke: Theme.focusStroke
    radius: Theme.radiusCard
}
