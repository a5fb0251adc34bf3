// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Text over echoes, with a halo that keeps it legible on any palette.
PlainText {
    font: Theme.small
    style: Text.Outline
    styleColor: Theme.halo
}
