// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Controls.Basic
import Leadline

/// A window in the theme's colours and fonts, with its saved geometry and settings.
ApplicationWindow {
    id: root

    required property Session session
    /// Name of the present theme; initially the saved one.
    property string theme
    /// The theme was set on the command line: it does not change by time of day until the user
    /// selects one.
    property bool themeGiven
    readonly property bool switchesTheme: windowSettings.switchesTheme
    property alias windowSettings: windowSettings
    /// The first frame has been drawn, so that deferred content is created.
    property bool begun: true
    /// Brightness of the whole window, percent.
    property alias light: windowSettings.light
    /// Scale requested by the user, and the largest scale that the window has room for, in percent.
    /// Everything fits into the smallest window at 100 %, so that limiting the scale avoids cut
    /// content.
    readonly property int scaleRequested: Math.round(windowSettings.scale * (windowSettings.gloves ? 1.25 : 1))
    readonly property int scaleRoom: 5 * Math.floor(20 * Math.min(width / Theme.windowMinWidth, height / Theme.windowMinHeight))
    readonly property int scalePercent: Math.min(scaleRequested, Math.max(100, scaleRoom))
    property int screenWidth: Screen.width
    property real screenRatio: Screen.devicePixelRatio
    /// Offer a larger scale: the screen has 4K, nothing is enlarged by the system or the user, and
    /// the user has not been asked yet.
    readonly property bool offersScale: !windowSettings.scaleAnswered && scaleRequested === 100 && screenRatio === 1
        && screenWidth >= Theme.manyPixels

    /// Places a tooltip beside its item, avoiding other controls and texts.
    function place(tip: ToolTip) {
        const at = ToolTipPlacement.beside(tip.parent, Qt.size(tip.implicitWidth, tip.implicitHeight));
        tip.x = at.x;
        tip.y = at.y;
    }
    function nextTheme() {
        chooseTheme(Theme.next);
    }
    /// Sets the theme on behalf of the user; with automatic switching until the next switch.
    function chooseTheme(chosen: string) {
        themeGiven = false;
        theme = chosen;
        windowSettings.theme = chosen;
    }
    /// Restores the saved geometry, and saves its changes from then on.
    function restorePlace() {
        windowSettings.trackGeometry(root);
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
    // If any flag beyond the type is set, window systems omit all decorations that are not listed.
    flags: windowSettings.alwaysOnTop ? Qt.Window | Qt.WindowTitleHint | Qt.WindowSystemMenuHint | Qt.WindowMinMaxButtonsHint
        | Qt.WindowCloseButtonHint | Qt.WindowStaysOnTopHint : Qt.Window
    opacity: windowSettings.opacity / 100
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
    onSwitchesThemeChanged: themeGiven = false
    Component.onCompleted: {
        if (theme === "")
            theme = byHour.theme !== "" ? byHour.theme : windowSettings.theme;
        applyTheme();
        // The shared tooltip of all attached ToolTips: plain text, as in Tip.
        const tip = cover.ToolTip.toolTip;
        (tip.contentItem as Text).textFormat = Text.PlainText;
        tip.aboutToShow.connect(() => place(tip));
    }

    WindowSettings {
        id: windowSettings
    }
    ThemeSwitch {
        id: byHour

        on: root.switchesTheme && !root.themeGiven
        dayFrom: windowSettings.dayFrom
        dayUntil: windowSettings.dayUntil
        darkTheme: windowSettings.darkTheme
        onThemeChanged: {
            if (!root.themeGiven)
                root.theme = theme !== "" ? theme : windowSettings.theme;
        }
    }
    Binding { target: Theme; property: "factor"; value: root.scalePercent / 100 }
    Binding { target: Theme; property: "highContrast"; value: windowSettings.highContrast }
    // Dims the whole window including tooltips, and takes no input.
    Rectangle {
        id: cover

        objectName: "dimCover"
        anchors.fill: parent
        z: Theme.topmost
        visible: root.light < 100
        enabled: false
        color: Theme.unlit
        opacity: 1 - root.light / 100
        parent: root.contentItem.parent
    }
}
