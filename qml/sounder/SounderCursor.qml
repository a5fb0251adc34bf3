// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Read-out of the cursor in the Ping1D's echogram, in the top left corner.
Column {
    id: root

    required property WaterfallItem waterfall
    /// Begin of the recording in seconds.
    property real beginS
    readonly property bool recorded: waterfall.cursorTimeS >= beginS
    readonly property bool echo: waterfall.cursorIntensity >= 0
    readonly property string rangeText: Format.lengthUnit(waterfall.cursorRangeM, waterfall.cursorRangeErrorM)
    readonly property string errorText: echo
        ? qsTr("± %1").arg(Format.length(waterfall.cursorRangeErrorM, waterfall.cursorRangeErrorM)) : ""
    readonly property string timeText: Format.clockTenths(waterfall.cursorTimeS - beginS)
    readonly property string ageText: Format.age(waterfall.cursorAgeS)
    readonly property string echoText: echo ? qsTr("%1 of 255").arg(waterfall.cursorIntensity)
        : recorded ? qsTr("no echo") : qsTr("before the first ping")
    /// Height above the bottom, in the bottom zoom.
    readonly property string heightText: isNaN(waterfall.cursorAboveBottomM) ? ""
        : waterfall.cursorAboveBottomM < 0 ? qsTr("%1 below the bottom").arg(Format.lengthUnit(-waterfall.cursorAboveBottomM, 0))
        : qsTr("%1 above the bottom").arg(Format.lengthUnit(waterfall.cursorAboveBottomM, 0))
    /// Distances of the device's line and of the detected bottom at the cursor; empty without one.
    readonly property string deviceText: waterfall.cursorDevicePercent < 0 ? ""
        : qsTr("Ping1D %1 · %2 %").arg(Format.lengthUnit(waterfall.cursorDeviceM, 0)).arg(waterfall.cursorDevicePercent)
    readonly property string bottomText: waterfall.cursorBottomPercent < 0 ? ""
        : qsTr("Leadline %1 · %2 %").arg(Format.lengthUnit(waterfall.cursorBottomM, 0)).arg(waterfall.cursorBottomPercent)
    /// The whole read-out as text for the clipboard.
    readonly property string sentence: waterfall.cursorValid
        ? Format.joined([echo ? rangeText + " " + errorText : rangeText, heightText, recorded ? timeText : "", recorded ? ageText : "", echoText, deviceText, bottomText]) : ""

    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Cursor: %1").arg(sentence)

    Row {
        spacing: Theme.s8
        HaloText {
            id: range

            text: root.rangeText
            font: Theme.value
        }
        HaloText {
            anchors.baseline: range.baseline
            visible: root.echo
            text: root.errorText
            color: Theme.text2
        }
    }
    HaloText {
        objectName: "heightText"
        visible: root.heightText !== ""
        text: root.heightText
        font: Theme.body
    }
    HaloText {
        visible: root.recorded
        text: root.timeText
        font: Theme.body
    }
    HaloText {
        visible: root.recorded
        text: root.ageText
        font: Theme.body
    }
    HaloText {
        text: root.echoText
        font: Theme.body
        color: root.echo ? Theme.text : Theme.text2
    }
    Row {
        visible: root.deviceText !== ""
        spacing: Theme.s6
        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.s16
            height: Theme.s2
            color: Theme.cursor
        }
        HaloText {
            objectName: "deviceText"
            text: root.deviceText
            font: Theme.body
        }
    }
    Row {
        visible: root.bottomText !== ""
        spacing: Theme.s6
        Item {
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.s16
            height: Theme.s2
            Rectangle {
                width: Theme.s6
                height: parent.height
                color: Theme.text
            }
            Rectangle {
                x: Theme.s10
                width: Theme.s6
                height: parent.height
                color: Theme.text
            }
        }
        HaloText {
            objectName: "bottomText"
            text: root.bottomText
            font: Theme.body
        }
    }
}
