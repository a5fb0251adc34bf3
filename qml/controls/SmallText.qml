// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// A PlainText of secondary importance: smaller, and in a quieter colour.
Text {
    textFormat: Text.PlainText
    font: Theme.small
    color: Theme.text2
}
