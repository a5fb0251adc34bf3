// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// The alarm zone on the polar view: a dashed outline with its name. Over a recording it is only
/// displayed, without an alarm.
Item {
    id: root

    required property PolarItem polar
    /// The zone alarm; null where there is none.
    required property ZoneAlarm zone
    /// Rectangles that the name does not cover.
    property var others: []
    /// Rectangle of the name; empty while it is not drawn.
    readonly property rect nameBox: visible ? Qt.rect(name.x, name.y, name.width, name.height) : Qt.rect(0, 0, 0, 0)
    readonly property bool drawn: zone !== null && zone.drawn && polar.hasPing && polar.edgeM > 0
    readonly property bool armed: drawn && zone.watching
    readonly property real nearM: drawn ? Math.min(zone.nearM, polar.edgeM) : 0
    readonly property real farM: drawn ? Math.min(zone.farM, polar.edgeM) : 0
    readonly property real fromDeg: drawn ? zone.centreDeg - zone.widthDeg / 2 : 0
    readonly property real widthDeg: drawn ? zone.widthDeg : 0
    readonly property color ink: !armed ? Theme.text2 : zone.sounding ? Theme.stop : Theme.warn
    readonly property real perMetre: drawn ? polar.discRadius / polar.edgeM : 0
    readonly property point middle: polar.centre
    readonly property point label: drawn ? polar.pointOf(farM, zone.centreDeg) : Qt.point(0, 0)

    objectName: "polarZone"
    visible: drawn && farM > nearM
    clip: true
    Accessible.role: Accessible.StaticText
    Accessible.name: drawn ? (armed ? qsTr("Alarm zone %1 to %2 %3 about %4") : qsTr("Alarm zone, muted, %1 to %2 %3 about %4")).arg(Format.chosen(zone.nearM)).arg(Format.chosen(zone.farM))
        .arg(Format.unit).arg(Format.bearing(zone.centreDeg)) : ""

    Item {
        x: root.middle.x
        y: root.middle.y
        rotation: root.polar.frontDeg
        Repeater {
            model: 2
            delegate: Item {
                id: arc

                required property int index
                readonly property real radius: (index === 0 ? root.nearM : root.farM) * root.perMetre
                readonly property int dashes: Math.max(4, Math.min(Theme.zoneDashes, Math.round(radius * root.widthDeg * Math.PI / 180 / Theme.s10)))

                Repeater {
                    // Rounded up, so that zooming does not create delegates at each step.
                    model: root.visible ? Math.ceil(arc.dashes / Theme.zoneSpare) * Theme.zoneSpare : 0
                    delegate: Item {
                        id: dash

                        required property int index

                        objectName: "zoneDash"
                        visible: index < arc.dashes
                        rotation: root.fromDeg + (index + 0.5) * root.widthDeg / arc.dashes
                        Rectangle {
                            x: -width / 2
                            y: -arc.radius - height / 2
                            width: Theme.s6
                            height: Theme.s2 + 2 * Theme.stroke
                            antialiasing: true
                            color: root.ink
                            border.width: Theme.stroke
                            border.color: Theme.halo
                        }
                    }
                }
            }
        }
        Repeater {
            model: 2
            delegate: Item {
                required property int index

                visible: root.widthDeg < 360
                rotation: root.fromDeg + index * root.widthDeg
                DashLine {
                    x: -width / 2
                    y: -root.farM * root.perMetre
                    width: 2 * Theme.focusStroke
                    height: (root.farM - root.nearM) * root.perMetre
                    color: root.ink
                    halo: Theme.halo
                    haloWidth: Theme.stroke
                    dash: Theme.s6
                    period: Theme.s10
                }
            }
        }
    }
    HaloText {
        id: name

        readonly property real wanted: Math.max(0, Math.min(root.height - height, root.label.y + (root.label.y < root.middle.y ? -height - Theme.s4 : Theme.s4)))
        readonly property var over: root.others.find(other => Format.overlapsAny(Qt.rect(x, wanted, width, height), [other]))

        x: Math.max(0, Math.min(root.width - width, root.label.x - width / 2))
        y: over ? over.y + over.height + Theme.s4 : wanted
        text: !root.armed ? qsTr("Zone, muted") : root.zone.acknowledged ? qsTr("Zone · acknowledged") : qsTr("Zone")
        color: root.ink
    }
}
