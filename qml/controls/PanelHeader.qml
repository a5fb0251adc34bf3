// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline
import QtQuick.Layouts

/// Header of a panel: title, summary and tools.
Rectangle {
    id: root

    property string title
    property string summary
    /// In place of the summary, parts that are left out whole where they have no room: first those of
    /// lessImportant, in its order.
    property alias parts: fitted.parts
    property alias lessImportant: fitted.lessImportant
    /// The summary describes a fault.
    property bool fault
    /// Hide the summary instead of eliding it, since it is also shown elsewhere.
    property bool summaryWhole
    /// Distance of the title from the edge, as of what stands below it.
    property int margin: Theme.s14
    /// Items in place of the title.
    property alias lead: leading.data
    default property alias tools: row.data

    implicitHeight: Theme.header
    color: Theme.panel

    RowLayout {
        id: row

        anchors.fill: parent
        anchors.leftMargin: root.margin
        anchors.rightMargin: Theme.s4
        spacing: Theme.s10
        RowLayout {
            id: leading

            visible: root.title === ""
            spacing: Theme.s10
        }
        PlainText {
            visible: root.title !== ""
            text: root.title
            font: Theme.titleFont
        }
        SmallText {
            id: summaryText

            Layout.fillWidth: true
            horizontalAlignment: Text.AlignLeft
            elide: Text.ElideRight
            // Without width nothing is elided.
            opacity: width < Theme.s20 || root.summaryWhole && truncated ? 0 : 1
            text: root.summary !== "" ? root.summary : fitted.text
            color: root.fault ? Theme.stop : Theme.text2
        }
    }
    SummaryText {
        id: fitted

        font: summaryText.font
        width: summaryText.width
    }
    HorizontalLine { anchors.bottom: parent.bottom }
}
