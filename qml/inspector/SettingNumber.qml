// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// A setting that is a number between − and +: arrows and, where it has the keyboard, the wheel
/// step it; digits or a click on it let it be typed, Enter asks for it, Esc restores.
SettingBox {
    id: root

    property real from: settingText.model?.lowest ?? 0
    property real to: settingText.model?.highest ?? 100
    property real step: settingText.model?.step ?? 1
    /// How many of what is shown are one of the setting's: feet of a metre.
    property real perShown: settingText.length ? Format.perMetre : 1
    /// What is shown of the setting's 0: of a temperature.
    property real shownAtZero: 0
    /// Limits and step in the shown unit, which are round in feet as they are in metres.
    readonly property bool converted: perShown !== 1
    readonly property real shownFrom: converted ? Math.ceil(from * perShown + shownAtZero - 0.01) : from
    readonly property real shownTo: converted ? Math.floor(to * perShown + shownAtZero + 0.01) : to
    readonly property real shownStep: converted ? SettingSteps.roundStep(step * perShown) : step
    readonly property real shownNow: settingText.shown * perShown + shownAtZero
    /// Steps are the round ranges up to this one; 0 for even ones.
    property real longestM: settingText.model?.roundUpTo ?? 0
    /// A bearing, -180 up to below 180: steps and what is typed go on round the back.
    property bool round: settingText.model?.isCircular ?? false
    /// A request goes to the device by itself.
    property bool direct: settingText.model !== null
    readonly property bool usable: enabled && settingText.known && !settingText.automatic && !isNaN(settingText.shown)

    /// A request that does not.
    signal requested(real value)

    /// `shownValue` is in the shown unit.
    function ask(shownValue: real) {
        const limited = Math.max(shownFrom, Math.min(shownTo, shownValue));
        const wanted = round ? ((shownValue + 180) % 360 + 360) % 360 - 180 : (limited - shownAtZero) / perShown;
        if (direct)
            settingText.model.request(wanted);
        else
            requested(wanted);
    }
    function go(by: int) {
        objection = "";
        if (usable && (round || (by < 0 ? shownNow > shownFrom : shownNow < shownTo)))
            ask(longestM > 0 ? SettingSteps.range(settingText.shown, by, longestM, converted) * perShown
                : SettingSteps.evenly(shownNow, by, shownStep));
    }
    function enter(text: string) {
        const value = SettingSteps.number(text);
        objection = SettingSteps.objection(text, shownFrom, shownTo, settingText.unit);
        if (usable && !isNaN(value))
            ask(value);
    }

    // − or + of a number; holding repeats.
    component Step: IconButton {
        id: stepButton

        required property int by
        required property string name

        y: (Theme.controlHeight - Theme.reach) / 2
        focusPolicy: Qt.NoFocus
        iconName: by < 0 ? "minus" : "plus"
        tip: by < 0 ? qsTr("%1: less").arg(name) : qsTr("%1: more").arg(name)
        key: by < 0 ? qsTr("Down") : qsTr("Up")
        autoRepeat: true
        autoRepeatDelay: 400
        autoRepeatInterval: 125

        Rectangle {
            anchors.left: stepButton.by < 0 ? undefined : parent.left
            anchors.right: stepButton.by < 0 ? parent.right : undefined
            y: (Theme.reach - Theme.controlHeight) / 2
            width: Theme.stroke
            height: Theme.controlHeight
            color: Theme.line
        }
    }
    Item {
        id: field

        readonly property string translated: Format.translated([root.settingText.translated, root.objection])

        objectName: "settingField"
        anchors.fill: parent
        activeFocusOnTab: root.usable
        Accessible.role: Accessible.SpinBox
        Accessible.name: translated
        Accessible.focusable: root.usable
        Accessible.readOnly: !root.usable
        Accessible.onIncreaseAction: root.go(1)
        Accessible.onDecreaseAction: root.go(-1)
        Keys.onUpPressed: root.go(1)
        Keys.onDownPressed: root.go(-1)
        Keys.onReturnPressed: edit.begin("")
        Keys.onEnterPressed: edit.begin("")
        Keys.onShortcutOverride: event => event.accepted = /^[0-9]$/.test(event.text)
            || event.key === Qt.Key_Escape && root.settingText.waiting
        Keys.onPressed: event => {
            event.accepted = /^[0-9]$/.test(event.text) || event.key === Qt.Key_Escape && root.settingText.waiting;
            if (event.accepted && event.key === Qt.Key_Escape)
                root.settingText.model.withdraw();
            else if (event.accepted)
                edit.begin(event.text);
        }

        MouseArea {
            anchors.fill: parent
            // It reacts over more than it shows.
            anchors.topMargin: (Theme.controlHeight - Theme.reach) / 2
            anchors.bottomMargin: anchors.topMargin
            enabled: root.usable
            cursorShape: Qt.IBeamCursor
            onClicked: edit.begin("")
            onWheel: wheel => {
                wheel.accepted = field.activeFocus;
                if (wheel.accepted)
                    root.go(wheel.angleDelta.y > 0 ? 1 : -1);
            }
        }
        FocusRing { shown: field.activeFocus || edit.visible }
        Row {
            anchors.centerIn: parent
            visible: !edit.visible
            spacing: Theme.s4
            PlainText {
                visible: root.settingText.refused
                text: root.settingText.requestedText
                font: Theme.struck
                color: Theme.stop
            }
            PlainText {
                id: number

                text: root.settingText.shownText
                font: Theme.titleFont
                color: root.usable ? Theme.text : Theme.text2
            }
            PlainText {
                anchors.baseline: number.baseline
                text: root.settingText.unit
                color: Theme.text2
            }
        }
        // A number while it is typed: Enter enters it, Esc and going elsewhere leave it as it was.
        TextInput {
            id: edit

            function begin(typed: string) {
                text = typed !== "" ? typed : Format.plain(root.shownNow);
                visible = true;
                forceActiveFocus();
                if (typed === "")
                    selectAll();
            }
            function enter() {
                root.enter(text);
                end();
            }
            function end() {
                field.forceActiveFocus(Qt.TabFocusReason);
                visible = false;
            }

            anchors.centerIn: parent
            visible: false
            width: Math.max(implicitWidth, Theme.reach)
            horizontalAlignment: TextInput.AlignHCenter
            maximumLength: 8
            selectByMouse: true
            font: Theme.titleFont
            color: Theme.text
            selectionColor: Theme.accent
            selectedTextColor: Theme.accentInk
            Accessible.role: Accessible.EditableText
            Accessible.name: qsTr("%1, type a number").arg(root.settingText.name)
            onActiveFocusChanged: if (!activeFocus) visible = false
            Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Escape
            Keys.onEscapePressed: end()
            Keys.onReturnPressed: enter()
            Keys.onEnterPressed: enter()
            onVisibleChanged: if (visible) root.objection = ""
        }
    }
    Step {
        anchors.left: parent.left
        by: -1
        name: root.settingText.name
        visible: !root.settingText.automatic
        onClicked: root.go(-1)
        enabled: root.usable && (root.round || root.shownNow > root.shownFrom)
    }
    Step {
        anchors.right: parent.right
        by: 1
        name: root.settingText.name
        visible: !root.settingText.automatic
        onClicked: root.go(1)
        enabled: root.usable && (root.round || root.shownNow < root.shownTo)
    }
}
