// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// The settings as at first.
SetupSection {
    id: root

    required property Session session
    required property WindowSettings windowSettings
    required property Alarms alarms
    required property RecordingFolderSetting place
    required property OldRecordings old
    /// The first press asks, the second one does it.
    property bool isConfirming

    signal notified(string text)
    signal themeRequested(string theme)

    function reset() {
        isConfirming = false;
        windowSettings.reset();
        themeRequested(windowSettings.theme);
        session.display.reset();
        session.ping360.levels.reset();
        session.ping1d.levels.reset();
        session.display.imperial = false;
        TimeFormat.local = false;
        Language.chosen = "";
        session.dive.parts.chosen = 0;
        old.reset();
        place.useDefault();
        alarms.volume = Alarms.Loud;
        KeyMap.reset();
        notified(qsTr("Default settings restored."));
    }

    title: qsTr("Reset")
    onVisibleChanged: isConfirming = false

    SetupNote {
        text: qsTr("Restores the defaults for units, time, language, appearance, window, alarm sound, keys, plots and recording settings. Recordings, connections, alarm limits and sonar settings are kept.")
    }
    Row {
        anchors.left: parent.left
        spacing: Theme.s12
        LButton {
            objectName: "setupReset"
            kind: root.isConfirming ? "primary" : "filled"
            text: root.isConfirming ? qsTr("Yes, reset all settings") : qsTr("Reset the settings…")
            tip: qsTr("Asks once more")
            onClicked: {
                if (root.isConfirming)
                    root.reset();
                else
                    root.isConfirming = true;
            }
        }
        LButton {
            objectName: "setupResetCancel"
            visible: root.isConfirming
            text: qsTr("Cancel")
            tip: qsTr("Cancel")
            onClicked: root.isConfirming = false
        }
    }
}
