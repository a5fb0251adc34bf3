// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// The newest swath in section, with the axes, the sounding at the cursor, markers and what is
/// measured.
Item {
    id: root

    required property MultibeamModel model
    required property SessionMarkers markers
    property bool leftOutShown
    /// The swath is out of date at the live edge.
    property bool lost
    readonly property alias section: section
    readonly property alias pins: pins
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
        isNaN(section.latitude) ? qsTr("No position") : qsTr("%1 %2 ± %3").arg(Format.latitude(section.latitude))
            .arg(Format.longitude(section.longitude)).arg(Format.lengthUnit(section.placeErrorM, 1)),
        section.verdict === SectionItem.Weak ? qsTr("left out: weak")
            : section.verdict === SectionItem.Outlier ? qsTr("left out: outlier") : ""])
    readonly property string lengthText: measuredLength(section.measuredM, section.measuredErrorM)
    // Between two swaths the sonar has moved.
    readonly property string swathsText: section.ends > 1 && isNaN(section.measuredErrorM) ? qsTr("from swath to swath: ± not known") : ""
    readonly property string stepText: Format.joined([
        qsTr("across %1").arg(measuredLength(Math.abs(section.measuredAcrossM), section.measuredAcrossErrorM)),
        section.measuredDownM < 0 ? qsTr("up %1").arg(measuredLength(-section.measuredDownM, section.measuredDownErrorM))
            : qsTr("down %1").arg(measuredLength(section.measuredDownM, section.measuredDownErrorM))])
    readonly property string ageText: section.measuredAgeS > 1 ? Format.age(section.measuredAgeS) : ""
    /// The measurement as text, for the clipboard and screen readers; empty without one.
    readonly property string measuredText: section.ends < 2 ? "" : Format.translated([qsTr("Measured %1").arg(lengthText), stepText, swathsText, ageText])

    signal markRequested()
    signal measureRequested()
    signal notified(string text)

    function measuredLength(metres: real, errorM: real): string {
        return isNaN(errorM) ? Format.lengthUnit(metres, 0.1) : Format.uncertain(metres, errorM);
    }
    function setEnd() {
        if (!section.setMeasureEnd())
            notified(qsTr("No sounding here to measure."));
    }

    objectName: "sectionPlot"
    activeFocusOnTab: true
    Accessible.role: Accessible.Graphic
    Accessible.focusable: true
    Accessible.name: qsTr("Section; arrows go from sounding to sounding")
    Accessible.description: measuredText !== "" ? measuredText : reading
    // Its menu takes the keyboard, and acts on the cursor.
    onActiveFocusChanged: if (!activeFocus && !menu.open) section.leave()
    // They set the end of a line, and do not mark the bottom meanwhile.
    Keys.onShortcutOverride: event => event.accepted = section.measuring && (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
    Keys.onMenuPressed: if (section.valid) menu.load().show(root, section.point.x, section.point.y)
    Keys.onPressed: event => {
        if (event.matches(StandardKey.Copy) && root.reading !== "") {
            clipboard.put(root.measuredText !== "" ? root.measuredText : root.reading);
            event.accepted = true;
            return;
        }
        event.accepted = event.modifiers === Qt.NoModifier || event.modifiers === Qt.KeypadModifier;
        if (!event.accepted)
            return;
        if (event.key === Qt.Key_Left)
            section.step(-1);
        else if (event.key === Qt.Key_Right)
            section.step(1);
        else if (section.measuring && (event.key === Qt.Key_Return || event.key === Qt.Key_Enter))
            root.setEnd();
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
            opacity: root.lost ? Theme.dimmed : 1
        }
        HatchItem {
            objectName: "sectionHatch"
            anchors.fill: parent
            visible: root.model.old
            color: Theme.lineStrong
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
        MarkerPins {
            id: pins

            anchors.fill: parent
            markers: root.markers
            pins: SectionPins { markers: root.markers; section: section }
            directed: true
        }
        LazyLoader {
            shown: section.measuring && section.ends > 0
            delegate: Item {
                anchors.fill: plot
                visible: section.measuring && section.ends > 0
                MeasureLine {
                    visible: section.ends > 1
                    from: section.measureFrom
                    to: section.measureTo
                }
                MeasureEnd { at: section.measureFrom; held: section.ends === 1 }
                MeasureEnd { visible: section.ends > 1; at: section.measureTo; held: true }
                MeasureTag {
                    objectName: "sectionTag"
                    visible: section.ends > 1
                    at: Qt.point((section.measureFrom.x + section.measureTo.x) / 2, Math.min(section.measureFrom.y, section.measureTo.y))
                    lines: Format.present([root.lengthText, root.stepText, root.swathsText, root.ageText])
                    Accessible.role: Accessible.StaticText
                    Accessible.name: root.measuredText
                }
            }
        }
        MouseArea {
            id: mouse

            z: -1
            anchors.fill: parent
            hoverEnabled: true
            acceptedButtons: Qt.LeftButton | Qt.RightButton
            pressAndHoldInterval: Theme.longPress
            cursorShape: Qt.CrossCursor
            onEntered: section.probe(mouseX, mouseY)
            onPositionChanged: event => section.probe(event.x, event.y)
            onExited: {
                if (!(menu.item?.visible ?? false))
                    section.leave();
            }
            onPressed: event => {
                root.forceActiveFocus(Qt.MouseFocusReason);
                section.probe(event.x, event.y);
                if (event.button === Qt.RightButton)
                    menu.load().show(root, event.x, event.y);
                else if (section.measuring)
                    root.setEnd();
            }
            onPressAndHold: event => {
                if (event.button === Qt.LeftButton && !section.measuring)
                    menu.load().show(root, event.x, event.y);
            }
        }
    }
    Clipboard { id: clipboard }
    LazyPopup {
        id: menu

        property bool open

        over: root
        delegate: MultibeamMenu {
            reading: root.reading
            measured: root.measuredText
            onMarkRequested: root.markRequested()
            onMeasureRequested: {
                section.measuring = false;
                root.measureRequested();
                root.setEnd();
            }
            onAboutToShow: menu.open = true
            onClosed: {
                menu.open = false;
                if (!mouse.containsMouse)
                    section.leave();
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
