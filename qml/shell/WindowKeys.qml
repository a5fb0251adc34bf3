// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// The keys of the window. Those a focused control has itself act only while none has the focus.
Item {
    id: root

    required property Session session
    required property DivePage page
    /// No control has the keyboard that means other things by these keys.
    property bool free
    property bool arrowsFree
    /// A log or a dive is on the screen.
    property bool shows
    /// And nothing stands where the plots are.
    readonly property bool plots: shows && !page.covered
    readonly property Playback playback: session.playback

    signal openRequested()
    signal keysRequested()
    signal themeRequested()
    signal lightRequested()
    signal fullScreenRequested()
    signal leaveRequested()
    signal diveRequested()
    signal mapRequested()
    signal timingRequested()
    signal devicesRequested()
    signal logsRequested()
    signal setupRequested()
    signal depthRequested()
    signal newRecordingRequested()
    signal recordingToggled()

    ActionKey { action: "open"; onActivated: root.openRequested() }
    ActionKey { action: "keys"; onActivated: root.keysRequested() }
    ActionKey { action: "theme"; onActivated: root.themeRequested() }
    ActionKey { action: "light"; onActivated: root.lightRequested() }
    ActionKey { action: "fullScreen"; onActivated: root.fullScreenRequested() }
    Shortcut { sequences: ["Escape"]; onActivated: root.leaveRequested() }
    ActionKey { action: "dive"; onActivated: root.diveRequested() }
    ActionKey { action: "map"; onActivated: root.mapRequested() }
    ActionKey { action: "timing"; onActivated: root.timingRequested() }
    ActionKey { action: "devices"; onActivated: root.devicesRequested() }
    ActionKey { action: "logs"; onActivated: root.logsRequested() }
    ActionKey { action: "setup"; onActivated: root.setupRequested() }
    ActionKey { action: "nextFile"; onActivated: root.session.openInRow(1) }
    ActionKey { action: "previousFile"; onActivated: root.session.openInRow(-1) }

    ActionKey { action: "inspector"; when: root.plots; onActivated: root.page.toggleInspector() }
    ActionKey { action: "view"; when: root.plots; onActivated: root.page.nextView() }
    ActionKey { action: "zoomIn"; when: root.plots; onActivated: root.page.zoomIn() }
    ActionKey { action: "zoomOut"; when: root.plots; onActivated: root.page.zoomOut() }
    ActionKey { action: "fit"; when: root.plots; onActivated: root.page.fit() }
    RawKey {
        id: rawKey

        first: root.session.ping360.levels
        second: root.page.sideShown ? root.session.sideScan.levels : root.session.ping1d.levels
    }
    ActionKey {
        action: "levelsAuto"
        when: root.plots
        onActivated: {
            rawKey.first.mode = EchoLevels.Auto;
            rawKey.second.mode = EchoLevels.Auto;
            root.session.sideScan.levels.mode = EchoLevels.Auto;
        }
    }
    ActionKey { action: "levelsRaw"; when: root.plots; autoRepeat: false; onActivated: rawKey.press() }
    ActionKey { action: "bottomZoom"; when: root.plots; autoRepeat: false; onActivated: root.page.toggleBottomZoom() }
    ActionKey { action: "bottomZoomHeight"; when: root.plots; onActivated: root.page.stepBottomZoom() }
    ActionKey { action: "groundRange"; when: root.plots; autoRepeat: false; onActivated: root.page.toggleGround() }
    ActionKey { action: "bottomByHand"; when: root.plots; autoRepeat: false; onActivated: root.page.toggleBottomByHand() }
    ActionKey { action: "follow"; when: root.plots && root.page.swathPanel !== null; onActivated: root.page.toggleFollow() }
    ActionKey { action: "measure"; when: root.plots; onActivated: root.page.toggleMeasure() }
    ActionKey { action: "timelineAll"; when: root.shows; onActivated: root.page.timelineView.fit() }
    ActionKey { action: "timelineCloser"; when: root.shows; onActivated: root.page.timelineView.zoomBy(0.8) }
    ActionKey { action: "timelineWider"; when: root.shows; onActivated: root.page.timelineView.zoomBy(1 / 0.8) }
    ActionKey { action: "newRecording"; autoRepeat: false; onActivated: root.newRecordingRequested() }
    ActionKey { action: "recordDemo"; autoRepeat: false; onActivated: root.recordingToggled() }
    ActionKey { action: "sayDepth"; when: root.shows; onActivated: root.depthRequested() }

    ActionKey { action: "mark"; when: root.shows; onActivated: root.page.markers.mark() }
    ActionKey { action: "nextMarker"; when: root.shows; onActivated: root.session.markers.chooseNext(1) }
    ActionKey { action: "previousMarker"; when: root.shows; onActivated: root.session.markers.chooseNext(-1) }
    ActionKey { action: "note"; when: root.shows; onActivated: { root.diveRequested(); root.page.writeNote(); } }
    ActionKey { action: "markBottom"; when: root.shows; free: root.free; onActivated: root.page.markers.markBottom() }
    ActionKey { action: "play"; when: root.shows; free: root.free; onActivated: root.playback.toggle() }
    ActionKey { action: "pingBack"; when: root.shows; free: root.arrowsFree; onActivated: root.session.stepPings(-1) }
    ActionKey { action: "pingOn"; when: root.shows; free: root.arrowsFree; onActivated: root.session.stepPings(1) }
    ActionKey { action: "toStart"; when: root.shows; free: root.free; onActivated: root.playback.toBegin() }
    ActionKey { action: "toEnd"; when: root.shows; free: root.free; onActivated: root.playback.toEnd() }
    ActionKey { action: "standby"; when: root.session.dive.active && root.shows && root.free; onActivated: root.page.toggleStandby() }
    ActionKey { action: "secondsBack"; when: root.shows; onActivated: root.playback.skip(-5) }
    ActionKey { action: "secondsOn"; when: root.shows; onActivated: root.playback.skip(5) }
    ActionKey { action: "eventBack"; when: root.shows; onActivated: root.playback.toPreviousEvent() }
    ActionKey { action: "eventOn"; when: root.shows; onActivated: root.playback.toNextEvent() }
    ActionKey { action: "slower"; when: root.shows; onActivated: root.playback.slower() }
    ActionKey { action: "faster"; when: root.shows; onActivated: root.playback.faster() }
    ActionKey { action: "usualSpeed"; when: root.shows; onActivated: root.playback.speed = 1 }
    ActionKey { action: "reverse"; when: root.shows; onActivated: root.playback.reverse = !root.playback.reverse }
    ActionKey { action: "loopA"; when: root.shows; onActivated: root.playback.setLoopA() }
    ActionKey { action: "loopB"; when: root.shows; onActivated: root.playback.setLoopB() }
    ActionKey { action: "loop"; when: root.shows; onActivated: root.playback.looping = !root.playback.looping }
}
