// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic

/// Segmented control that selects one of a few options. The signal `activated` has the user's
/// choice.
Item {
    id: root

    required property string name
    required property var options
    property int current
    property string key: qsTr("Tab, Space")
    /// The segments fill the available width.
    property bool fill
    /// Number of options, from the first, that can be selected now, and why the others cannot.
    property int usable: options.length
    /// Indexes of further ones that cannot.
    property var unavailable: []
    property string reason

    signal activated(int index)

    implicitWidth: fill ? 0 : row.implicitWidth + 2 * Theme.s4
    implicitHeight: Theme.reach
    Accessible.role: Accessible.Grouping
    Accessible.name: name

    Rectangle {
        anchors.fill: parent
        anchors.topMargin: (Theme.reach - Theme.controlHeight) / 2
        anchors.bottomMargin: anchors.topMargin
        radius: Theme.radius
        color: Theme.control
        border.width: Theme.stroke
        border.color: Theme.line
    }
    Row {
        id: row

        anchors.fill: parent
        anchors.leftMargin: Theme.s4
        anchors.rightMargin: Theme.s4
        Repeater {
            model: root.options
            delegate: BaseButton {
                id: segment

                required property int index
                required property string modelData
                readonly property bool selected: index === root.current
                readonly property bool usable: index < root.usable && !root.unavailable.includes(index)

                width: root.fill ? (root.width - 2 * Theme.s4) / root.options.length : implicitWidth
                implicitWidth: Math.max(label.implicitWidth + 2 * Theme.s10, Theme.reach)
                height: Theme.reach
                // One that is narrow takes a little of its neighbours.
                containmentMask: Item {
                    x: Math.min(0, (segment.width - Theme.reach) / 2)
                    width: Math.max(segment.width, Theme.reach)
                    height: segment.height
                }
                // Above its neighbours, so that they do not cover the focus ring.
                z: visualFocus ? 1 : 0
                Accessible.role: Accessible.RadioButton
                Accessible.name: root.name + " " + modelData
                Accessible.checkable: true
                Accessible.checked: selected
                ToolTip.visible: hovered && root.key !== ""
                ToolTip.text: segment.usable ? root.name + " (" + root.key + ")" : root.reason
                Keys.onLeftPressed: if (index > 0) nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
                Keys.onRightPressed: if (index < root.options.length - 1) nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
                onClicked: {
                    if (usable)
                        root.activated(index);
                }
                background: Item {
                    Rectangle {
                        anchors.fill: parent
                        anchors.topMargin: Theme.s8
                        anchors.bottomMargin: Theme.s8
                        radius: Theme.radiusSegment
                        color: segment.selected || segment.down ? Theme.select
                            : segment.hovered ? Theme.hover : "transparent"
                        FocusRing { shown: segment.visualFocus }
                    }
                }
                Item {
                    anchors.fill: parent
                    PlainText {
                        id: label

                        anchors.centerIn: parent
                        width: Math.min(implicitWidth, parent.width - 2 * Theme.s4)
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: Theme.tickLeast
                        elide: Text.ElideRight
                        enabled: segment.usable
                        opacity: enabled ? 1 : Theme.disabledOpacity
                        text: segment.modelData
                        font: segment.selected ? Theme.bodyStrong : Theme.bodyMedium
                        color: segment.selected ? Theme.text : Theme.text2
                    }
                }
            }
        }
    }
}
