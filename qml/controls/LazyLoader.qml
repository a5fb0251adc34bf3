// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Its delegate, made when it is shown for the first time, and kept then: most of what a window can
/// show is never looked at, and would be half of its start. (Loader takes no bound components in
/// Qt 6.4.)
Repeater {
    id: root

    /// It is to be seen.
    property bool shown: false
    /// It is made once the window's first frame is drawn, too.
    property bool prepared: false
    readonly property bool due: shown || prepared && ((Window.window as LWindow)?.begun ?? Window.window !== null)
    property bool made: false
    property Item item: null

    /// The item, made now if it was not.
    function now(): Item {
        made = true;
        return item;
    }

    model: made ? 1 : 0
    onItemAdded: (index, item) => root.item = item
    onDueChanged: if (due) made = true
}
