// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline
import QtQuick.Layouts

/// Finds sonars, connects them, and says why one does not work.
FocusScope {
    id: root

    required property DeviceFinder finder
    /// The dive's; null without one.
    property RecorderState recorder: null

    signal demoRequested()
    signal openRequested()
    signal notified(string text)

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Devices")

    Binding {
        target: root.finder
        property: "pageOpen"
        value: root.visible
    }
    ActionKey {
        when: root.visible
        action: "connectFound"
        onActivated: root.finder.connectTicked()
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.panel
    }
    Item {
        id: left

        /// What is searched has no room beside the words of the buttons.
        readonly property bool narrow: width < Theme.deviceList

        anchors.left: parent.left
        width: Math.min(Theme.deviceList, parent.width * Theme.deviceShare)
        height: parent.height
        PanelHeader {
            id: header

            width: parent.width
            margin: Theme.s20
            title: qsTr("Devices")
            summary: root.finder.searchText
            LButton {
                objectName: "demo"
                iconName: "play"
                text: left.narrow ? "" : qsTr("Demo")
                tip: qsTr("Run the demo with simulated sonars")
                onClicked: root.demoRequested()
            }
            LButton {
                iconName: "file"
                text: left.narrow ? "" : qsTr("Open log…")
                tip: left.narrow ? qsTr("Open log…") : ""
                key: Format.key("open")
                onClicked: root.openRequested()
            }
        }
        DevicesList {
            id: list

            anchors.top: header.bottom
            anchors.bottom: address.top
            width: parent.width
            finder: root.finder
            onFirmwareRequested: sonar => firmware.load().form.showFor(sonar)
        }
        // There is more of the list.
        HorizontalLine {
            anchors.top: list.bottom
            visible: list.contentHeight > list.height
        }
        // Adds a link by its address; says what the address means, or what is wrong with it.
        Column {
            id: address

            // Asked for again in another language.
            readonly property string wrong: Language.code !== "" && field.text !== "" ? root.finder.wrongAddress(field.text) : ""
            readonly property string meaning: Language.code !== "" && field.text !== "" ? root.finder.addressMeaning(field.text) : ""

            function add() {
                if (root.finder.add(field.text))
                    field.clear();
            }

            anchors.bottom: foot.top
            x: Theme.s20
            width: parent.width - 2 * x
            spacing: Theme.s6
            topPadding: Theme.s10
            bottomPadding: Theme.s10
            RowLayout {
                width: parent.width
                spacing: Theme.s10
                PlainText {
                    text: qsTr("Add a link by address")
                    font: Theme.bodyStrong
                }
                SmallText {
                    Layout.fillWidth: true
                    horizontalAlignment: Text.AlignRight
                    elide: Text.ElideRight
                    text: qsTr("tcp: udp: udpin: serial: sim:")
                }
                LButton {
                    id: usual

                    objectName: "usualAddressesButton"
                    text: qsTr("Usual…")
                    tip: qsTr("Usual addresses of sonars on Ethernet")
                    onClicked: menu.load().popup(usual, 0, usual.height)

                    LazyPopup {
                        id: menu

                        over: usual
                        delegate: ChoiceMenu {
                            objectName: "usualAddressesMenu"
                            heading: qsTr("As they are when new")
                            choices: root.finder.usualNames
                            chosen: -1
                            onPicked: index => {
                                field.text = root.finder.usualAddresses[index];
                                field.forceActiveFocus();
                            }
                        }
                    }
                }
            }
            LField {
                id: field

                objectName: "addressField"
                width: parent.width
                rightPadding: button.width + Theme.s8
                name: qsTr("Link address")
                placeholderText: "192.168.2.2:9092"
                wrong: address.wrong !== ""
                Keys.onReturnPressed: address.add()
                Keys.onEnterPressed: address.add()
                LButton {
                    id: button

                    anchors.right: parent.right
                    anchors.rightMargin: Theme.s4
                    kind: "filled"
                    text: qsTr("Add")
                    tip: qsTr("Add link")
                    key: qsTr("Enter")
                    enabled: field.text !== "" && address.wrong === ""
                    onClicked: address.add()
                }
            }
            Row {
                width: parent.width
                spacing: Theme.s8
                Icon {
                    id: sign

                    visible: field.text !== "" || root.finder.problem !== ""
                    size: Theme.s16
                    icon: address.wrong === "" && root.finder.problem === "" ? "check" : "warn"
                    color: address.wrong === "" && root.finder.problem === "" ? Theme.live : Theme.stop
                }
                SmallText {
                    objectName: "addressSentence"
                    width: parent.width - Theme.s16 - parent.spacing
                    horizontalAlignment: Text.AlignLeft
                    wrapMode: Text.Wrap
                    text: field.text === "" ? root.finder.problem
                        : address.wrong !== "" ? address.wrong : address.meaning
                }
            }
        }
        // What the next start does, and the button that connects what is ticked.
        Item {
            id: foot

            objectName: "devicesFoot"
            anchors.bottom: parent.bottom
            width: parent.width
            implicitHeight: row.implicitHeight + 2 * Theme.s8
            HorizontalLine {}
            RowLayout {
                id: row

                anchors.fill: parent
                anchors.leftMargin: Theme.s20
                anchors.rightMargin: Theme.s20
                spacing: Theme.s8
                // The button keeps its width.
                GridLayout {
                    Layout.fillWidth: true
                    Layout.maximumWidth: implicitWidth
                    columns: foot.width > Theme.footWide ? 2 : 1
                    rowSpacing: 0
                    columnSpacing: Theme.s16
                    CheckRow {
                        Layout.fillWidth: true
                        Layout.preferredWidth: Theme.footCheck
                        Layout.maximumWidth: Theme.footCheck
                        text: qsTr("Connect these at start")
                        checked: root.finder.links.connectsAtStart
                        onClicked: root.finder.links.connectsAtStart = !root.finder.links.connectsAtStart
                    }
                    CheckRow {
                        Layout.fillWidth: true
                        Layout.preferredWidth: Theme.footCheck
                        Layout.maximumWidth: Theme.footCheck
                        text: qsTr("Start scanning on connect")
                        checked: root.finder.scansOnConnect
                        onClicked: root.finder.scansOnConnect = !root.finder.scansOnConnect
                    }
                }
                Item {
                    Layout.fillWidth: true
                }
                LButton {
                    objectName: "connectButton"
                    kind: "primary"
                    text: root.finder.connectText
                    tip: qsTr("Connect selected devices")
                    key: Format.key("connectFound")
                    enabled: root.finder.endpoints.ticked > 0
                    onClicked: root.finder.connectTicked()
                }
            }
        }
    }
    VerticalLine {
        id: edge

        anchors.left: left.right
    }
    DoctorPanel {
        anchors.left: edge.right
        anchors.right: parent.right
        height: parent.height
        visible: !firmware.shown
        finder: root.finder
        onRecoverRequested: firmware.load().form.showForPlace(root.finder.selected)
    }
    LazyFileLoader {
        id: firmware

        anchors.left: edge.right
        anchors.right: parent.right
        height: parent.height
        shown: item !== null && item.form.shown
        source: "Flashing/FirmwarePanel.qml"
        given: ({ finder: root.finder, recorder: root.recorder })
        onCreated: {
            item.notified.connect(root.notified);
            item.closeRequested.connect(() => {
                item.form.close();
                root.forceActiveFocus();
            });
        }
    }
}
