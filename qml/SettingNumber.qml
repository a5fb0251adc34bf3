// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// A setting that is a number between − and +: arrows and, where it has the keyboard, the wheel
/// step it; digits or a click on it let it be typed, Enter asks for it, Esc restores.
SettingBox {
    id: root

    property real from: 0
    property real to: 100
    property real step: 1
    /// What is shown of one of the setting's: feet of a metre.
    property real scale: 1
    property var next: (value, by) => SettingSteps.evenly(value, by, step)
    /// Sends a wish.
    property var ask: value => words.model.request(value)
    readonly property bool usable: enabled && words.known && !words.automatic && !isNaN(words.shown)

    function go(by: int) {
        if (usable)
            ask(Math.max(from, Math.min(to, next(words.shown, by))));
    }
    function enter(text: string) {
        const value = SettingSteps.number(text) / scale;
        if (usable && !isNaN(value))
            ask(Math.max(from, Math.min(to, value)));
    }

    Item {
        id: field

        objectName: "settingField"
        anchors.fill: parent
        activeFocusOnTab: root.usable
        Accessible.role: Accessible.SpinBox
        Accessible.name: root.words.spoken
        Accessible.focusable: root.usable
        Accessible.onIncreaseAction: root.go(1)
        Accessible.onDecreaseAction: root.go(-1)
        Keys.onUpPressed: root.go(1)
        Keys.onDownPressed: root.go(-1)
        Keys.onReturnPressed: edit.begin("")
        Keys.onEnterPressed: edit.begin("")
        Keys.onShortcutOverride: event => event.accepted = /^[0-9]$/.test(event.text)
            || event.key === Qt.Key_Escape && root.words.waiting
        Keys.onPressed: event => {
            event.accepted = /^[0-9]$/.test(event.text) || event.key === Qt.Key_Escape && root.words.waiting;
            if (event.accepted && event.key === Qt.Key_Escape)
                root.words.model.withdraw();
            else if (event.accepted)
                edit.begin(event.text);
        }

        MouseArea {
            anchors.fill: parent
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
            Text {
                visible: root.words.refused
                text: root.words.words(root.words.wish)
                font: Theme.struck
                color: Theme.stop
            }
            Text {
                id: number

                text: root.words.shownText
                font: Theme.titleFont
                color: root.usable ? Theme.text : Theme.text2
            }
            Text {
                anchors.baseline: number.baseline
                text: root.words.unit
                font: Theme.body
                color: Theme.text2
            }
        }
        SettingEdit {
            id: edit

            anchors.centerIn: parent
            name: root.words.name
            shown: Format.plain(root.words.shown * root.scale)
            onEntered: text => root.enter(text)
            onLeft: field.forceActiveFocus(Qt.TabFocusReason)
        }
    }
    SettingStep {
        by: -1
        box: root
        enabled: root.usable && root.words.shown > root.from
    }
    SettingStep {
        anchors.right: parent.right
        by: 1
        box: root
        enabled: root.usable && root.words.shown < root.to
    }
}
