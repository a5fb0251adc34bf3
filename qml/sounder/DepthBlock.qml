// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// Distance to the bottom and its confidence. The number's field is wide enough for the largest
/// distance in view; its decimals follow from the uncertainty.
Rectangle {
    id: root

    property bool low
    /// The sonar faces down.
    property bool down: true
    /// There is a measurement.
    property bool valid
    property real distanceM
    property real errorM
    property int confidencePercent
    property real ageS
    /// The live Ping1D, whose distance is shown as an inset while this block shows earlier or
    /// recorded data; else null.
    property SelectedSonar inset: null
    /// The user has acknowledged the alarm for the live distance shown here or in the inset.
    property bool acknowledged
    /// The sonar is silent.
    property bool lost
    /// Closing rate in m/s, positive while the distance shrinks, NaN while uncertain; and its ±.
    property real closingMS: NaN
    property real closingErrorMS
    /// Depth of the water in metres, NaN if unknown; and whether it is displayed.
    property real waterDepthM: NaN
    property bool waterDepthShown
    /// The largest distance in the plot beside this block, metres.
    property real farthestM
    readonly property bool none: !valid || confidencePercent < Theme.noBottom
    readonly property bool doubtful: !none && confidencePercent < 50
    readonly property bool old: valid && (lost || ageS > 1)
    readonly property int decimals: (Format.imperial ? 1 : 2) - (doubtful ? 1 : 0)
    readonly property real widestShown: Math.max(distanceM, farthestM) * Format.perMetre
    readonly property int digits: widestShown < 9.995 ? 1 : widestShown < 99.95 ? 2 : 3
    readonly property string number: none ? qsTr("– –") : (distanceM * Format.perMetre).toFixed(decimals)
    readonly property string stateText: none ? down ? qsTr("No bottom found") : qsTr("No target found")
        : doubtful ? qsTr("Low confidence") : down ? qsTr("Distance to bottom") : qsTr("Distance to target")
    readonly property string age: old ? Format.age(ageS) : ""
    readonly property bool known: acknowledged && inset === null && !old && !none
    /// The most important remark, for narrow panels.
    readonly property string note: old ? age : known ? qsTr("alarm acknowledged") : ""
    readonly property string closing: none || old ? ""
        : isNaN(closingMS) ? qsTr("Closing –")
        : qsTr("%1 %2 ± %3 %4/s").arg(closingMS < 0 ? qsTr("Opening") : qsTr("Closing"))
            .arg((Math.abs(closingMS) * Format.perMetre).toFixed(2)).arg((closingErrorMS * Format.perMetre).toFixed(2)).arg(Format.unit)
    readonly property string closingShort: isNaN(closingMS) || none || old ? ""
        : qsTr("%1 %2 %3/s").arg(closingMS < 0 ? "\u2191" : "\u2193").arg((Math.abs(closingMS) * Format.perMetre).toFixed(2)).arg(Format.unit)
    readonly property real closingRoom: sure.x - head.x - head.width - 2 * Theme.s10
    /// There is room for the confidence bar beside the inset; otherwise a number is shown.
    readonly property bool roomForSure: !insetShown.visible || insetShown.x - unit.x - unit.width - 2 * Theme.s12 >= Theme.confidenceWidth
    readonly property string confidenceText: roomForSure || none ? "" : qsTr("confidence %1 %").arg(confidencePercent)
    readonly property real headRoom: (sure.visible ? sure.x : insetShown.visible ? insetShown.x : width) - Theme.s16 - Theme.s10
    readonly property color trust: old ? Theme.text3 : none ? Theme.stop : doubtful ? Theme.warn : Theme.live

    implicitHeight: low ? Theme.depthBlockLow : Theme.depthBlock
    LayoutMirroring.enabled: false; LayoutMirroring.childrenInherit: true
    color: Theme.panel
    Accessible.role: Accessible.StaticText
    Accessible.name: Format.joined([none ? stateText
        : qsTr("%1 %2 %3, confidence %4 percent").arg(stateText).arg(number).arg(Format.imperial ? qsTr("feet") : qsTr("metres")).arg(confidencePercent), note, closing])

    HatchItem {
        objectName: "hatching"
        // The night theme has no grey: the colour of old values is another red.
        color: Theme.outlined ? Theme.controlLine : Theme.lineStrong
        anchors.fill: parent
        visible: root.valid && root.lost
    }
    component Words: SmallText {
    }
    PlainText {
        id: head

        objectName: "depthHead"
        x: Theme.s16
        y: Theme.s12
        width: Math.min(implicitWidth, root.headRoom)
        elide: Text.ElideRight
        text: wholeHead.advanceWidth <= root.headRoom ? wholeHead.text
            : root.note !== "" ? root.note : root.confidenceText !== "" ? root.confidenceText : wholeHead.text
        color: root.known || root.doubtful && !root.old ? Theme.warn : Theme.text2
    }
    TextMetrics {
        id: widest

        font: shown.font
        text: root.none ? root.number
            : "8".repeat(root.digits) + (root.decimals > 0 ? "." + "8".repeat(root.decimals) : "")
    }
    PlainText {
        id: shown

        objectName: "number"
        x: Theme.s12
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.low ? -Theme.s2 : Theme.s2
        width: Math.ceil(widest.advanceWidth)
        horizontalAlignment: Text.AlignRight
        text: root.number
        font: root.low ? Theme.depthLow : Theme.depth
        color: root.none || root.old ? Theme.text3 : root.known ? Theme.warn : root.doubtful ? Theme.text2 : Theme.text
    }
    Words {
        id: unit

        anchors.left: shown.right
        anchors.leftMargin: Theme.s10
        anchors.baseline: shown.baseline
        text: Format.unit
        font: Theme.largeUnit
    }
    Words {
        objectName: "closing"
        anchors.left: head.right
        anchors.leftMargin: Theme.s10
        anchors.baseline: head.baseline
        visible: implicitWidth <= root.closingRoom && !insetShown.visible
        text: root.closingRoom >= wholeClosing.advanceWidth ? root.closing : root.closingShort
    }
    TextMetrics { id: wholeHead; font: Theme.body; text: Format.joined([root.stateText, root.confidenceText, root.note]) }
    TextMetrics { id: wholeClosing; font: Theme.small; text: root.closing }
    DepthConfidence {
        id: sure

        percent: root.confidencePercent
        errorM: root.errorM
        none: root.none
        doubtful: root.doubtful
        old: root.old
        trust: root.trust
        low: root.low
        waterDepthM: root.waterDepthM
        waterDepthShown: root.waterDepthShown
        anchors.right: insetShown.visible ? insetShown.left : parent.right
        anchors.rightMargin: insetShown.visible ? Theme.s12 : Theme.s16
        y: Theme.s12
        height: parent.height - y
        visible: root.valid && root.roomForSure
    }
    // The present distance of the live Ping1D while earlier or recorded data is shown.
    Rectangle {
        id: insetShown

        readonly property bool known: root.acknowledged && found && !old
        /// The live Ping1D does not measure at present.
        readonly property bool lost: root.inset?.old ?? false
        readonly property bool old: lost || depth.ageS > 1
        readonly property color ink: lost ? Theme.text2 : Theme.live
        readonly property bool found: depth.valid && depth.confidencePercent >= Theme.noBottom
        readonly property string distance: found ? Format.lengthUnit(depth.distanceM, depth.distanceErrorM) : qsTr("No bottom found")
        readonly property string age: depth.ageS < 1 ? qsTr("%1 ms").arg(Math.round(depth.ageS * 10) * 100)
            : qsTr("%1 s").arg(depth.ageS.toFixed(1))

        objectName: "liveInset"
        anchors.right: parent.right
        anchors.rightMargin: Theme.s12
        anchors.verticalCenter: parent.verticalCenter
        visible: root.inset !== null && root.inset.source.present
        implicitWidth: Math.max(stamp.implicitWidth, insetNumber.implicitWidth, known ? insetNote.implicitWidth : 0) + 2 * Theme.s10
        implicitHeight: column.implicitHeight + 2 * Theme.s6
        radius: Theme.radius
        color: Theme.outlined || lost ? Theme.raised : Theme.liveTint
        border.width: Theme.stroke
        border.color: lost ? Theme.lineStrong : Theme.live
        Accessible.role: Accessible.StaticText
        Accessible.name: Format.translated([qsTr("Live distance %1, %2 old").arg(distance).arg(age), known ? insetNote.text : ""])
        SounderReadout {
            id: depth

            source: insetShown.visible ? root.inset?.source ?? null : null
        }
        HatchItem {
            anchors.fill: parent
            anchors.margins: Theme.stroke
            visible: insetShown.lost
            color: Theme.lineStrong
        }
        Column {
            id: column

            anchors.left: parent.left
            anchors.leftMargin: Theme.s10
            y: Theme.s6
            Row {
                id: stamp

                spacing: Theme.s6
                PlainText {
                    text: qsTr("LIVE")
                    font: Theme.smallStrong
                    color: insetShown.ink
                }
                SmallText {
                    text: insetShown.age
                    color: insetShown.old ? Theme.warn : Theme.text2
                }
            }
            PlainText {
                id: insetNumber

                text: insetShown.distance
                font: insetShown.found ? Theme.value : Theme.small
                color: insetShown.old ? Theme.text3 : insetShown.known ? Theme.warn : Theme.text
            }
            SmallText {
                id: insetNote

                visible: insetShown.known
                text: qsTr("acknowledged")
                color: Theme.warn
            }
        }
    }
}
