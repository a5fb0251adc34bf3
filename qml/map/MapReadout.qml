// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// The place under the pointer, else that of the vehicle.
Item {
    id: root

    required property MapModel model
    required property MapItem map
    readonly property real northM: map.valid ? map.northM : model.northM
    readonly property real eastM: map.valid ? map.eastM : model.eastM
    readonly property real errorM: map.valid ? map.placeErrorM : model.errorM
    readonly property string placeText: qsTr("%1, %2").arg(along(northM, model.hasNorth ? qsTr("N") : qsTr("ahead"), model.hasNorth ? qsTr("S") : qsTr("astern")))
        .arg(along(eastM, model.hasNorth ? qsTr("E") : qsTr("right"), model.hasNorth ? qsTr("W") : qsTr("left")))
    /// Where the vehicle is, for who hears it.
    readonly property string sentence: model.state !== MapModel.Mapped ? "" : qsTr("%1 %2 %3, %4 %5 of the start, plus or minus %6")
        .arg(figure(model.northM)).arg(Format.imperial ? qsTr("feet") : qsTr("metres"))
        .arg(model.hasNorth ? model.northM < 0 ? qsTr("south") : qsTr("north") : model.northM < 0 ? qsTr("astern") : qsTr("ahead"))
        .arg(figure(model.eastM))
        .arg(model.hasNorth ? model.eastM < 0 ? qsTr("west") : qsTr("east") : model.eastM < 0 ? qsTr("left") : qsTr("right"))
        .arg(figure(model.errorM))

    function figure(metres: real): string {
        return Math.abs(metres * Format.perMetre).toFixed(1);
    }
    function along(metres: real, ahead: string, behind: string): string {
        return qsTr("%1 %2 %3").arg(figure(metres)).arg(Format.unit).arg(metres < 0 ? behind : ahead);
    }

    objectName: "mapReadout"
    implicitWidth: lines.implicitWidth
    implicitHeight: Math.max(lines.implicitHeight, Theme.reach)
    activeFocusOnTab: true
    Accessible.role: Accessible.StaticText
    Accessible.focusable: true
    Accessible.name: sentence
    Accessible.description: qsTr("Where am I")

    Rectangle {
        anchors.fill: parent
        anchors.margins: -Theme.s6
        radius: Theme.radius
        color: Theme.canvas
        opacity: Theme.backing
    }
    Column {
        id: lines

        Row {
            visible: root.map.valid
            spacing: Theme.s6
            HaloText {
                id: distance

                text: qsTr("%1 %2").arg(root.figure(root.map.distanceM)).arg(Format.unit)
                font: Theme.value
                color: Theme.text
            }
            HaloText {
                anchors.baseline: distance.baseline
                text: qsTr("from vehicle")
                color: Theme.text2
            }
        }
        HaloText {
            visible: !root.map.valid
            text: qsTr("Vehicle")
            font: Theme.titleFont
            color: Theme.text
        }
        PolarReadoutValue {
            visible: root.map.valid
            before: root.model.hasNorth ? qsTr("bearing") : qsTr("from up")
            figure: Format.compass(root.map.bearingDeg)
            after: qsTr("± %1").arg(root.map.bearingErrorDeg.toFixed(1))
        }
        PolarReadoutValue {
            figure: root.placeText
            after: qsTr("± %1").arg(root.figure(root.errorM))
        }
        HaloText {
            visible: root.map.valid && !root.map.seen
            text: qsTr("not seen")
            color: Theme.text2
        }
    }
    Item {
        anchors.fill: parent
        anchors.margins: -Theme.s4
        FocusRing { shown: root.activeFocus }
    }
}
