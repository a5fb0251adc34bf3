// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Creates its delegate when it is first shown, and keeps it. Most content of the window is never
/// shown, and creating it would take half of the start time. (Loader does not support bound
/// components in Qt 6.4.)
Repeater {
    id: root

    /// The delegate is to be visible.
    property bool shown: false
    /// Create the delegate also once the window's first frame has been drawn.
    property bool prepared: false
    readonly property bool due: shown || prepared && ((Window.window as LWindow)?.begun ?? Window.window !== null)
    property bool created: false
    property Item item: null

    /// Returns the item; creates it now if necessary.
    function load(): Item {
        created = true;
        return item;
    }

    model: created ? 1 : 0
    onItemAdded: (index, item) => root.item = item
    onDueChanged: if (due) created = true
}
