// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Words over echoes: a halo keeps them readable on any palette.
PlainText {
    font: Theme.small
    style: Text.Outline
    styleColor: Theme.halo
}
