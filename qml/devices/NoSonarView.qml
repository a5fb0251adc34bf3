// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// In the place of a plot that has nothing to show yet: whether a sonar is awaited, or none is
/// there.
EmptyView {
    id: root

    required property Session session
    required property SelectedSonar sonar
    /// "Ping360"
    required property string kind
    /// What such a sonar may take for its first ping; empty where that is no time.
    property string timeout
    /// There is one that does not say which it is, and the user is asked.
    property bool unidentified
    readonly property LiveSonar live: sonar.live
    readonly property bool awaited: live !== null && session.mode !== Session.Replay
    readonly property bool connected: awaited && !isNaN(live.connectedS)

    readonly property bool isFaulty: awaited && !live.standby && (live.sentence !== "" || live.connectedS >= Theme.doctorAfterS)

    signal devicesRequested()
    signal doctorRequested()
    signal openRequested()

    iconName: "dive"
    title: unidentified ? qsTr("Unknown sonar") : !awaited ? qsTr("No %1").arg(kind) : live.standby ? qsTr("%1 is in Standby").arg(live.name)
        : connected ? qsTr("Waiting for the first ping") : qsTr("Connecting %1").arg(live.name)
    message: unidentified ? qsTr("Choose above which one it is.") : !awaited ? session.mode === Session.Replay ? qsTr("Not in this recording.") : qsTr("Connect one, or open a log.")
        : live.standby ? qsTr("Not pinging. Press Start to resume.")
        : live.sentence !== "" ? live.sentence
        : connected ? qsTr("Connected %1 s ago.").arg(live.connectedS.toFixed(1)) + (timeout !== "" ? " " + timeout : "")
        : Format.address(live.url)

    LButton {
        visible: root.awaited && root.live.standby
        kind: "filled"
        text: qsTr("Start")
        tip: qsTr("Leave Standby")
        key: Format.key("standby")
        onClicked: root.live.setStandby(false)
    }
    TakeOverButton {
        kind: "filled"
        sonar: root.awaited ? root.live : null
    }
    DoctorButton {
        visible: root.isFaulty && !root.live.listening
        kind: "filled"
        onClicked: root.doctorRequested()
    }
    LButton {
        visible: !root.awaited && root.session.mode !== Session.Replay
        kind: root.unidentified ? "plain" : "filled"
        text: qsTr("Devices")
        key: Format.key("devices")
        onClicked: root.devicesRequested()
    }
    LButton {
        visible: !root.awaited && root.session.mode !== Session.Replay
        text: qsTr("Open log…")
        key: Format.key("open")
        onClicked: root.openRequested()
    }
}
