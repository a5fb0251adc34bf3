// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// What leaves the window as files: snapshots of it and of its plots, exports, the dive report.
Item {
    id: root

    required property Session session
    required property WindowSettings windowSettings
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

    signal plotRequested()
    signal closeRequested()

    Snapshots {
        id: snapshots

        session: root.session
        annotated: root.windowSettings.snapshotWords
        ground: Theme.panel
        canvas: Theme.canvas
        ink: Theme.text
        ink2: Theme.text2
        mark: Theme.accent
        onSaved: path => root.bar.saved(path)
        onFailed: sentence => root.bar.notify(sentence)
    }
    ExportForm {
        id: form

        session: root.session
        onSaved: path => root.bar.saved(path)
        onFailed: sentence => root.bar.notify(sentence)
        onRemarked: sentence => root.bar.notify(sentence)
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
            onCloseRequested: root.closeRequested()
        }
    }
    ActionKey { action: "snapWindow"; autoRepeat: false; onActivated: snapshots.takeWindow(root.content) }
    ActionKey { action: "snapPlot"; when: root.plotsShown; autoRepeat: false; onActivated: root.plotRequested() }
    ActionKey { action: "export"; onActivated: form.shown ? root.closeRequested() : form.shown = true }
    ActionKey { action: "report"; autoRepeat: false; onActivated: form.report() }
}
