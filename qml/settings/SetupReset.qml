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
        notified(qsTr("Settings are as at first."));
    }

    title: qsTr("Reset")
    onVisibleChanged: isConfirming = false

    SetupNote {
        text: qsTr("Units, time, language, look, window and its light, alarm sound, which keys do what, which plots are shown and how, "
            + "and where and how recordings are kept become what they were at first. Recordings, all of the section Connections, alarm limits and what was set on sonars stay.")
    }
    Row {
        anchors.left: parent.left
        spacing: Theme.s12
        LButton {
            objectName: "setupReset"
            kind: root.isConfirming ? "primary" : "filled"
            text: root.isConfirming ? qsTr("Reset: yes, all of it") : qsTr("Reset the settings…")
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
            tip: qsTr("Everything stays")
            onClicked: root.isConfirming = false
        }
    }
}
