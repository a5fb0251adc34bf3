// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Its delegate, a menu or another popup, made when it is opened for the first time, or once the
/// window's first frame is drawn, and kept then.
Instantiator {
    id: root

    /// Null before.
    readonly property var item: made ? object : null
    property bool made: false
    /// What it opens over.
    required property Item over
    readonly property bool due: (over.Window.window as LWindow)?.begun ?? over.Window.window !== null

    /// The popup, made now if it was not.
    function now(): var {
        made = true;
        return object;
    }

    model: made ? 1 : 0
    onDueChanged: if (due) made = true
    onObjectAdded: (index, object) => object.parent = over
}
