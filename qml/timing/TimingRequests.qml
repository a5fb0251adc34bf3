// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts

/// What the vehicle is asked besides its clock, and what it is answered.
ColumnLayout {
    id: root

    property var vehicle: null
    property bool replay
    readonly property string reason: vehicle ? "" : replay ? qsTr("As recorded: a log cannot be asked")
        : qsTr("No vehicle is connected")

    spacing: 0

    RowLayout {
        Text {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignLeft
            text: qsTr("PING")
            textFormat: Text.PlainText
            font: Theme.bodyStrong
            color: Theme.text
        }
        LButton {
            objectName: "pingOnce"
            enabled: root.vehicle !== null
            text: qsTr("Once")
            tip: root.reason !== "" ? root.reason : qsTr("Ask everybody on the link by PING, once")
            onClicked: root.vehicle?.pingOnce()
        }
        TimingSwitch {
            objectName: "pingStream"
            enabled: root.vehicle !== null
            text: qsTr("1/s")
            tip: root.reason !== "" ? root.reason : qsTr("Ask everybody on the link by PING each second")
            checked: root.vehicle?.pingStream ?? false
            onAsked: on => root.vehicle?.setPingStream(on)
        }
    }
    RowLayout {
        Text {
            Layout.fillWidth: true
            elide: Text.ElideRight
            horizontalAlignment: Text.AlignLeft
            text: qsTr("Answer others")
            textFormat: Text.PlainText
            font: Theme.body
            color: Theme.text
        }
        TimingSwitch {
            objectName: "answersPing"
            enabled: root.vehicle !== null
            text: qsTr("PING")
            tip: root.reason !== "" ? root.reason : qsTr("Answer requests of PING")
            checked: root.vehicle?.answersPing ?? true
            onAsked: on => root.vehicle?.setAnswersPing(on)
        }
        TimingSwitch {
            objectName: "answersTimesync"
            enabled: root.vehicle !== null
            text: qsTr("TIMESYNC")
            tip: root.reason !== "" ? root.reason : qsTr("Answer requests of TIMESYNC: PX4 takes any answer for its clock")
            checked: root.vehicle?.answersTimesync ?? false
            onAsked: on => root.vehicle?.setAnswersTimesync(on)
        }
    }
}
