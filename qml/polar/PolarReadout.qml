// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Read-out of the cursor, in the top left corner.
Column {
    id: root

    required property PolarItem polar
    required property PolarMeasure measure
    property bool oneLine
    /// The echo trace limits the width: omit the bearing's uncertainty.
    property bool tight
    readonly property bool echo: polar.cursorIntensity >= 0
    readonly property string range: Format.lengthUnit(polar.cursorRangeM, polar.cursorRangeErrorM)
    readonly property string error: Format.length(polar.cursorRangeErrorM, polar.cursorRangeErrorM)
    readonly property string bearing: Format.bearing(polar.cursorBearingDeg)
    readonly property string bearingError: qsTr("± %1°").arg(polar.cursorBearingErrorDeg.toFixed(1))
    readonly property string age: Format.elapsed(polar.cursorAgeS)
    readonly property bool directed: !isNaN(polar.cursorTrueDeg)
    readonly property bool placed: !isNaN(polar.cursorLatitude)
    readonly property string trueError: qsTr("± %1°").arg(polar.cursorTrueErrorDeg.toFixed(1))
    readonly property bool fromTrueNorth: polar.vehicle !== null && polar.vehicle.headingTrue
    readonly property string reference: fromTrueNorth ? qsTr("T") : qsTr("hdg")
    /// True bearing or position come from a vehicle's log that was aligned by hand.
    readonly property bool byHand: polar.vehicle !== null && polar.vehicle.byHand && (directed || placed)
    readonly property string northOf: fromTrueNorth ? qsTr("true") : qsTr("brg")
    readonly property string compass: Format.compass(polar.cursorTrueDeg)
    readonly property string placeError: Format.length(polar.cursorPlaceErrorM, polar.cursorPlaceErrorM)
    readonly property bool grounded: !isNaN(measure.cursorHorizontalM)
    readonly property string flat: Format.lengthUnit(measure.cursorHorizontalM, measure.cursorHorizontalErrorM)
    readonly property string flatError: Format.length(measure.cursorHorizontalErrorM, measure.cursorHorizontalErrorM)
    /// The whole read-out as a sentence.
    readonly property string sentence: Format.translated([seen,
        grounded ? qsTr("horizontal %1 ± %2").arg(flat).arg(flatError) : "",
        directed ? qsTr("%1 %2 %3 %4").arg(northOf).arg(compass).arg(trueError).arg(reference) : "",
        placed ? qsTr("%1 %2 ± %3 %4").arg(Format.latitude(polar.cursorLatitude)).arg(Format.longitude(polar.cursorLongitude))
            .arg(placeError).arg(Format.unit) : "",
        byHand ? qsTr("aligned by hand") : ""])
    readonly property string seen: echo
        ? qsTr("%1 ± %2 %3 slant range, rel %4 %5, %6 of 255, %7 old").arg(range).arg(error).arg(Format.unit)
            .arg(bearing).arg(bearingError).arg(polar.cursorIntensity).arg(age)
        : qsTr("%1 slant range, rel %2, no echo").arg(range).arg(bearing)

    function copy(text: string) {
        clipboard.text = text;
        clipboard.selectAll();
        clipboard.copy();
    }

    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Cursor: %1").arg(sentence)

    Row {
        height: Theme.s24
        spacing: Theme.s6
        Icon {
            y: Theme.s4
            icon: "cross"
            size: Theme.s16
            color: Theme.cursor
        }
        HaloText {
            id: value

            text: root.range
            font: Theme.value
        }
        HaloText {
            anchors.baseline: value.baseline
            visible: root.echo || !root.oneLine
            text: !root.echo ? qsTr("slant") : root.oneLine ? qsTr("± %1").arg(root.error) : qsTr("± %1 slant").arg(root.error)
            font: Theme.body
            color: Theme.text2
        }
        HaloText {
            anchors.baseline: value.baseline
            visible: root.oneLine
            text: root.directed ? qsTr("slant · rel %1 · %2 %3 %4").arg(root.bearing).arg(root.northOf).arg(root.compass).arg(root.trueError)
                                : root.echo && !root.tight ? qsTr("slant · rel %1 %2").arg(root.bearing).arg(root.bearingError)
                                            : qsTr("slant · rel %1").arg(root.bearing)
            font: Theme.body
            color: Theme.text2
        }
    }
    Column {
        visible: !root.oneLine
        PolarReadoutValue {
            before: qsTr("rel")
            figure: root.bearing
            after: root.echo ? root.bearingError : ""
        }
        PolarReadoutValue {
            objectName: "trueFigure"
            visible: root.directed
            before: root.northOf
            figure: root.compass
            after: qsTr("%1 %2").arg(root.trueError).arg(root.reference)
        }
        PolarReadoutValue {
            figure: root.echo ? root.polar.cursorIntensity : qsTr("no echo")
            after: root.echo ? qsTr("of 255") : ""
        }
        PolarReadoutValue {
            visible: root.echo
            figure: root.age
            after: qsTr("old")
        }
        PolarReadoutValue {
            objectName: "horizontalFigure"
            visible: root.grounded
            before: qsTr("horizontal")
            figure: root.flat
            after: qsTr("± %1").arg(root.flatError)
        }
        PolarReadoutValue {
            objectName: "placeFigure"
            visible: root.placed
            figure: Format.latitude(root.polar.cursorLatitude)
        }
        PolarReadoutValue {
            visible: root.placed
            figure: Format.longitude(root.polar.cursorLongitude)
            after: qsTr("± %1 %2").arg(root.placeError).arg(Format.unit)
        }
        PolarReadoutValue {
            visible: root.byHand
            before: qsTr("aligned by hand")
        }
    }
    TextEdit {
        id: clipboard

        visible: false
    }
}
