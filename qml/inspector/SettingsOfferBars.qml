// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Leadline

/// What was set before on sonars that are live now, each with its name, above all plots: whichever
/// of them is looked at.
Column {
    id: root

    required property SettingsOffers offers
    /// They can be seen.
    property bool shown: true
    /// The keyboard goes there when one is answered.
    property Item next: null

    Repeater {
        model: root.shown ? root.offers.offered : []
        delegate: PlotBar {
            id: bar

            required property LastSettings modelData
            readonly property string sonar: modelData.sonar?.name ?? ""

            function leave(button: Item) {
                if (button.activeFocus && root.next)
                    root.next.forceActiveFocus(Qt.OtherFocusReason);
            }

            objectName: "settingsOffer"
            width: root.width
            warns: false
            sentence: qsTr("%1, last settings: %2").arg(sonar).arg(modelData.text)
            LButton {
                id: yes

                kind: "filled"
                text: qsTr("Use")
                tip: qsTr("Use last settings")
                Accessible.name: qsTr("Use last settings of %1").arg(bar.sonar)
                onClicked: {
                    bar.leave(yes);
                    bar.modelData.use();
                }
                Keys.onEscapePressed: no.clicked()
            }
            LButton {
                id: no

                text: qsTr("No")
                tip: qsTr("Keep the sonar's settings")
                Accessible.name: qsTr("Leave %1 as it is").arg(bar.sonar)
                onClicked: {
                    bar.leave(no);
                    bar.modelData.decline();
                }
                Keys.onEscapePressed: clicked()
            }
        }
    }
}
