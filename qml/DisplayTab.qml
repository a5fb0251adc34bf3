// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// How echoes are shown: palette, brightness and its kin, mounting.
Column {
    id: root

    required property DisplaySettings display
    readonly property var titles: ({
        "ember": qsTr("Ember"), "ink": qsTr("Ink"), "night-red": qsTr("Night red"), "amber": qsTr("Amber"),
        "ice": qsTr("Ice"), "grey": qsTr("Grey"), "viridis": qsTr("Viridis"), "cividis": qsTr("Cividis"),
        "fishfinder": qsTr("Fishfinder")
    })

    function signedPercent(value: int): string {
        return (value < 0 ? "\u2212" : value > 0 ? "+" : "") + Math.abs(value) + " %";
    }

    spacing: Theme.rowGap

    Text {
        text: qsTr("Palette")
        font: Theme.bodyMedium
        color: Theme.text
    }
    PaletteSwatch {
        width: parent.width
        text: qsTr("Follows theme")
        palette: root.display.themePalette
        selected: root.display.palette === "theme"
        onClicked: root.display.palette = "theme"
    }
    Grid {
        id: grid

        width: parent.width
        columns: 2
        spacing: Theme.s8
        Repeater {
            model: root.display.palettes
            delegate: PaletteSwatch {
                required property string modelData

                width: (grid.width - grid.spacing) / 2
                palette: modelData
                text: root.titles[modelData] || modelData
                selected: root.display.palette === modelData
                onClicked: root.display.palette = modelData
            }
        }
    }
    LSlider {
        width: parent.width
        name: qsTr("Brightness")
        from: -100
        to: 100
        value: root.display.brightness
        valueText: root.signedPercent(value)
        onMoved: asked => root.display.brightness = asked
    }
    LSlider {
        width: parent.width
        name: qsTr("Contrast")
        from: -100
        to: 100
        value: root.display.contrast
        valueText: root.signedPercent(value)
        onMoved: asked => root.display.contrast = asked
    }
    LSlider {
        width: parent.width
        name: qsTr("Threshold")
        to: 255
        value: root.display.threshold
        valueText: qsTr("%1 of 255").arg(value)
        onMoved: asked => root.display.threshold = asked
    }
    CheckRow {
        width: parent.width
        text: qsTr("Fade old echoes")
        note: qsTr("To half brightness over one turn")
        checked: root.display.fade
        onClicked: root.display.fade = !root.display.fade
    }
    Text {
        text: qsTr("Mounting of the Ping360")
        font: Theme.bodyMedium
        color: Theme.text
    }
    Segmented {
        width: parent.width
        fill: true
        name: qsTr("Mounting")
        options: [qsTr("Upright"), qsTr("Upside down")]
        current: root.display.upsideDown ? 1 : 0
        onActivated: index => root.display.upsideDown = index === 1
    }
    Text {
        text: qsTr("Turn offset")
        font: Theme.bodyMedium
        color: Theme.text
    }
    Stepper {
        width: parent.width
        name: qsTr("Turn offset")
        from: -180
        to: 179
        unit: "°"
        value: root.display.turnOffset
        onStepped: asked => root.display.turnOffset = asked
    }
    LButton {
        width: parent.width
        kind: "filled"
        text: qsTr("Reset display")
        tip: qsTr("Palette, brightness, contrast, threshold, fade and mounting as at first")
        onClicked: root.display.reset()
    }
}
