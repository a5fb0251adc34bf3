// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Snapshots of the window and of its plots, by keys and for buttons.
Item {
    id: root

    required property Session session
    /// What the window shows.
    required property Item content
    required property DivePage page
    required property StatusBar bar
    readonly property bool plotsShown: page.visible && !page.covered

    /// With scales and words, or the echoes alone, as the user chose.
    function takePlot(panel: Item) {
        const source = panel.source as SonarSource;
        if (!source.present)
            bar.say(qsTr("There is no plot to take a picture of."));
        else if (page.kept.snapshotWords)
            snapshots.takePlot(panel, source, panel.view);
        else
            snapshots.takeEchoes(panel.echoes, panel.view);
    }

    Snapshots {
        id: snapshots

        session: root.session
        ground: Theme.panel
        canvas: Theme.canvas
        ink: Theme.text
        ink2: Theme.text2
        mark: Theme.accent
        onSaved: path => root.bar.saved(path)
        onFailed: sentence => root.bar.say(sentence)
    }
    Shortcut {
        sequences: ["S"]
        autoRepeat: false
        onActivated: snapshots.takeWindow(root.content)
    }
    Shortcut {
        sequences: ["Shift+S"]
        enabled: root.plotsShown
        autoRepeat: false
        onActivated: root.takePlot(root.page.plot)
    }
}
