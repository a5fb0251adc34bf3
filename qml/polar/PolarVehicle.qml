// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// The vehicle, at the disc's centre, its front up as long as it is not rotated.
Item {
    Icon {
        x: -width / 2
        y: -height / 2
        icon: "vehiclehalo"
        size: Theme.s24
        color: Theme.halo
    }
    Icon {
        x: -width / 2
        y: -height / 2
        icon: "vehicle"
        size: Theme.s24
        color: Theme.marker
    }
}
