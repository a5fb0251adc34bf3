// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// What the window shows now: READY with a ring, LIVE with a disc on green, REVIEW and REPLAY on
/// yellow, STOPPED with a square on red. Its width does not follow what plays.
Rectangle {
    id: root

    required property Session session
    readonly property Playback playback: session.playback
    readonly property LiveSession dive: session.dive
    /// A sonar, or else the vehicle, that was live.
    readonly property var lost: watch.lost
    readonly property bool waiting: session.mode === Session.Live && !playback.following
    readonly property bool stopped: session.mode === Session.Live && lost !== null
    readonly property bool live: session.mode === Session.Live && !waiting && !stopped
    readonly property bool replay: session.mode === Session.Replay
    readonly property bool review: session.mode === Session.Review
    readonly property bool recording: dive.recorder.state === RecorderState.Recording
    readonly property string kind: stopped ? "stopped" : live ? "live" : replay ? "replay" : review ? "review" : "ready"
    readonly property var style: ({
        ready: { fill: Theme.raised, ink: Theme.text, edge: Theme.lineStrong },
        live: { fill: Theme.liveTint, ink: Theme.live, edge: Theme.live },
        review: { fill: Theme.replayFill, ink: Theme.replayInk, edge: Theme.replay },
        replay: { fill: Theme.replayFill, ink: Theme.replayInk, edge: Theme.replay },
        stopped: { fill: Theme.stopFill, ink: Theme.stopInk, edge: Theme.stop }
    })[kind]
    readonly property bool outlined: Theme.outlined && kind !== "ready"
    readonly property color ink: outlined ? style.edge : style.ink
    readonly property string state1: stopped ? qsTr("STOPPED") : live ? qsTr("LIVE")
        : replay ? qsTr("REPLAY %1").arg((playback.reverse ? "\u2212" : "") + Format.speed(playback.speed))
        : review ? qsTr("REVIEW \u2212%1").arg(Format.behind(playback.end - playback.position))
        : session.state === FileOpening.Opening ? qsTr("OPENING") : qsTr("READY")
    readonly property string lostText: lost !== null ? qsTr("%1 lost %2 ago").arg(lost.name).arg(Format.behind(lost.ageS)) : ""
    readonly property string state2: stopped ? lostText
        : waiting ? qsTr("No ping yet")
        : live ? session.clockText
        : replay ? session.clockText !== "" ? session.clockText : qsTr("Recorded")
        : review ? lost !== null ? lostText : recording ? qsTr("Still recording") : dive.active ? qsTr("Still live") : qsTr("Not connected")
        : session.state === FileOpening.Opening ? session.fileName : qsTr("Nothing connected")
    readonly property string paused: (replay || review) && !playback.playing ? qsTr(", paused") : ""

    objectName: "stateBlock"
    implicitWidth: Math.max(Theme.blockMin, Math.ceil(Math.max(widest.advanceWidth, date.advanceWidth)) + 1 + 2 * Theme.s14)
    color: outlined ? Theme.raised : style.fill
    border.width: outlined ? Theme.stroke : 0
    border.color: style.edge
    Accessible.role: Accessible.StaticText
    Accessible.name: state1 + paused + ", " + state2

    SonarMonitor {
        id: watch

        dive: root.dive
    }
    TextMetrics {
        id: widest

        font: root.replay || root.stopped ? Theme.small : Theme.titleFont
        text: root.stopped ? qsTr("%1 lost %2 ago").arg(root.lost?.name ?? "").arg(Format.behind(root.lost?.ageS ?? 0).replace(/\d/g, "0"))
            : root.review ? "    " + qsTr("REVIEW \u2212%1").arg("00:00:00")
            : !root.replay || root.session.clockText === "" ? ""
            : qsTr("Wed 00 May · 00:00:00") + root.session.clockText.replace(/^.*\d/, "")
    }
    // A day or month of a longer name than those.
    TextMetrics {
        id: date

        font: Theme.small
        text: root.replay ? root.session.clockText : ""
    }
    Column {
        x: Theme.s14
        width: parent.width - 2 * x
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.s2
        Row {
            anchors.left: parent.left
            spacing: Theme.s8
            StateShape {
                objectName: "stateShape"
                anchors.verticalCenter: parent.verticalCenter
                color: root.kind === "ready" ? Theme.text2 : root.ink
                shape: root.stopped ? "square" : root.live ? "disc"
                    : !root.replay && !root.review ? "ring"
                    : root.playback.playing ? "play" : root.review ? "stepb" : "pause"
            }
            PlainText {
                text: root.state1
                font: Theme.titleFont
                color: root.ink
            }
        }
        SmallText {
            width: parent.width
            horizontalAlignment: Text.AlignLeft
            elide: Text.ElideMiddle
            text: root.state2
            color: root.kind === "ready" || root.live && !Theme.outlined ? Theme.text2 : root.ink
        }
    }
}
