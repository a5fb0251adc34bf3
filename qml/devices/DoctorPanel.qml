// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline
import QtQuick.Controls.Basic
import QtQuick.Layouts

/// The connection doctor: one verdict, one remedy, and the checks they rest on.
Item {
    id: root

    required property DeviceFinder finder
    readonly property Doctor doctor: finder.doctor
    readonly property bool hasDiagnosis: doctor.endpoint !== ""
    readonly property Item focused: Window.activeFocusItem

    signal recoverRequested()

    /// Scrolls to what has the keyboard.
    function reveal() {
        const at = focused.mapToItem(body, 0, 0).y;
        flick.contentY = Math.max(0, Math.min(flick.contentY, at), at + focused.height + Theme.s16 - flick.height);
    }

    onFocusedChanged: if (body.activeFocus) reveal()
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Connection doctor")

    Clipboard {
        id: clipboard
    }
    PanelHeader {
        id: header

        width: parent.width
        margin: Theme.s24
        title: qsTr("Connection doctor")
        parts: root.hasDiagnosis ? [root.doctor.endpoint, root.doctor.when] : []
        LButton {
            visible: root.hasDiagnosis
            iconName: "copy"
            text: root.width > Theme.doctorWideMin ? qsTr("Copy report") : ""
            tip: qsTr("Copy report")
            onClicked: clipboard.put(root.doctor.report())
        }
    }
    Flickable {
        id: flick

        anchors.top: header.bottom
        anchors.bottom: foot.top
        width: parent.width
        clip: true
        contentHeight: body.implicitHeight + 2 * Theme.s20
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: LScroll {}

        FocusScope {
            id: body

            x: Theme.s24
            y: Theme.s20
            width: flick.width - 2 * Theme.s24
            implicitHeight: column.implicitHeight
            ColumnLayout {
                id: column

                visible: root.hasDiagnosis
                width: parent.width
                spacing: Theme.s20
                DoctorVerdict {
                    Layout.fillWidth: true
                    doctor: root.doctor
                    onCopyRequested: text => clipboard.put(text)
                    onAlternativeRequested: root.finder.connectInstead()
                }
                DoctorAddress {
                    Layout.fillWidth: true
                    visible: root.finder.address.mac !== ""
                    form: root.finder.address
                }
                Column {
                    Layout.fillWidth: true
                    visible: checks.count > 0
                    RowLayout {
                        width: parent.width
                        height: Theme.sectionHeight
                        PlainText {
                            text: qsTr("Checks")
                            font: Theme.bodyStrong
                        }
                        SmallText {
                            Layout.fillWidth: true
                            horizontalAlignment: Text.AlignRight
                            elide: Text.ElideRight
                            text: root.doctor.checks.summary
                        }
                    }
                    Repeater {
                        id: checks

                        model: root.doctor.checks
                        delegate: DoctorCheck {
                            width: column.width
                            onCopyRequested: command => clipboard.put(command)
                        }
                    }
                }
            }
            EmptyView {
                visible: !root.hasDiagnosis
                width: parent.width
                height: flick.height - 2 * Theme.s24
                iconName: "devices"
                title: qsTr("No device selected")
                message: qsTr("Select a device on the left to see its connection checks.")
            }
        }
    }
    Item {
        id: foot

        anchors.bottom: parent.bottom
        width: parent.width
        height: promise.height + buttons.height + 3 * Theme.s8
        HorizontalLine {}
        SmallText {
            id: promise

            x: Theme.s24
            y: Theme.s8
            width: parent.width - 2 * x
            horizontalAlignment: Text.AlignLeft
            wrapMode: Text.Wrap
            text: qsTr("Nothing is changed on this computer without asking.")
        }
        // In two lines where the words of a language are long.
        Flow {
            id: buttons

            readonly property real wanted: check.implicitWidth + (root.finder.canRecover ? recover.implicitWidth + spacing : 0)
                + (root.finder.canConnectAnyway ? connect.implicitWidth + spacing : 0)

            anchors.right: parent.right
            anchors.rightMargin: Theme.s24
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.s8
            width: Math.min(Math.ceil(wanted), parent.width - 2 * Theme.s24)
            spacing: Theme.s8
            LButton {
                id: recover

                objectName: "recoverFirmware"
                visible: root.finder.canRecover
                text: qsTr("Recover firmware…")
                tip: qsTr("Recover a sonar on %1 after an interrupted update").arg(root.doctor.endpoint)
                onClicked: root.recoverRequested()
            }
            LButton {
                id: connect

                visible: root.finder.canConnectAnyway
                text: qsTr("Connect anyway")
                tip: qsTr("Open %1 and keep trying").arg(root.doctor.endpoint)
                onClicked: root.finder.connectAnyway()
            }
            LButton {
                id: check

                objectName: "checkAgain"
                kind: "filled"
                text: root.doctor.checking ? qsTr("Checking") : qsTr("Check again")
                tip: qsTr("Check again; stops a running scan")
                enabled: root.finder.canCheck
                onClicked: root.finder.checkAgain()
            }
        }
    }
}
