// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// One marker on the polar view: its pin, or an arrow at the rim if it is outside the view, and its
/// tag. The roles of PolarPins are its properties.
Item {
    id: root

    required property SessionMarkers markers
    required property int number
    required property string name
    required property string markerId
    required property point at
    required property real rangeM
    required property real rangeErrorM
    required property real bearingDeg
    required property real bearingErrorDeg
    required property bool asMarked
    required property bool rangeAsMarked
    required property real positionAgeS
    required property bool outside
    required property real arrowDeg
    required property bool tagged
    required property bool covered
    /// The sonar is lost.
    property bool old
    /// Only the selected marker has a tag.
    property bool sparse
    /// Size of the field in which the marker is being named; empty while it is not.
    property size field: Qt.size(0, 0)
    /// Place of the tag; empty where there is no room for it.
    property rect box
    readonly property bool chosen: markers.chosen === markerId
    readonly property bool named: field.height > 0
    readonly property bool hasTag: named || tagged && (chosen || !sparse)
    /// The vehicle's position is too old for errors.
    readonly property bool unsure: !isNaN(positionAgeS)
    readonly property string title: name !== "" ? name : qsTr("Marker %1").arg(number)
    readonly property string figures: Format.joined([
        unsure ? Format.lengthUnit(rangeM, rangeErrorM) : Format.uncertain(rangeM, rangeErrorM), bearing])
    readonly property int decimals: bearingErrorDeg >= 1 ? 0 : 1
    /// Degrees from the front with three digits; 360 is 000.
    readonly property string degrees: (Number(((bearingDeg % 360 + 360) % 360).toFixed(decimals)) % 360).toFixed(decimals)
        .padStart(decimals > 0 ? 5 : 3, "0")
    readonly property string bearing: isNaN(bearingDeg) || bearingErrorDeg > 45 ? ""
        : unsure ? qsTr("rel %1°").arg(degrees) : qsTr("rel %1° ± %2").arg(degrees).arg(bearingErrorDeg.toFixed(decimals))
    readonly property string remark: asMarked ? qsTr("range and bearing as marked")
        : unsure ? qsTr("position %1").arg(Format.age(positionAgeS)) : rangeAsMarked ? qsTr("range as marked") : ""
    /// Size that the tag needs.
    readonly property size wanted: Qt.size(tag.implicitWidth, tag.implicitHeight)

    signal resized()

    z: chosen ? 1 : 0
    onWantedChanged: resized()
    onHasTagChanged: resized()

    // The tip of an arrow, with its halo.
    Repeater {
        model: root.outside && !root.covered ? 2 : 0
        delegate: Rectangle {
            required property int index
            readonly property real angle: root.arrowDeg * Math.PI / 180

            objectName: "arrowTip"
            width: Theme.s12 + (index === 0 ? 2 * Theme.focusStroke : 0)
            height: width
            x: root.at.x + Math.sin(angle) * Theme.s8 - width / 2
            y: root.at.y - Math.cos(angle) * Theme.s8 - height / 2
            rotation: root.arrowDeg + 45
            antialiasing: true
            color: index === 0 ? Theme.halo : tag.edge
        }
    }
    MarkerPin {
        objectName: "pin"
        x: Math.round(root.at.x - width / 2)
        y: Math.round(root.at.y - height / 2)
        visible: !root.covered
        markerId: root.markerId
        number: root.number
        name: root.name
        chosen: root.chosen
        old: root.old
        Accessible.description: Format.translated([root.figures, root.remark, root.outside ? qsTr("outside the view") : ""])
        onClicked: root.markers.chosen = root.markerId
    }
    MarkerTag {
        id: tag

        objectName: "markerTag"
        x: root.box.x
        y: root.box.y
        width: implicitWidth
        height: implicitHeight
        visible: root.hasTag && root.box.width > 0
        title: (root.outside && root.name !== "" ? root.number + " " : "") + root.title
        lines: Format.present([root.figures, root.remark])
        chosen: root.chosen
        quiet: root.asMarked
        outside: root.outside
        old: root.old
        field: root.field
        onClicked: root.markers.chosen = root.markerId
    }
}
