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

    signal openAsked()
    signal keysAsked()
    signal themeAsked()
    signal lightAsked()
    signal fullScreenAsked()
    signal leaveAsked()
    signal diveAsked()
    signal timingAsked()
    signal devicesAsked()
    signal logsAsked()
    signal setupAsked()
    signal depthAsked()
    signal demoRecordingAsked()

    Shortcut { sequences: ["Ctrl+O"]; onActivated: root.openAsked() }
    Shortcut { sequences: ["F1", "?"]; onActivated: root.keysAsked() }
    Shortcut { sequences: ["F9"]; onActivated: root.themeAsked() }
    Shortcut { sequences: ["Ctrl+F9"]; onActivated: root.lightAsked() }
    Shortcut { sequences: ["F11"]; onActivated: root.fullScreenAsked() }
    Shortcut { sequences: ["Escape"]; onActivated: root.leaveAsked() }
    Shortcut { sequences: ["Ctrl+1"]; onActivated: root.diveAsked() }
    Shortcut { sequences: ["Ctrl+2"]; onActivated: root.timingAsked() }
    Shortcut { sequences: ["Ctrl+3"]; onActivated: root.devicesAsked() }
    Shortcut { sequences: ["Ctrl+4"]; onActivated: root.logsAsked() }
    Shortcut { sequences: ["Ctrl+,"]; onActivated: root.setupAsked() }
    Shortcut { sequences: ["Ctrl+PgDown"]; onActivated: root.session.openInRow(1) }
    Shortcut { sequences: ["Ctrl+PgUp"]; onActivated: root.session.openInRow(-1) }

    Shortcut { sequences: ["I"]; enabled: root.plots; onActivated: root.page.toggleInspector() }
    Shortcut { sequences: ["F6"]; enabled: root.plots; onActivated: root.page.nextView() }
    Shortcut { sequences: ["+", "="]; enabled: root.plots; onActivated: root.page.zoomIn() }
    Shortcut { sequences: ["-"]; enabled: root.plots; onActivated: root.page.zoomOut() }
    Shortcut { sequences: ["0"]; enabled: root.plots; onActivated: root.page.fit() }
    Shortcut { sequences: ["D"]; enabled: root.plots; onActivated: root.page.toggleMeasure() }
    Shortcut { sequences: ["Shift+0", ")"]; enabled: root.shows; onActivated: root.page.timelineView.fit() }
    Shortcut { sequences: ["Alt+Up"]; enabled: root.shows; onActivated: root.page.timelineView.zoomBy(0.8) }
    Shortcut { sequences: ["Alt+Down"]; enabled: root.shows; onActivated: root.page.timelineView.zoomBy(1 / 0.8) }
    Shortcut { sequences: ["Ctrl+R"]; autoRepeat: false; onActivated: root.demoRecordingAsked() }
    Shortcut { sequences: ["Ctrl+D"]; enabled: root.shows; onActivated: root.depthAsked() }

    Shortcut { sequences: ["M"]; enabled: root.shows; onActivated: root.page.markers.mark() }
    Shortcut { sequences: ["N"]; enabled: root.shows; onActivated: { root.diveAsked(); root.page.writeNote(); } }
    Shortcut { sequences: ["Return", "Enter"]; enabled: root.shows && root.free; onActivated: root.page.markers.markBottom() }
    Shortcut { sequences: ["Space"]; enabled: root.shows && root.free; onActivated: root.playback.toggle() }
    Shortcut { sequences: ["Left"]; enabled: root.shows && root.arrowsFree; onActivated: root.session.stepPings(-1) }
    Shortcut { sequences: ["Right"]; enabled: root.shows && root.arrowsFree; onActivated: root.session.stepPings(1) }
    Shortcut { sequences: ["Home"]; enabled: root.shows && root.free; onActivated: root.playback.toBegin() }
    Shortcut { sequences: ["End"]; enabled: root.shows && root.free; onActivated: root.playback.toEnd() }
    Shortcut { sequences: ["P"]; enabled: root.session.dive.active && root.shows && root.free; onActivated: root.page.toggleStandby() }
    Shortcut { sequences: ["Shift+Left"]; enabled: root.shows; onActivated: root.playback.skip(-5) }
    Shortcut { sequences: ["Shift+Right"]; enabled: root.shows; onActivated: root.playback.skip(5) }
    Shortcut { sequences: ["Ctrl+Left"]; enabled: root.shows; onActivated: root.playback.toPreviousEvent() }
    Shortcut { sequences: ["Ctrl+Right"]; enabled: root.shows; onActivated: root.playback.toNextEvent() }
    Shortcut { sequences: [","]; enabled: root.shows; onActivated: root.playback.slower() }
    Shortcut { sequences: ["."]; enabled: root.shows; onActivated: root.playback.faster() }
    Shortcut { sequences: ["1"]; enabled: root.shows; onActivated: root.playback.speed = 1 }
    Shortcut { sequences: ["Backspace"]; enabled: root.shows; onActivated: root.playback.reverse = !root.playback.reverse }
    Shortcut { sequences: ["["]; enabled: root.shows; onActivated: root.playback.setLoopA() }
    Shortcut { sequences: ["]"]; enabled: root.shows; onActivated: root.playback.setLoopB() }
    Shortcut { sequences: ["\\"]; enabled: root.shows; onActivated: root.playback.looping = !root.playback.looping }
}
