// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// The inspector at the far side of the plots; where they leave no room for it, a drawer over them.
Inspector {
    id: root

    required property Item page
    /// Something else stands where the plots are.
    required property bool covered
    required property bool shown
    required property bool wide
    /// Another panel lies over it.
    property bool hidden: false
    /// Where it comes to lie when it slides.
    readonly property real restX: Language.rightToLeft ? (shown ? 0 : -width) : page.width - (shown ? width : 0)

    visible: x < page.width && x > -width && !covered
    x: restX
    width: Math.max(Theme.inspectorMin, Math.min(Theme.inspectorMax, Theme.inspectorMin
        + Theme.inspectorShare * (page.width + Theme.railWidth - Theme.inspectorGrowsFrom)))
    enabled: shown && !hidden
    closable: !wide
    Behavior on x {
        enabled: !root.wide
        NumberAnimation {
            duration: Theme.drawerTime
            easing.type: Easing.OutCubic
        }
    }
}
