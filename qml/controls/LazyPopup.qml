// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Creates its delegate, a menu or other popup, when it is first opened or once the window's first
/// frame has been drawn, and keeps it.
Instantiator {
    id: root

    /// The created popup; null before.
    readonly property var item: created ? object : null
    property bool created: false
    /// The item over which the popup opens.
    required property Item over
    readonly property bool due: (over.Window.window as LWindow)?.begun ?? over.Window.window !== null

    /// Returns the popup; creates it now if necessary.
    function load(): var {
        created = true;
        return object;
    }

    model: created ? 1 : 0
    onDueChanged: if (due) created = true
    onObjectAdded: (index, object) => object.parent = over
}
