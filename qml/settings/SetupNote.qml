// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// What there is to say of a setting.
SmallText {
    property bool fault

    width: parent ? parent.width : 0
    horizontalAlignment: Text.AlignLeft
    wrapMode: Text.Wrap
    color: fault ? Theme.stop : Theme.text2
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
