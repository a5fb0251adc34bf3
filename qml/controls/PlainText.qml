// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Text that is shown as it is written: what files and devices say is never taken for HTML.
Text {
    textFormat: Text.PlainText
    font: Theme.body
    color: Theme.text
}
