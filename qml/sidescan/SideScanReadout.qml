// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// What is at the cursor, in a line above the picture so that it covers no echoes; without a cursor
/// the altitude.
Rectangle {
    id: root

    required property SideScanItem picture
    property real beginS
    /// The widest that the parts may become does not fit into one line. It follows what the parts
    /// are, not their values, so that the picture below keeps its place.
    readonly property bool twoLines: widestDistance.advanceWidth + widestParts.advanceWidth + 8 * Theme.s6 > width - 2 * Theme.s14
    /// The cursor's row has a position.
    property bool located: false
    readonly property bool across: picture.cursorValid && !picture.cursorInColumn
    readonly property string sideText: picture.cursorSide === SideScanItem.Port ? qsTr("port") : picture.cursorSide === SideScanItem.Starboard ? qsTr("starboard") : qsTr("side unknown")
    readonly property string errorText: qsTr("± %1").arg(Format.length(picture.cursorAcrossErrorM, picture.cursorAcrossErrorM))
    readonly property real altitude: picture.cursorValid ? picture.cursorAltitudeM : picture.altitudeM
    readonly property string altitudeText: isNaN(altitude) ? qsTr("No bottom line") : qsTr("altitude %1").arg(Format.lengthUnit(altitude, 0))
    readonly property string heightText: !across ? "" : heightOf(picture.heightKind, picture.heightM, picture.heightErrorM)
    readonly property string placeText: !across ? "" : isNaN(picture.cursorLatitude) ? qsTr("No position")
        : qsTr("%1 %2 ± %3").arg(Format.latitude(picture.cursorLatitude)).arg(Format.longitude(picture.cursorLongitude))
            .arg(Format.lengthUnit(picture.cursorPlaceErrorM, 1))
    readonly property string levelText: !across || isNaN(picture.cursorDecibels) ? "" : qsTr("%1 dB rel").arg(Format.plain(Math.round(picture.cursorDecibels * 10) / 10))
    readonly property string timeText: picture.cursorValid ? Format.clockTenths(picture.cursorTimeS - beginS) : ""
    /// All of it as text, for the clipboard and screen readers; empty without a cursor.
    readonly property string sentence: !picture.cursorValid ? ""
        : Format.joined([Format.lengthUnit(picture.cursorAcrossM, picture.cursorAcrossErrorM) + (across ? " " + sideText + " " + errorText : ""),
            across && picture.ground ? qsTr("slant %1").arg(Format.lengthUnit(picture.cursorSlantM, 0)) : "", altitudeText, heightText, placeText, levelText, timeText])

    function heightOf(kind: int, metres: real, errorM: real): string {
        return kind === SideScanItem.Known ? qsTr("height %1 from shadow").arg(Format.uncertain(metres, errorM))
            : kind === SideScanItem.AtLeast ? qsTr("height at least %1").arg(Format.lengthUnit(metres, errorM))
            : kind === SideScanItem.NoShadow ? qsTr("Height not known: no shadow") : "";
    }

    function widest(texts: var): string {
        return texts.reduce((longest, text) => text.length > longest.length ? text : longest, "");
    }

    onPlaceTextChanged: {
        if (across)
            located = !isNaN(picture.cursorLatitude);
    }
    height: twoLines ? Theme.sideReadoutLow : Theme.sideReadout
    color: Theme.panel
    clip: true
    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true
    Accessible.role: Accessible.StaticText
    Accessible.name: sentence !== "" ? qsTr("Cursor: %1").arg(sentence) : altitudeText

    TextMetrics {
        id: widestDistance

        font: Theme.titleFont
        text: Format.lengthUnit(188.88, 0)
    }
    TextMetrics {
        id: widestParts

        font: Theme.body
        text: Format.joined([root.widest([qsTr("port"), qsTr("starboard"), qsTr("side unknown")]) + " " + qsTr("± %1").arg(Format.length(18.88, 0)),
            root.picture.ground ? qsTr("slant %1").arg(Format.lengthUnit(188.88, 0)) : "",
            root.widest([qsTr("altitude %1").arg(Format.lengthUnit(88.88, 0)), qsTr("No bottom line")]),
            root.widest([root.heightOf(SideScanItem.Known, 8.88, 0.88), root.heightOf(SideScanItem.NoShadow, 0, 0)]),
            root.located ? qsTr("%1 %2 ± %3").arg(Format.latitude(-88.88888)).arg(Format.longitude(-188.88888)).arg(Format.lengthUnit(18.8, 1)) : qsTr("No position"),
            qsTr("%1 dB rel").arg(Format.plain(-188.8)), Format.clockTenths(0)])
    }
    FontMetrics { id: titleMetrics; font: Theme.titleFont }
    FontMetrics { id: bodyMetrics; font: Theme.body }
    /// On one base line with the distance, which is larger.
    component Part: PlainText {
        visible: text !== ""
        topPadding: Math.round(titleMetrics.ascent - bodyMetrics.ascent)
        rightPadding: Theme.s16
        font: Theme.body
        color: Theme.text
    }
    Flow {
        id: flow

        anchors.verticalCenter: parent.verticalCenter
        x: Theme.s14
        width: parent.width - 2 * x
        spacing: Theme.s2
        Row {
            visible: root.picture.cursorValid
            spacing: Theme.s6
            PlainText {
                id: distance

                objectName: "sideDistance"
                text: Format.lengthUnit(root.picture.cursorAcrossM, root.picture.cursorAcrossErrorM)
                font: Theme.titleFont
            }
            Part {
                anchors.baseline: distance.baseline
                topPadding: 0
                text: root.across ? root.sideText + " " + root.errorText : qsTr("slant")
                color: Theme.text2
            }
        }
        Part { text: root.across && root.picture.ground ? qsTr("slant %1").arg(Format.lengthUnit(root.picture.cursorSlantM, 0)) : "" }
        Part {
            objectName: "sideAltitude"
            text: root.altitudeText
            color: isNaN(root.altitude) ? Theme.warn : Theme.text
        }
        Part { objectName: "sideHeight"; text: root.heightText }
        Part { objectName: "sidePlace"; text: root.placeText }
        Part { text: root.levelText }
        Part { text: root.timeText }
        Part {
            visible: !root.picture.cursorValid
            text: root.picture.ground ? qsTr("Flat bottom assumed") : qsTr("Slant range")
            color: Theme.text2
        }
    }
    HorizontalLine { anchors.bottom: parent.bottom }
}
