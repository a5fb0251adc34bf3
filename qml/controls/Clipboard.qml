// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Puts text on the clipboard.
TextEdit {
    function put(words: string) {
        text = words;
        selectAll();
        copy();
    }

    visible: false
}
