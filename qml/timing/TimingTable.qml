// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// Table of the components on the vehicle's links, with the kind of their time requests.
Item {
    id: root

    required property VehicleTiming timing
    property bool isWide
    /// Columns right of the names, from left to right.
    readonly property var allColumns: [
        { key: "median", title: qsTr("RTT med"), width: Theme.px(64), tip: qsTr("Median round-trip time") },
        { key: "p95", title: qsTr("p95"), width: Theme.px(58), tip: qsTr("95th percentile of the round-trip time") },
        { key: "jitter", title: qsTr("Jitter"), width: Theme.px(62), wide: true, tip: qsTr("Variation between round trips") },
        { key: "loss", title: qsTr("Loss"), width: Theme.px(64), tip: qsTr("Requests without a reply") },
        { key: "late", title: qsTr("Late"), width: Theme.px(52), wide: true, tip: qsTr("Replies after the timeout") },
        { key: "duplicates", title: qsTr("Dup"), width: Theme.px(52), wide: true, tip: qsTr("Duplicate replies") },
        { key: "offset", title: qsTr("Clock offset"), width: Theme.px(168), tip: qsTr("Clock offset from this computer") },
        { key: "skew", title: qsTr("Skew ppm"), width: Theme.px(84), wide: true, tip: qsTr("Drift rate of the clock offset") }
    ]
    /// The visible columns: a narrow table has only the most important ones.
    readonly property var columns: allColumns.filter(column => isWide || !column.wide)
    readonly property int probeWidth: isWide ? Theme.timingProbe : Theme.timingBadge
    readonly property int figuresWidth: columns.reduce((sum, column) => sum + column.width, 0)

    /// A row got the focus and should be scrolled into view.
    signal reached(Item row)

    implicitHeight: head.height + rows.height
    // Time and numbers run from left to right in every language.
    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true
    Accessible.role: Accessible.Table
    Accessible.name: qsTr("Components, %1").arg(timing.components.count)

    Item {
        id: head

        width: parent.width
        height: Theme.timingHead
        SmallText {
            x: Theme.s14
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            text: qsTr("Component")
        }
        SmallText {
            x: parent.width - Theme.s14 - root.figuresWidth - root.probeWidth
            height: parent.height
            verticalAlignment: Text.AlignVCenter
            text: qsTr("Probe")
        }
        Row {
            anchors.right: parent.right
            anchors.rightMargin: Theme.s14
            height: parent.height
            Repeater {
                model: root.columns
                delegate: SmallText {
                    required property var modelData

                    width: modelData.width
                    height: head.height
                    leftPadding: Theme.s4
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.tickLeast
                    horizontalAlignment: Text.AlignRight
                    verticalAlignment: Text.AlignVCenter
                    text: modelData.title
                    Accessible.role: Accessible.ColumnHeader
                    Accessible.name: modelData.title + ", " + modelData.tip
                }
            }
        }
        HorizontalLine { anchors.bottom: parent.bottom }
    }
    Column {
        id: rows

        anchors.top: head.bottom
        width: parent.width
        Repeater {
            model: root.timing.components
            delegate: TimingComponent {
                id: row

                width: rows.width
                columns: root.columns
                probeWidth: root.probeWidth
                figuresWidth: root.figuresWidth
                isWide: root.isWide
                selected: index === root.timing.chosen
                onClicked: root.timing.chosen = index
                onActiveFocusChanged: if (activeFocus) root.reached(row)
            }
        }
    }
}
