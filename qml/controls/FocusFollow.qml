// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Scrolls a view so that its focused item is visible.
Item {
    id: root

    required property Flickable view
    /// The focused item of the window.
    readonly property Item focused: Window.activeFocusItem

    function holds(item: Item): bool {
        return item !== null && (item === view.contentItem || holds(item.parent));
    }
    function reveal() {
        const at = focused.mapToItem(view.contentItem, 0, 0).y, far = Math.max(0, view.contentHeight - view.height);
        view.contentY = Math.max(0, Math.min(far, at - Theme.s16,
            Math.max(view.contentY, at + focused.height + Theme.s16 - view.height)));
    }

    onFocusedChanged: if (holds(focused)) reveal()
}
