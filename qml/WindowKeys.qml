// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// The keys of the window. Those a focused control has itself act only while none has the focus.
Item {
    id: root

    required property Session session
    required property DivePage page
    /// No control has the keyboard.
    property bool free
    /// A log is open.
    property bool replay
    readonly property Playback playback: session.playback

    signal openAsked()
    signal helpAsked()
    signal themeAsked()
    signal fullScreenAsked()
    signal leaveAsked()

    Shortcut { sequences: ["Ctrl+O"]; onActivated: root.openAsked() }
    Shortcut { sequences: ["F1", "?"]; onActivated: root.helpAsked() }
    Shortcut { sequences: ["F9"]; onActivated: root.themeAsked() }
    Shortcut { sequences: ["F11"]; onActivated: root.fullScreenAsked() }
    Shortcut { sequences: ["Escape"]; onActivated: root.leaveAsked() }
    Shortcut { sequences: ["Ctrl+1"]; onActivated: root.leaveAsked() }
    Shortcut { sequences: ["I"]; onActivated: root.page.toggleInspector() }

    Shortcut { sequences: ["F6"]; enabled: root.replay; onActivated: root.page.nextView() }
    Shortcut { sequences: ["+", "="]; enabled: root.replay; onActivated: root.page.zoomIn() }
    Shortcut { sequences: ["-"]; enabled: root.replay; onActivated: root.page.zoomOut() }
    Shortcut { sequences: ["0"]; enabled: root.replay; onActivated: root.page.fit() }
    Shortcut { sequences: ["Shift+0", ")"]; enabled: root.replay; onActivated: root.page.fitTimeline() }

    Shortcut { sequences: ["Space"]; enabled: root.replay && root.free; onActivated: root.playback.toggle() }
    Shortcut { sequences: ["Left"]; enabled: root.replay && root.free; onActivated: root.session.stepPings(-1) }
    Shortcut { sequences: ["Right"]; enabled: root.replay && root.free; onActivated: root.session.stepPings(1) }
    Shortcut { sequences: ["Home"]; enabled: root.replay && root.free; onActivated: root.playback.toBegin() }
    Shortcut { sequences: ["End"]; enabled: root.replay && root.free; onActivated: root.playback.toEnd() }
    Shortcut { sequences: ["Shift+Left"]; enabled: root.replay; onActivated: root.playback.skip(-5) }
    Shortcut { sequences: ["Shift+Right"]; enabled: root.replay; onActivated: root.playback.skip(5) }
    Shortcut { sequences: [","]; enabled: root.replay; onActivated: root.playback.slower() }
    Shortcut { sequences: ["."]; enabled: root.replay; onActivated: root.playback.faster() }
    Shortcut { sequences: ["1"]; enabled: root.replay; onActivated: root.playback.speed = 1 }
    Shortcut { sequences: ["Backspace"]; enabled: root.replay; onActivated: root.playback.reverse = !root.playback.reverse }
    Shortcut { sequences: ["["]; enabled: root.replay; onActivated: root.playback.setLoopA() }
    Shortcut { sequences: ["]"]; enabled: root.replay; onActivated: root.playback.setLoopB() }
    Shortcut { sequences: ["\\"]; enabled: root.replay; onActivated: root.playback.looping = !root.playback.looping }
}
