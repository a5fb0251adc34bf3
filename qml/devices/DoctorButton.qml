// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Leads to what the connection doctor says of a sonar.
LButton {
    text: qsTr("Doctor")
    tip: qsTr("Connection doctor")
}
