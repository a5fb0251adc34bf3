// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/Stream.h"
#include "preferences/SettingKeys.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace leadline::app {

/// What the user said of a recording's device after it was recorded, as a text. Answers are kept in
/// the settings file and never written into the recording.
struct RecordedAnswer {
    log::RecordedDevice device;
    QString text;
};

/// Those of one recording, the newest first. Thread-safe.
[[nodiscard]] std::vector<RecordedAnswer> answersOf(const SettingKey<QStringList>& key,
                                                    const QString& file);
/// Those of all recordings, the newest first.
[[nodiscard]] std::vector<RecordedAnswer> allAnswers(const SettingKey<QStringList>& key);
/// Replaces an earlier answer; of all recordings together the last 200 are kept.
void storeAnswer(const SettingKey<QStringList>& key, const QString& file,
                 const RecordedAnswer& answer);

} // namespace leadline::app
