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
    /// The command line chose the theme: until the pilot does, the hour changes nothing.
    property bool themeGiven
    readonly property bool switchesTheme: kept.switchesTheme
    property alias kept: kept
    /// The first frame of what it shows is drawn: what that frame could do without is made.
    property bool begun: true
    /// Of the whole window, percent.
    property alias light: kept.light
    /// Percent that the user asked for, and those for which the window has room: everything fits into
    /// the smallest window of 100 %, so that nothing is cut, however small it is made.
    readonly property int scaleAsked: Math.round(kept.scale * (kept.gloves ? 1.25 : 1))
    readonly property int scaleRoom: 5 * Math.floor(20 * Math.min(width / Theme.windowMinWidth, height / Theme.windowMinHeight))
    readonly property int scalePercent: Math.min(scaleAsked, Math.max(100, scaleRoom))
    property int screenWidth: Screen.width
    property real screenRatio: Screen.devicePixelRatio
    /// The screen is one of 4K, neither the system nor the pilot makes anything larger on it, and the
    /// pilot was not asked yet.
    readonly property bool offersScale: !kept.scaleAnswered && scaleAsked === 100 && screenRatio === 1
        && screenWidth >= Theme.manyPixels

    /// Beside what it is about, and not over what else is to be read or pressed there.
    function place(tip: ToolTip) {
        const at = ToolTipPlacement.beside(tip.parent, Qt.size(tip.implicitWidth, tip.implicitHeight));
        tip.x = at.x;
        tip.y = at.y;
    }
    function nextTheme() {
        chooseTheme(Theme.next);
    }
    /// By hand; where the hour switches it, until that does so the next time.
    function chooseTheme(chosen: string) {
        themeGiven = false;
        theme = chosen;
        kept.theme = chosen;
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
    // With more than the type, a system leaves out what is not said.
    flags: kept.alwaysOnTop ? Qt.Window | Qt.WindowTitleHint | Qt.WindowSystemMenuHint | Qt.WindowMinMaxButtonsHint
        | Qt.WindowCloseButtonHint | Qt.WindowStaysOnTopHint : Qt.Window
    opacity: kept.opacity / 100
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
            theme = byHour.theme !== "" ? byHour.theme : kept.theme;
        applyTheme();
        // The one that all attached tips share: what they say is no rich text, as for a Tip.
        const tip = cover.ToolTip.toolTip;
        (tip.contentItem as Text).textFormat = Text.PlainText;
        tip.aboutToShow.connect(() => place(tip));
    }

    WindowSettings {
        id: kept
    }
    ThemeSwitch {
        id: byHour

        on: root.switchesTheme && !root.themeGiven
        dayFrom: kept.dayFrom
        dayUntil: kept.dayUntil
        darkTheme: kept.darkTheme
        onThemeChanged: {
            if (!root.themeGiven)
                root.theme = theme !== "" ? theme : kept.theme;
        }
    }
    Binding { target: Theme; property: "factor"; value: root.scalePercent / 100 }
    Binding { target: Theme; property: "highContrast"; value: kept.highContrast }
    // Takes light from the whole window, tooltips included, and no input.
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
