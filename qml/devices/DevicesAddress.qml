// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline
import QtQuick.Layouts

/// Adds a link by its address; says what the address means, or what is wrong with it.
Column {
    id: root

    required property DeviceFinder finder
    // Asked for again in another language.
    readonly property string wrong: Language.code !== "" && field.text !== "" ? finder.wrongAddress(field.text) : ""
    readonly property string meaning: Language.code !== "" && field.text !== "" ? finder.addressMeaning(field.text) : ""

    function add() {
        if (finder.add(field.text))
            field.clear();
    }

    spacing: Theme.s6
    topPadding: Theme.s10
    bottomPadding: Theme.s10

    RowLayout {
        width: parent.width
        spacing: Theme.s10
        Text {
            text: qsTr("Add a link by address")
            textFormat: Text.PlainText
            font: Theme.bodyStrong
            color: Theme.text
        }
        Text {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignRight
            elide: Text.ElideRight
            text: qsTr("tcp: udp: udpin: serial: sim:")
            textFormat: Text.PlainText
            font: Theme.small
            color: Theme.text2
        }
    }
    LField {
        id: field

        objectName: "addressField"
        width: parent.width
        rightPadding: button.width + Theme.s8
        name: qsTr("Address of a link")
        placeholderText: "192.168.2.2:9092"
        wrong: root.wrong !== ""
        Keys.onReturnPressed: root.add()
        Keys.onEnterPressed: root.add()
        LButton {
            id: button

            anchors.right: parent.right
            anchors.rightMargin: Theme.s4
            kind: "filled"
            text: qsTr("Add")
            tip: qsTr("Look for a sonar there")
            key: qsTr("Enter")
            enabled: field.text !== "" && root.wrong === ""
            onClicked: root.add()
        }
    }
    Row {
        width: parent.width
        spacing: Theme.s8
        Icon {
            id: sign

            visible: field.text !== "" || root.finder.problem !== ""
            size: Theme.s16
            icon: root.wrong === "" && root.finder.problem === "" ? "check" : "warn"
            color: root.wrong === "" && root.finder.problem === "" ? Theme.live : Theme.stop
        }
        Text {
            objectName: "addressSentence"
            width: parent.width - Theme.s16 - parent.spacing
            horizontalAlignment: Text.AlignLeft
            wrapMode: Text.Wrap
            text: field.text === "" ? root.finder.problem
                : root.wrong !== "" ? root.wrong : root.meaning
            textFormat: Text.PlainText
            font: Theme.small
            color: Theme.text2
        }
    }
}
