// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// What is up in the polar picture: one of three, or in a small window the next one. Without a
/// heading it is the front.
Segmented {
    id: root

    required property VehicleSettings settings
    /// A heading is known.
    required property bool headed
    property bool roomy
    readonly property var names: [qsTr("Head up"), qsTr("North up"), qsTr("Frozen")]
    readonly property int shown: headed ? settings.up : VehicleSettings.Head

    /// Why it stays as it is, or how it is now, for who uses the key.
    signal said(string words)

    function next() {
        if (headed)
            settings.nextUp();
        said(headed ? names[shown] : reason);
    }

    name: qsTr("Up in the picture")
    key: Format.key("up")
    options: roomy ? names : [names[shown]]
    current: roomy ? shown : 0
    usable: headed ? options.length : 1
    reason: qsTr("No heading comes: only head up. Connect the vehicle, or open a log that has it.")
    onActivated: index => {
        if (roomy && headed)
            settings.up = index;
        else if (!roomy)
            next();
    }

    ActionKey {
        action: "up"
        when: root.visible
        onActivated: root.next()
    }
}
