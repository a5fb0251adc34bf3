// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Note below a gain setting: the share of clipped samples, and the remedy.
Row {
    id: root

    /// Settings of the newest ping; null if unknown.
    property SettingsReadout settings: null

    objectName: "clippedNote"
    visible: settings !== null && settings.clippedText !== ""
    width: parent ? parent.width : 0
    spacing: Theme.s6
    Accessible.role: Accessible.StaticText
    Accessible.name: label.text

    Icon {
        id: sign

        icon: "warn"
        size: Theme.s16
        color: Theme.warn
    }
    SmallText {
        id: label

        width: root.width - sign.width - root.spacing
        horizontalAlignment: Text.AlignLeft
        wrapMode: Text.Wrap
        text: root.settings?.clippedText ?? ""
    }
}
