// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// What a control says about a setting: of a live sonar (`model`), or of the program's own (`own`).
QtObject {
    id: root

    property SettingModel model: null
    property string name: model?.name ?? ""
    /// The value of a setting that no device has; NaN without one.
    property real own: NaN
    property string ownState
    property string unit: length ? isSpeed ? Format.speedUnit : Format.unit
        : model === null || suffix !== "" ? "" : model.unit !== "" ? model.unit : model.note(shown)
    /// How its values are written: names by their number; lengths and speeds; or numbers times
    /// `factor` above `atZero`, with a suffix.
    property var names: []
    property bool length: model?.isLength ?? false
    readonly property bool isSpeed: model?.isSpeed ?? false
    property real factor: model?.shownFactor ?? 1
    property real atZero: 0
    property string suffix: model?.isAngle ? model.unit : ""

    readonly property bool known: model !== null || !isNaN(own)
    readonly property int state: model ? model.state : SettingModel.Applied
    readonly property bool automatic: model !== null && model.readOnly
    readonly property bool waiting: model !== null && state === SettingModel.Waiting
    readonly property bool asked: waiting || model !== null && state === SettingModel.Pending
    readonly property bool refused: model !== null && state === SettingModel.Refused
    readonly property bool foreign: model !== null && state === SettingModel.ChangedElsewhere
    readonly property real requested: model ? model.requested : NaN
    readonly property real reported: model ? model.reported : own
    /// What the control shows.
    readonly property real shown: !isNaN(requested) && (asked || !automatic && !refused && !foreign) ? requested : reported
    readonly property string shownText: numberText(shown)
    readonly property string requestedText: numberText(requested)
    readonly property string reportedText: numberText(reported)
    readonly property string shownWithUnit: isNaN(shown) ? shownText : shownText + unitSuffix
    readonly property string requestedWithUnit: isNaN(requested) ? requestedText : requestedText + unitSuffix
    readonly property string reportedWithUnit: isNaN(reported) ? reportedText : reportedText + unitSuffix
    readonly property string unitSuffix: unit === "" ? "" : " " + unit
    readonly property bool differs: model !== null && !isNaN(reported) && reportedText !== shownText

    readonly property string stateText: !model ? ownState
        : !known || isNaN(shown) ? qsTr("Not read yet")
        : asked ? model.pendingS > 0 ? qsTr("Pending %1 s").arg(model.pendingS.toFixed(1)) : qsTr("Pending")
        : refused ? qsTr("Refused")
        : foreign ? qsTr("Changed elsewhere: %1").arg(reportedWithUnit)
        : automatic ? qsTr("Set by the sonar")
        : state === SettingModel.Unread ? qsTr("Not read yet")
        : differs ? qsTr("Applied · %1").arg(reportedWithUnit) : qsTr("Applied")
    readonly property string stateIcon: !model || isNaN(shown) || automatic || state === SettingModel.Unread ? ""
        : asked ? "pend" : refused ? "x" : foreign ? "warn" : "check"
    readonly property color stateColor: asked || foreign ? Theme.warn : refused ? Theme.stop : Theme.text2
    readonly property color iconColor: stateIcon === "check" ? Theme.live : stateColor
    readonly property string note: model === null ? ""
        : refused ? model.text !== "" ? model.text
            : isNaN(reported) ? qsTr("Try again") : qsTr("Sonar stays at %1. Try again").arg(reportedWithUnit)
        : asked && differs && model.pendingS > 0 ? qsTr("Sonar still reports %1").arg(reportedWithUnit) : ""
    readonly property string translated: Format.translated([name, shownWithUnit, stateText, note])

    function numberText(value: real): string {
        return isNaN(value) ? qsTr("–") : names.length > 0 ? names[value] ?? Format.plain(value)
            : model?.nameOf(value) ? model.nameOf(value) : length ? Format.chosen(value) : Format.plain(atZero + value * factor) + suffix;
    }
}
