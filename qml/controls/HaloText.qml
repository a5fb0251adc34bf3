// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Words over echoes: a halo keeps them readable on any palette.
Text {
    textFormat: Text.PlainText
    font: Theme.small
    color: Theme.text
    style: Text.Outline
    styleColor: Theme.halo
}
