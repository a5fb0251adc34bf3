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
        shift.findMatch();
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
                    root.shift.findMatch();
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
                : root.listed ? qsTr("%1 Positive seconds shift it later.").arg(root.shift.basis)
                : qsTr("%1 Positive seconds shift the vehicle's telemetry log later.").arg(root.shift.basis)
            color: field.wrong ? Theme.stop : Theme.text2
        }
        LButton {
            id: align

            objectName: "alignButton"
            visible: root.offered
            kind: "filled"
            text: qsTr("Align by hand")
            tip: root.listed ? qsTr("Start it together with the others, then shift it")
                : qsTr("Start both together, then shift the telemetry log")
            onClicked: root.shift.align()
            // The control that had the focus has disappeared.
            onVisibleChanged: root.focusFirst()
        }
        // What suggests a match, and how well: offered, and never applied by itself.
        SmallText {
            objectName: "matchWords"
            visible: root.shift.match !== LogTimeOffset.NotSearched
            Layout.fillWidth: true
            Layout.maximumWidth: steps.implicitWidth
            horizontalAlignment: Text.AlignLeft
            wrapMode: Text.Wrap
            text: root.shift.match === LogTimeOffset.Searching ? qsTr("Comparing both recordings…")
                : root.shift.match === LogTimeOffset.Found ? root.shift.matchText
                : qsTr("No clear match, so no shift is suggested.")
        }
        LButton {
            objectName: "matchButton"
            visible: root.shift.match === LogTimeOffset.Found
            kind: "filled"
            text: qsTr("Use %1 ± %2").arg(Format.shift(Math.round(root.shift.matchSeconds * 10) / 10))
                .arg(Math.max(0.1, root.shift.matchErrorS).toFixed(1))
            tip: qsTr("Move it to where both recordings match")
            onClicked: {
                root.typing = false;
                root.shift.useMatch();
            }
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
                    tip: qsTr("Shift by %1").arg(text)
                    onClicked: root.move(modelData)
                }
            }
            LField {
                id: field

                objectName: "shiftField"
                Layout.preferredWidth: Theme.labelColumn + Theme.s24
                name: qsTr("Seconds")
                tip: qsTr("Shift of the telemetry log in seconds (Enter)")
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
                    tip: qsTr("Shift by %1").arg(text)
                    onClicked: root.move(modelData)
                }
            }
            LButton {
                enabled: root.shift.seconds !== 0
                text: qsTr("Reset")
                tip: root.shift.byHandOnly ? qsTr("Back to the common start") : qsTr("Reset to clock alignment")
                onClicked: {
                    root.typing = false;
                    root.shift.setSeconds(0);
                }
            }
            LButton {
                objectName: "separateButton"
                visible: root.shift.byHandOnly
                text: qsTr("Separate")
                tip: root.listed ? qsTr("Place it after the others again") : qsTr("Show the sonar recording only")
                onClicked: {
                    root.typing = false;
                    root.shift.separate();
                }
            }
        }
    }
}
