// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline
import QtQuick.Controls.Basic
import QtQuick.Layouts

/// Ages of the selected component's messages, warnings, and the requests sent to the vehicle.
Item {
    id: root

    required property VehicleTiming timing
    required property SonarLatency path
    required property PictureMotion motion
    property var vehicle: null
    property bool replay
    /// There is a sonar whose latency is or, once live, could be measured.
    property bool sonars
    readonly property bool low: height < Theme.timingLow

    signal searchRequested()

    PanelHeader {
        id: header

        width: parent.width
        title: qsTr("Message age")
        summary: Format.joined([root.timing.text.component, root.timing.text.ages])
        IconButton {
            iconName: "search"
            tip: qsTr("Search messages")
            key: Format.key("find")
            onClicked: root.searchRequested()
        }
    }
    TimingAge {
        id: head

        anchors.top: header.bottom
        width: parent.width
        height: Theme.timingHead
        heading: true
        values: ({ name: qsTr("Message"), rate: qsTr("Rate"), last: qsTr("Last"), age: qsTr("Age, ms"), use: "",
            hasAge: false, stopped: false, share: 0, translated: qsTr("Message, rate, last, age") })
    }
    ListView {
        id: list

        objectName: "messageAges"
        anchors.top: head.bottom
        width: parent.width
        height: warnings.y - y - (root.low ? 0 : aside.height)
        bottomMargin: root.low ? aside.height : 0
        clip: true
        activeFocusOnTab: true
        keyNavigationEnabled: false
        boundsBehavior: Flickable.StopAtBounds
        model: root.timing.messages
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Message ages, %1").arg(root.timing.text.component)
        Keys.onDownPressed: flick(0, -Theme.timingFlick)
        Keys.onUpPressed: flick(0, Theme.timingFlick)
        ScrollBar.vertical: LScroll {}
        delegate: TimingAge {
            width: list.width
            height: Theme.timingMessage
        }
        FocusRing {
            shown: list.activeFocus && !aside.activeFocus
            margins: Theme.s2
        }
    }
    // In low windows this follows the last message.
    FocusScope {
        id: aside

        parent: root.low ? list.contentItem : root
        y: root.low ? list.originY + list.contentHeight : warnings.y - height
        width: root.width
        height: rest.height
        onActiveFocusChanged: {
            if (activeFocus && root.low)
                list.contentY = Math.max(list.originY, y + height - list.height);
        }

        Column {
            id: rest

            width: parent.width
            bottomPadding: Theme.s4
            HorizontalLine { color: root.low ? "transparent" : Theme.lineStrong }
            TimingPath {
                visible: root.sonars
                x: Theme.s14
                width: parent.width - 2 * x
                path: root.path
                replay: root.replay
            }
            // Options for what is requested of the vehicle besides its clock, and for how it is
            // answered.
            ColumnLayout {
                id: requests

                readonly property string reason: root.vehicle ? "" : root.replay ? qsTr("Recorded: requests are not possible")
                    : qsTr("No vehicle is connected")

                x: Theme.s14
                width: parent.width - 2 * x
                spacing: 0
                RowLayout {
                    PlainText {
                        Layout.fillWidth: true
                        horizontalAlignment: Text.AlignLeft
                        text: qsTr("PING")
                        font: Theme.bodyStrong
                    }
                    LButton {
                        objectName: "pingOnce"
                        enabled: root.vehicle !== null
                        text: qsTr("Once")
                        tip: requests.reason !== "" ? requests.reason : qsTr("Send one PING to all on the link")
                        onClicked: root.vehicle?.pingOnce()
                    }
                    TimingSwitch {
                        objectName: "pingStream"
                        enabled: root.vehicle !== null
                        text: qsTr("1/s")
                        tip: requests.reason !== "" ? requests.reason : qsTr("Send PING to all on the link every second")
                        checked: root.vehicle?.pingStream ?? false
                        onRequested: on => root.vehicle?.setPingStream(on)
                    }
                }
                RowLayout {
                    PlainText {
                        Layout.fillWidth: true
                        elide: Text.ElideRight
                        horizontalAlignment: Text.AlignLeft
                        text: qsTr("Answer others")
                    }
                    TimingSwitch {
                        objectName: "answersPing"
                        enabled: root.vehicle !== null
                        text: qsTr("PING")
                        tip: requests.reason !== "" ? requests.reason : qsTr("Answer PING requests")
                        checked: root.vehicle?.answersPing ?? true
                        onRequested: on => root.vehicle?.setAnswersPing(on)
                    }
                    TimingSwitch {
                        objectName: "answersTimesync"
                        enabled: root.vehicle !== null
                        text: qsTr("TIMESYNC")
                        tip: requests.reason !== "" ? requests.reason : qsTr("Answer TIMESYNC requests; PX4 accepts any reply as its time source")
                        checked: root.vehicle?.answersTimesync ?? false
                        onRequested: on => root.vehicle?.setAnswersTimesync(on)
                    }
                }
            }
        }
    }
    Column {
        id: warnings

        readonly property int slowPorts: root.replay ? 0 : ports.count

        anchors.bottom: parent.bottom
        width: parent.width
        topPadding: Theme.s4
        bottomPadding: Theme.s10
        spacing: Theme.s8
        Item {
            objectName: "compassCheckRow"
            x: Theme.s14
            width: warnings.width - 2 * x
            height: Theme.timingPath
            visible: root.motion.compassText !== ""
            Accessible.role: Accessible.StaticText
            Accessible.name: compassName.text + ", " + compassValue.text
            SmallText {
                id: compassName

                height: parent.height
                verticalAlignment: Text.AlignVCenter
                text: qsTr("Compass check")
            }
            SmallText {
                id: compassValue

                anchors.left: compassName.right
                anchors.leftMargin: Theme.s8
                anchors.right: parent.right
                height: parent.height
                horizontalAlignment: Text.AlignRight
                verticalAlignment: Text.AlignVCenter
                elide: Text.ElideRight
                text: root.motion.compassText
                color: root.motion.compassState === PictureMotion.Differs ? Theme.warn : Theme.text
            }
        }
        Repeater {
            id: ports

            model: root.replay ? 0 : root.path.slowPorts
            delegate: TimingSlowPort {
                required property int index

                x: Theme.s14
                width: warnings.width - 2 * x
                onLowerRequested: root.path.lowerLatency(index)
            }
        }
        Repeater {
            readonly property var all: root.timing.text.warnings

            model: all.slice(0, Math.max(0, (root.low ? 1 : 3) - warnings.slowPorts))
            delegate: TimingWarning {
                required property string modelData

                x: Theme.s14
                width: warnings.width - 2 * x
                text: modelData
            }
        }
    }
}
