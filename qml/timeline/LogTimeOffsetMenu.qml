// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Leadline

/// Popup that shifts a vehicle's log relative to the sonar's, or an undated file of a list relative
/// to the others, in steps or by a number of seconds. A recording that no clock aligns is first
/// offered for alignment.
Popup {
    id: root

    required property LogTimeOffset shift
    /// The user is editing the field, so that its text no longer follows the actual shift.
    property bool typing: false
    readonly property bool offered: shift.offered
    readonly property bool listed: shift.files.length > 0

    function takeTyped() {
        const seconds = SettingSteps.number(field.text.replace("+", ""));
        field.wrong = isNaN(seconds);
        if (field.wrong)
            return;
        typing = false;
        shift.setSeconds(seconds);
    }
    function move(seconds) {
        typing = false;
        shift.move(seconds);
    }
    function focusFirst() {
        if (!opened)
            return;
        if (offered) {
            align.forceActiveFocus();
        } else {
            field.forceActiveFocus();
            field.selectAll();
        }
    }
    function announce() {
        typing = false;
        field.text = Format.seconds(shift.seconds);
        field.wrong = false;
    }

    objectName: "vehicleShiftMenu"
    padding: Theme.s12
    focus: true
    onOpened: {
        announce();
        focusFirst();
    }
    // A popup is as wide as its content, which may be narrower than a menu.
    background: MenuGround { implicitWidth: 0 }

    Connections {
        target: root.shift
        function onChanged() {
            if (!root.typing)
                root.announce();
        }
    }
    ColumnLayout {
        spacing: Theme.s8
        Repeater {
            model: root.shift.files.length > 1 ? root.shift.files : []
            delegate: LButton {
                required property int index
                required property string modelData

                objectName: "shiftFile"
                Layout.maximumWidth: steps.implicitWidth
                kind: index === root.shift.file ? "filled" : "plain"
                text: modelData
                tip: qsTr("Align this file by hand")
                onClicked: {
                    root.typing = false;
                    root.shift.file = index;
                }
            }
        }
        PlainText {
            text: root.offered ? root.shift.offerTitle : root.shift.title
            font: Theme.bodyStrong
        }
        SmallText {
            objectName: "shiftWords"
            Layout.fillWidth: true
            Layout.maximumWidth: steps.implicitWidth
            horizontalAlignment: Text.AlignLeft
            wrapMode: Text.Wrap
            text: root.offered ? root.shift.offer
                : field.wrong ? SettingSteps.objection(field.text, -Infinity, Infinity, "")
                : root.listed ? qsTr("%1 Positive seconds lay it later.").arg(root.shift.basis)
                : qsTr("%1 Positive seconds lay the vehicle's log later.").arg(root.shift.basis)
            color: field.wrong ? Theme.stop : Theme.text2
        }
        LButton {
            id: align

            objectName: "alignButton"
            visible: root.offered
            kind: "filled"
            text: qsTr("Align by hand")
            tip: root.listed ? qsTr("Show it from a common start with the others, and move it from there")
                : qsTr("Show both from a common start, and move the vehicle's log from there")
            onClicked: root.shift.align()
            // The control that had the focus has disappeared.
            onVisibleChanged: root.focusFirst()
        }
        RowLayout {
            id: steps

            visible: !root.offered
            onVisibleChanged: root.focusFirst()
            spacing: Theme.s4
            Repeater {
                model: [-1, -0.1]
                delegate: LButton {
                    required property real modelData

                    kind: "filled"
                    text: Format.shift(modelData)
                    tip: qsTr("Move it by %1").arg(text)
                    onClicked: root.move(modelData)
                }
            }
            LField {
                id: field

                objectName: "shiftField"
                Layout.preferredWidth: Theme.labelColumn + Theme.s24
                name: qsTr("Seconds")
                tip: qsTr("Seconds that the vehicle's log is moved (Enter)")
                horizontalAlignment: Text.AlignHCenter
                onTextEdited: {
                    wrong = false;
                    root.typing = true;
                }
                Keys.onReturnPressed: root.takeTyped()
                Keys.onEnterPressed: root.takeTyped()
            }
            Repeater {
                model: [0.1, 1]
                delegate: LButton {
                    required property real modelData

                    kind: "filled"
                    text: Format.shift(modelData)
                    tip: qsTr("Move it by %1").arg(text)
                    onClicked: root.move(modelData)
                }
            }
            LButton {
                enabled: root.shift.seconds !== 0
                text: qsTr("Reset")
                tip: root.shift.byHandOnly ? qsTr("Back to the common start") : qsTr("Back to where the clocks put it")
                onClicked: {
                    root.typing = false;
                    root.shift.setSeconds(0);
                }
            }
            LButton {
                objectName: "separateButton"
                visible: root.shift.byHandOnly
                text: qsTr("Separate")
                tip: root.listed ? qsTr("Let it follow behind the others again") : qsTr("Show the sonar's log alone again")
                onClicked: {
                    root.typing = false;
                    root.shift.separate();
                }
            }
        }
    }
}
