// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// A large figure of the vehicle below its name; grey, with its age, when it is old.
Item {
    id: root

    required property string name
    property string figure
    property string unit
    /// The widest figure that may be shown: nothing moves beside it.
    required property string widest
    property bool known
    property bool old
    property string age
    property bool low
    readonly property var parts: [name, known ? figure : qsTr("not known"), known ? unit : "", age]

    implicitWidth: Math.max(title.implicitWidth, Math.ceil(metrics.advanceWidth) + Theme.s8 + after.implicitWidth)
    implicitHeight: title.implicitHeight + value.implicitHeight
    Accessible.role: Accessible.StaticText
    Accessible.name: parts.filter(part => part !== "").join(" ")

    TextMetrics {
        id: metrics

        font: value.font
        text: root.widest
    }
    PlainText {
        id: title

        text: Format.joined([root.name, root.age])
        color: root.old ? Theme.warn : Theme.text2
    }
    PlainText {
        id: value

        anchors.top: title.bottom
        text: root.known ? root.figure : qsTr("– –")
        font: root.low ? Theme.depthLow : Theme.depth
        color: root.known && !root.old ? Theme.text : Theme.text3
    }
    PlainText {
        id: after

        anchors.left: value.right
        anchors.leftMargin: Theme.s8
        anchors.baseline: value.baseline
        visible: root.known
        text: root.unit
        font: Theme.largeUnit
        color: root.old ? Theme.text3 : Theme.text2
    }
}
