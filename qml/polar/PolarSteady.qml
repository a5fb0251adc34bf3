// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// By what the polar view keeps still, and how far the vehicle has turned since it does.
Column {
    id: root

    required property PictureMotion motion
    property bool old
    readonly property bool begun: motion.steadyState !== PictureMotion.Off && motion.steadyState !== PictureMotion.Waiting
    readonly property bool unmatched: motion.steadyState === PictureMotion.Compass || motion.steadyState === PictureMotion.Held
    readonly property string state: motion.steadyState === PictureMotion.Waiting ? qsTr("Steady after one more turn")
        : motion.steadyState === PictureMotion.Compass ? qsTr("By compass since %1").arg(motion.steadySince)
        : motion.steadyState === PictureMotion.Held ? qsTr("Held since %1").arg(motion.steadySince) : qsTr("Steady by the picture")
    readonly property string error: isNaN(motion.steadyTurnErrorDeg) ? "" : qsTr("± %1°").arg(motion.steadyTurnErrorDeg.toFixed(1))
    readonly property string sentence: Format.joined([state, begun ? qsTr("turned %1 %2").arg(Format.turn(motion.steadyTurnDeg)).arg(error) : ""])

    HaloText {
        objectName: "steadyState"
        anchors.right: parent.right
        text: root.state
        font: Theme.bodyStrong
        color: root.old ? Theme.text3 : root.unmatched ? Theme.warn : Theme.text
    }
    PolarReadoutValue {
        objectName: "steadyTurn"
        anchors.right: parent.right
        visible: root.begun
        before: qsTr("turned")
        old: root.old
        figure: Format.turn(root.motion.steadyTurnDeg)
        after: root.error
    }
}
