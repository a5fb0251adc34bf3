// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic

/// A window in the theme's colours and type.
ApplicationWindow {
    id: root

    property string theme: ""
    /// Light of the whole window, percent.
    property int light: 100

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

    DimCover {
        parent: root.contentItem.parent
        light: root.light
    }
}
