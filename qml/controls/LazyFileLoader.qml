// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// What a QML file of the window describes, filling this: made when it is shown or asked for the
/// first time, and kept then. Unlike those of Later its types are not even loaded before.
Item {
    id: root

    required property url source
    /// Properties that it is made with.
    property var given: ({})
    property bool shown: false
    /// Null before.
    property var item: null
    /// Its types, once they are loaded beside everything else.
    property Component loaded: null
    property bool complete: false

    /// It is there, and not on the screen yet.
    signal made()

    /// The item, made now if it was not.
    function now(): var {
        if (item !== null)
            return item;
        const component = Qt.createComponent(source);
        if (component.status === Component.Error)
            throw new Error(component.errorString());
        // Waiting for what was being loaded, it may have been made.
        if (item === null) {
            item = component.createObject(root, Object.assign({ "anchors.fill": root }, given));
            made();
        }
        return item;
    }
    /// Loads its types beside everything else and makes it then.
    function soon() {
        if (item !== null || loaded !== null)
            return;
        loaded = Qt.createComponent(source, Component.Asynchronous, root);
        if (loaded.status === Component.Loading)
            loaded.statusChanged.connect(root.now);
        else
            now();
    }

    visible: shown
    // Not before what it is given is known.
    onShownChanged: if (shown && complete) now()
    Component.onCompleted: {
        complete = true;
        if (shown)
            now();
    }
}
