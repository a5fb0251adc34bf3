// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import Leadline

/// A window in the theme's colours and type, as it was left.
ApplicationWindow {
    id: root

    required property Session session
    /// At first the one that was kept; nothing else that is kept brings it back.
    property string theme
    property alias kept: kept
    /// Light of the whole window, percent.
    property int light: 100

    function nextTheme() {
        theme = Theme.next;
        kept.theme = theme;
    }
    /// As it was when the program was left; from now on it is kept.
    function restorePlace() {
        kept.keepPlaceOf(root);
    }
    function applyTheme() {
        Theme.name = theme;
        session.display.themePalette = Theme.palette;
    }
    function nextLight() {
        light = Theme.lights[(Theme.lights.indexOf(light) + 1) % Theme.lights.length];
    }
    function toggleFullScreen() {
        visibility = visibility === Window.FullScreen ? Window.Windowed : Window.FullScreen;
    }

    width: Theme.windowWidth
    height: Theme.windowHeight
    minimumWidth: Theme.windowMinWidth
    minimumHeight: Theme.windowMinHeight
    visible: true
    color: Theme.app
    LayoutMirroring.enabled: Language.rightToLeft
    LayoutMirroring.childrenInherit: true
    font: Theme.body
    palette.toolTipBase: Theme.raised
    palette.toolTipText: Theme.text
    palette.dark: Theme.lineStrong
    palette.window: Theme.panel
    palette.windowText: Theme.text
    palette.base: Theme.control
    palette.text: Theme.text
    palette.button: Theme.control
    palette.buttonText: Theme.text
    palette.highlight: Theme.accent
    palette.highlightedText: Theme.accentInk
    palette.mid: Theme.lineStrong
    palette.light: Theme.hover
    palette.midlight: Theme.select
    onThemeChanged: applyTheme()
    Component.onCompleted: {
        if (theme === "")
            theme = kept.theme;
        applyTheme();
        // The one that all attached tips share: what they say is no rich text, as for a Tip.
        (cover.ToolTip.toolTip.contentItem as Text).textFormat = Text.PlainText;
    }

    Remembered {
        id: kept
    }
    DimCover {
        id: cover

        parent: root.contentItem.parent
        light: root.light
    }
}
