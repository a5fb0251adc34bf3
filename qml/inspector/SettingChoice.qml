// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Leadline

/// A setting that is one of a few; left and right choose while it has the keyboard. What was
/// refused is struck through.
SettingBox {
    id: root

    /// [value, words] each.
    property var options: settingText.model?.choices ?? []
    /// A request goes to the device by itself.
    property bool direct: settingText.model !== null
    readonly property bool usable: enabled && settingText.known && !settingText.automatic
    readonly property int current: options.findIndex(option => Math.abs(option[0] - settingText.shown) < 0.01)

    /// A request that does not.
    signal requested(real value)

    function ask(value: real) {
        if (direct)
            settingText.model.request(value);
        else
            requested(value);
    }
    function go(by: int) {
        const at = Math.max(0, Math.min(options.length - 1, current + by));
        if (usable && at !== current)
            ask(options[at][0]);
    }

    Item {
        id: field

        readonly property string translated: root.settingText.translated

        objectName: "settingField"
        anchors.fill: parent
        activeFocusOnTab: root.usable
        Accessible.role: Accessible.Grouping
        Accessible.name: translated
        Accessible.focusable: root.usable
        Accessible.readOnly: !root.usable
        Keys.onLeftPressed: root.go(-1)
        Keys.onRightPressed: root.go(1)
        Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Escape && root.settingText.waiting
        Keys.onEscapePressed: event => {
            event.accepted = root.settingText.waiting;
            if (event.accepted)
                root.settingText.model.withdraw();
        }

        FocusRing { shown: field.activeFocus }
        Row {
            id: row

            x: Theme.s2
            y: (Theme.controlHeight - Theme.reach) / 2
            width: parent.width - 2 * x
            Repeater {
                model: root.options
                delegate: BaseButton {
                    id: segment

                    required property int index
                    required property var modelData
                    readonly property bool selected: index === root.current
                    readonly property bool struck: root.settingText.refused && Math.abs(modelData[0] - root.settingText.requested) < 0.01

                    width: row.width / root.options.length
                    height: Theme.reach
                    enabled: root.usable
                    focusPolicy: Qt.NoFocus
                    Accessible.role: Accessible.RadioButton
                    Accessible.name: root.settingText.name + " " + modelData[1]
                    Accessible.checkable: true
                    Accessible.checked: selected
                    ToolTip.text: qsTr("%1 (Left, Right)").arg(root.settingText.name)
                    onClicked: root.ask(modelData[0])
                    background: Item {
                        Rectangle {
                            anchors.fill: parent
                            anchors.topMargin: Theme.s6
                            anchors.bottomMargin: Theme.s6
                            radius: Theme.radiusSegment
                            color: segment.selected || segment.down ? Theme.select
                                : segment.hovered ? Theme.hover : "transparent"
                        }
                    }
                    contentItem: PlainText {
                        horizontalAlignment: Text.AlignHCenter
                        verticalAlignment: Text.AlignVCenter
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: Theme.tickLeast
                        text: segment.modelData[1]
                        font: segment.struck ? Theme.struck : segment.selected ? Theme.bodyStrong : Theme.bodyMedium
                        color: segment.struck ? Theme.stop : segment.selected ? Theme.text : Theme.text2
                    }
                }
            }
        }
    }
}
