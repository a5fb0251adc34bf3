// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// The settings as at first.
SetupSection {
    id: root

    required property Session session
    required property WindowSettings kept
    required property Alarms alarms
    required property RecordingPlace place
    required property OldRecordings old
    /// The first press asks, the second one does it.
    property bool sure

    signal said(string words)
    signal themeAsked(string theme)

    function reset() {
        sure = false;
        kept.reset();
        themeAsked(kept.theme);
        session.display.reset();
        session.display.imperial = false;
        TimeFormat.local = false;
        Language.chosen = "";
        session.dive.parts.chosen = 0;
        old.reset();
        place.useUsual();
        alarms.volume = Alarms.Loud;
        KeyMap.reset();
        said(qsTr("Settings are as at first."));
    }

    title: qsTr("Reset")
    onVisibleChanged: sure = false

    SetupNote {
        text: qsTr("Units, time, language, look, window and its light, alarm sound, which keys do what, which plots are shown and how, "
            + "and where and how recordings are kept become what they were at first. Recordings, all of the section Connections, alarm limits and what was set on sonars stay.")
    }
    Row {
        anchors.left: parent.left
        spacing: Theme.s12
        LButton {
            objectName: "setupReset"
            kind: root.sure ? "primary" : "filled"
            text: root.sure ? qsTr("Reset: yes, all of it") : qsTr("Reset the settings…")
            tip: qsTr("Asks once more")
            onClicked: {
                if (root.sure)
                    root.reset();
                else
                    root.sure = true;
            }
        }
        LButton {
            objectName: "setupResetCancel"
            visible: root.sure
            text: qsTr("Cancel")
            tip: qsTr("Everything stays")
            onClicked: root.sure = false
        }
    }
}
