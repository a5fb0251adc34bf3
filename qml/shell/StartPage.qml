// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline
import QtQuick.Layouts
import QtQuick.Controls.Basic

/// Nothing is open: what was found and what to do, what is being read, or why a file could not be.
Rectangle {
    id: root

    required property Session session
    /// Null where the window has no devices to connect.
    property DeviceFinder finder: null
    readonly property int found: finder?.found ?? 0
    property bool offersScale: false

    signal openRequested()
    signal devicesRequested()
    signal scaleTaken()
    signal scaleDeclined()

    color: Theme.canvas

    ActionKey {
        action: "connectFound"
        when: root.visible && root.found > 0
        onActivated: root.finder.connectTicked()
    }
    EmptyView {
        visible: root.session.state === FileOpening.Empty
        anchors.horizontalCenter: parent.horizontalCenter
        y: (parent.height - height - recent.height) / 2
        width: parent.width
        iconName: "dive"
        title: root.found === 0 ? qsTr("Nothing connected") : root.found === 1 ? qsTr("Found: %1").arg(root.finder.foundNames)
            : qsTr("%1 found: %2").arg(root.found).arg(root.finder.foundNames)
        message: root.found === 0 ? qsTr("Try the demo, connect a sonar, or open a log. Ping Viewer logs work too.")
            : qsTr("Recording starts automatically on connection.")
        LButton {
            objectName: "connectFound"
            visible: root.found > 0
            kind: "primary"
            text: root.finder?.connectText ?? ""
            tip: qsTr("Connect found devices")
            key: Format.key("connectFound")
            onClicked: root.finder.connectTicked()
        }
        LButton {
            objectName: "startDemo"
            kind: root.found > 0 ? "filled" : "primary"
            text: qsTr("Demo")
            tip: qsTr("Run the demo with simulated sonars")
            onClicked: root.session.startDemo()
        }
        LButton {
            kind: "filled"
            text: qsTr("Devices")
            key: Format.key("devices")
            onClicked: root.devicesRequested()
        }
        LButton {
            kind: "filled"
            text: qsTr("Open log…")
            key: Format.key("open")
            onClicked: root.openRequested()
        }
    }
    LazyLoader {
        id: opening

        shown: root.session.state === FileOpening.Opening
        delegate: EmptyView {
            visible: opening.shown
            anchors.fill: root
            iconName: "file"
            title: qsTr("Opening %1").arg(root.session.fileName)
            message: qsTr("Playback is possible once the first pings are read.")
            LButton {
                kind: "filled"
                text: qsTr("Cancel")
                tip: qsTr("Stop opening")
                onClicked: root.session.cancel()
            }
        }
    }
    LazyLoader {
        id: failed

        shown: root.session.state === FileOpening.Failed
        delegate: EmptyView {
            visible: failed.shown
            anchors.horizontalCenter: root.horizontalCenter
            y: (root.height - height - recent.height) / 2
            width: root.width
            iconName: "file"
            fault: true
            title: root.session.failure === FileOpening.NotALog ? qsTr("This is not a sonar log")
                : root.session.failure === FileOpening.NoLogs ? qsTr("No recordings in this folder")
                : qsTr("This recording cannot be opened")
            message: root.session.sentence
            LButton {
                kind: "filled"
                text: qsTr("Open another")
                key: Format.key("open")
                onClicked: root.openRequested()
            }
        }
    }
    LazyLoader {
        id: offer

        shown: root.offersScale
        // On a screen where everything is small: the size that was meant, until the pilot has answered.
        delegate: Rectangle {
            objectName: "scaleOffer"
            visible: offer.shown
            anchors.horizontalCenter: root.horizontalCenter
            y: Theme.s16
            width: Math.min(root.width - 2 * Theme.s16, Theme.offerWidth)
            implicitHeight: row.implicitHeight + 2 * Theme.s6
            radius: Theme.radius
            color: Theme.raised
            border.width: Theme.stroke
            border.color: Theme.lineStrong
            Accessible.role: Accessible.Grouping
            Accessible.name: label.text
            RowLayout {
                id: row

                anchors.left: parent.left
                anchors.leftMargin: Theme.s16
                anchors.right: parent.right
                anchors.rightMargin: Theme.s6
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.s8
                PlainText {
                    id: label

                    Layout.fillWidth: true
                    horizontalAlignment: Text.AlignLeft
                    wrapMode: Text.Wrap
                    text: qsTr("The interface is small on this screen. It can also be scaled in %1.").arg(Format.keyed(qsTr("Setup"), "setup"))
                }
                LButton {
                    objectName: "applyScale"
                    kind: "filled"
                    text: qsTr("Set 200 %")
                    tip: qsTr("Set interface scale to 200 %")
                    onClicked: root.scaleTaken()
                }
                LButton {
                    objectName: "keepScale"
                    text: qsTr("Stay at 100 %")
                    tip: qsTr("Keep interface scale at 100 %")
                    onClicked: root.scaleDeclined()
                }
            }
        }
    }
    // The logs that were opened last.
    Column {
        id: recent

        readonly property var files: root.session.recent.files

        visible: files.length > 0 && root.session.state !== FileOpening.Opening
        anchors.horizontalCenter: parent.horizontalCenter
        y: (parent.height + Theme.barHeight) / 2 + Theme.s24
        width: Math.min(parent.width - 2 * Theme.s16, Theme.polarMin)
        SmallText {
            anchors.left: parent.left
            anchors.leftMargin: Theme.s16
            bottomPadding: Theme.s4
            text: qsTr("Recent")
            color: Theme.text3
        }
        Repeater {
            model: recent.files.slice(0, 5)
            delegate: BaseButton {
                id: file

                required property string modelData
                readonly property int cut: modelData.lastIndexOf("/")

                width: recent.width
                height: Theme.reach
                Accessible.name: qsTr("Open %1").arg(modelData)
                ToolTip.text: Accessible.name + qsTr(" (Tab, Space)")
                Keys.onUpPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
                Keys.onDownPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
                onClicked: root.session.openPath(modelData)
                background: Rectangle {
                    radius: Theme.radius
                    color: file.down ? Theme.select : file.hovered ? Theme.hover : "transparent"
                    FocusRing { shown: file.visualFocus }
                }
                Item {
                    anchors.fill: parent
                    Icon {
                        id: mark

                        anchors.left: parent.left
                        anchors.leftMargin: Theme.s16
                        anchors.verticalCenter: parent.verticalCenter
                        size: Theme.s16
                        icon: "file"
                        color: Theme.text2
                    }
                    PlainText {
                        id: name

                        anchors.left: mark.right
                        anchors.leftMargin: Theme.s10
                        anchors.verticalCenter: parent.verticalCenter
                        width: Math.min(implicitWidth, parent.width - mark.width - Theme.s10 - 2 * Theme.s16)
                        horizontalAlignment: Text.AlignLeft
                        elide: Text.ElideMiddle
                        text: file.modelData.substring(file.cut + 1)
                        font: Theme.bodyMedium
                    }
                    SmallText {
                        anchors.left: name.right
                        anchors.leftMargin: Theme.s10
                        anchors.right: parent.right
                        anchors.rightMargin: Theme.s16
                        anchors.baseline: name.baseline
                        horizontalAlignment: Text.AlignRight
                        elide: Text.ElideLeft
                        text: file.modelData.substring(0, file.cut)
                        color: Theme.text3
                    }
                }
            }
        }
    }
}
