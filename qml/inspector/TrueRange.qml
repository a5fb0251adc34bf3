// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Leadline

/// How far the newest echo reaches in the sound speed that was chosen, which the sonar knows nothing
/// of.
SmallText {
    required property SettingsReadout settings
    required property SoundSettings sound

    objectName: "trueRange"
    visible: !isNaN(sound.speed) && settings.rangeToM > 0
    width: parent ? parent.width : 0
    horizontalAlignment: Text.AlignLeft
    wrapMode: Text.Wrap
    text: qsTr("At %1 the range is %2 %3").arg(Format.soundSpeed(sound.speed))
        .arg(settings.rangeFromM > 0 ? qsTr("%1–%2").arg(Format.chosen(settings.rangeFromM)).arg(Format.chosen(settings.rangeToM))
            : Format.chosen(settings.rangeToM)).arg(Format.unit)
}
