// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// The newest swath in section, with the axes and the sounding at the cursor.
FocusScope {
    id: root

    required property MultibeamModel model
    property bool leftOutShown
    readonly property real step: Format.roundStep(plot.height / section.pixelsPerMetre * Format.perMetre, Math.max(2, Math.min(6, Math.floor(plot.height / Theme.reach))))
    /// Pixels of a step.
    readonly property real stepPixels: step / Format.perMetre * section.pixelsPerMetre
    readonly property real acrossStep: Format.roundStep(plot.width / section.pixelsPerMetre * Format.perMetre, Math.max(2, Math.min(10, Math.floor(plot.width / (2 * Theme.reach)))))
    readonly property real acrossPixels: acrossStep / Format.perMetre * section.pixelsPerMetre
    /// Lines of depth, and labels to either side of the middle.
    readonly property int depths: stepPixels > 1 ? Math.min(60, Math.floor((plot.height - section.sonarY) / stepPixels) + 1) : 0
    readonly property int half: acrossPixels > 1 ? Math.min(30, Math.floor(plot.width / 2 / acrossPixels)) : 0
    readonly property string side: Math.abs(section.acrossM) < 0.005 ? "" : section.acrossM < 0 ? qsTr("port") : qsTr("starboard")
    readonly property string reading: !section.valid ? "" : Format.joined([
        qsTr("depth %1").arg(Format.uncertain(section.depthM, section.depthErrorM)),
        qsTr("across %1 %2").arg(Format.uncertain(Math.abs(section.acrossM), section.acrossErrorM)).arg(side),
        isNaN(section.power) ? "" : qsTr("power %1").arg(Format.plain(section.power)),
        section.verdict === SectionItem.Weak ? qsTr("left out: weak")
            : section.verdict === SectionItem.Outlier ? qsTr("left out: outlier") : ""])

    objectName: "sectionPlot"
    activeFocusOnTab: true
    Accessible.role: Accessible.Graphic
    Accessible.focusable: true
    Accessible.name: qsTr("Section; arrows go from sounding to sounding")
    Accessible.description: reading
    onActiveFocusChanged: if (!activeFocus) section.leave()
    Keys.onPressed: event => {
        event.accepted = event.modifiers === Qt.NoModifier || event.modifiers === Qt.KeypadModifier;
        if (!event.accepted)
            return;
        if (event.key === Qt.Key_Left)
            section.step(-1);
        else if (event.key === Qt.Key_Right)
            section.step(1);
        else
            event.accepted = false;
    }

    Item {
        id: plot

        objectName: "sectionArea"
        anchors { left: parent.left; right: axis.left; top: parent.top; bottom: across.top }
        clip: true
        Repeater {
            model: root.depths
            delegate: Rectangle {
                required property int index

                y: Math.round(section.sonarY + index * root.stepPixels)
                width: plot.width
                height: Theme.stroke
                color: index === 0 ? Theme.gridStrong : Theme.grid
            }
        }
        Rectangle {
            x: Math.round(section.sonarX)
            width: Theme.stroke
            height: plot.height
            color: Theme.grid
        }
        SectionItem {
            id: section

            objectName: "section"
            anchors.fill: parent
            model: root.model
            sonarY: Theme.s14
            dot: Theme.focusStroke + 1
            leftOutShown: root.leftOutShown
            keptColor: Theme.accent
            leftOutColor: Theme.text3
        }
        // The sonar.
        Rectangle {
            x: Math.round(section.sonarX - width / 2)
            y: section.sonarY - height
            width: Theme.s16
            height: Theme.s6
            radius: Theme.s2
            color: Theme.text
        }
        CursorCross {
            visible: section.valid
            x: section.point.x
            y: section.point.y
        }
        HoverHandler {
            onPointChanged: if (hovered) section.probe(point.position.x, point.position.y)
            onHoveredChanged: if (!hovered) section.leave()
        }
        TapHandler {
            onTapped: point => {
                root.forceActiveFocus(Qt.MouseFocusReason);
                section.probe(point.position.x, point.position.y);
            }
        }
    }
    Item {
        id: axis

        anchors { right: parent.right; top: plot.top; bottom: plot.bottom }
        width: Theme.axisWidth + Theme.s10
        VerticalLine { color: Theme.lineStrong }
        Repeater {
            model: root.depths
            delegate: PlainText {
                required property int index
                readonly property real at: section.sonarY + index * root.stepPixels

                x: axis.width - width - Theme.s6
                y: Math.min(Math.max(at - height / 2, 0), axis.height - height)
                text: index === 0 ? qsTr("0 %1").arg(Format.unit) : Format.plain(index * root.step)
                font: Theme.tick
                color: Theme.text2
            }
        }
    }
    Item {
        id: across

        anchors { left: plot.left; right: plot.right; bottom: parent.bottom }
        height: Theme.timeAxis
        clip: true
        HorizontalLine { color: Theme.lineStrong }
        Repeater {
            model: 2 * root.half + 1
            delegate: PlainText {
                required property int index
                readonly property int number: index - root.half

                x: section.sonarX + number * root.acrossPixels - width / 2
                y: (across.height - height) / 2
                visible: x >= port.x + port.width + Theme.s4 && x + width <= starboard.x - Theme.s4
                text: Format.plain(Math.abs(number) * root.acrossStep)
                font: Theme.tick
                color: Theme.text2
            }
        }
        PlainText {
            id: port

            anchors.left: parent.left
            anchors.leftMargin: Theme.s6
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Port")
            font: Theme.tick
            color: Theme.text2
        }
        PlainText {
            id: starboard

            anchors.right: parent.right
            anchors.rightMargin: Theme.s6
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Starboard")
            font: Theme.tick
            color: Theme.text2
        }
    }
    Rectangle {
        objectName: "sectionReading"
        visible: section.valid
        x: Theme.s14
        y: Theme.s14
        width: Math.min(words.implicitWidth, plot.width - 2 * Theme.s14) + 2 * Theme.s8
        height: Theme.s24
        radius: Theme.radiusTag
        color: Theme.raised
        border.width: Theme.stroke
        border.color: Theme.cursor
        PlainText {
            id: words

            anchors.fill: parent
            anchors.leftMargin: Theme.s8
            anchors.rightMargin: Theme.s8
            horizontalAlignment: Text.AlignLeft
            verticalAlignment: Text.AlignVCenter
            elide: Text.ElideRight
            text: root.reading
            font: Theme.smallStrong
        }
    }
    Item {
        anchors.fill: parent
        anchors.margins: 3 * Theme.focusStroke
        FocusRing { shown: root.activeFocus }
    }
}
