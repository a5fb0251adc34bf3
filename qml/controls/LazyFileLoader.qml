// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Creates the component of a QML file, which fills this item, when it is first shown or requested,
/// and keeps it. Unlike with LazyLoader, even its types are not loaded before.
Item {
    id: root

    required property url source
    /// Initial properties of the item.
    property var given: ({})
    property bool shown: false
    /// The created item; null before.
    property var item: null
    /// The component, while it is loaded asynchronously or once it is; else null.
    property Component loaded: null
    property bool complete: false

    /// The item was created, and is not visible yet.
    signal created()

    /// Returns the item; creates it now if necessary.
    function load(): var {
        if (item !== null)
            return item;
        const component = Qt.createComponent(source);
        if (component.status === Component.Error)
            throw new Error(component.errorString());
        // The item may have been created while waiting for the component.
        if (item === null) {
            item = component.createObject(root, Object.assign({ "anchors.fill": root }, given));
            created();
        }
        return item;
    }
    /// Loads the component asynchronously, and then creates the item.
    function loadLater() {
        if (item !== null || loaded !== null)
            return;
        loaded = Qt.createComponent(source, Component.Asynchronous, root);
        if (loaded.status === Component.Loading)
            loaded.statusChanged.connect(root.load);
        else
            load();
    }

    visible: shown
    // Not before `given` is set.
    onShownChanged: if (shown && complete) load()
    Component.onCompleted: {
        complete = true;
        if (shown)
            load();
    }
}
