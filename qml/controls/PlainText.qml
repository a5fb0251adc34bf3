// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Plain text: content from files and devices is never interpreted as HTML.
Text {
    textFormat: Text.PlainText
    font: Theme.body
    color: Theme.text
}
