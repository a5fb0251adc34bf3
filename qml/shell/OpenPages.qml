// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Which pages lie where the Dive page is. The guide lies over all.
QtObject {
    property bool guideShown: false
    property bool devicesShown: false
    property bool mapShown: false
    property bool timingShown: false
    property bool logsShown: false
    property bool setupShown: false
    /// The Dive page is not to be seen at all.
    readonly property bool opaque: guideShown || devicesShown || logsShown || setupShown
    readonly property bool any: opaque || covering
    /// A page lies over the plots, and leaves the timeline.
    readonly property bool covering: timingShown || mapShown

    /// "" is the Dive page; others "map", "timing", "devices", "logs", "setup".
    function show(page: string) {
        guideShown = false;
        devicesShown = page === "devices";
        mapShown = page === "map";
        timingShown = page === "timing";
        logsShown = page === "logs";
        setupShown = page === "setup";
    }
    function closeTop() {
        if (guideShown)
            guideShown = false;
        else
            show("");
    }
}
