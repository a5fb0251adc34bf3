// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.impl

/// One of our white icons, tinted.
IconImage {
    property string icon
    property int size: Theme.icon

    source: Theme.iconUrl(icon)
    sourceSize.width: size
    sourceSize.height: size
    width: size
    height: size
    color: Theme.text2
}
