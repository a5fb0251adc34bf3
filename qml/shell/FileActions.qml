// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// What leaves the window as files: snapshots of it and of its plots, exports, the dive report.
Item {
    id: root

    required property Session session
    required property WindowSettings kept
    required property StatusBar bar
    /// What the window shows.
    required property Item content
    /// The plots are on the screen.
    property bool plotsShown
    /// The first frame is drawn; what it did not show may be made.
    property bool begun: true
    property real panelWidth: Theme.inspectorMin
    property real panelTop
    readonly property alias snapshots: snapshots
    readonly property alias form: form

    signal plotAsked()
    signal closeAsked()

    Snapshots {
        id: snapshots

        session: root.session
        words: root.kept.snapshotWords
        ground: Theme.panel
        canvas: Theme.canvas
        ink: Theme.text
        ink2: Theme.text2
        mark: Theme.accent
        onSaved: path => root.bar.saved(path)
        onFailed: sentence => root.bar.say(sentence)
    }
    ExportForm {
        id: form

        session: root.session
        onSaved: path => root.bar.saved(path)
        onFailed: sentence => root.bar.say(sentence)
        onRemarked: sentence => root.bar.say(sentence)
    }
    LazyLoader {
        shown: root.begun || form.shown
        delegate: ExportPanel {
            anchors.right: root.right
            anchors.top: root.top
            anchors.topMargin: root.panelTop
            anchors.bottom: root.bottom
            width: root.panelWidth
            form: root.form
            onCloseAsked: root.closeAsked()
        }
    }
    ActionKey { action: "snapWindow"; autoRepeat: false; onActivated: snapshots.takeWindow(root.content) }
    ActionKey { action: "snapPlot"; when: root.plotsShown; autoRepeat: false; onActivated: root.plotAsked() }
    ActionKey { action: "export"; onActivated: form.shown ? root.closeAsked() : form.shown = true }
    ActionKey { action: "report"; autoRepeat: false; onActivated: form.report() }
}
