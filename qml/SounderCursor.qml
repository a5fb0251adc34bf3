// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// What stands under the cursor in the Ping1D's echoes, in the top left corner.
Column {
    id: root

    required property WaterfallItem waterfall
    /// Of the recording.
    property real beginS
    readonly property bool recorded: waterfall.cursorTimeS >= beginS
    readonly property bool echo: waterfall.cursorIntensity >= 0
    readonly property string rangeText: Format.lengthUnit(waterfall.cursorRangeM, waterfall.cursorRangeErrorM)
    readonly property string errorText: echo
        ? qsTr("± %1").arg(Format.length(waterfall.cursorRangeErrorM, waterfall.cursorRangeErrorM)) : ""
    readonly property string timeText: Format.clockTenths(waterfall.cursorTimeS - beginS)
    readonly property string ageText: qsTr("%1 s old").arg(waterfall.cursorAgeS.toFixed(1))
    readonly property string echoText: echo ? qsTr("%1 of 255").arg(waterfall.cursorIntensity)
        : recorded ? qsTr("no echo") : qsTr("before the first ping")
    /// All of it, to be copied.
    readonly property string words: waterfall.cursorValid
        ? Format.joined([echo ? rangeText + " " + errorText : rangeText, recorded ? timeText : "", recorded ? ageText : "", echoText]) : ""

    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Cursor: %1").arg(words)

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
}
