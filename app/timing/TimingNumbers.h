// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"

#include <QString>
#include <QStringList>

namespace leadline::app {

[[nodiscard]] double milliseconds(base::Duration duration);
/// With a real minus, and thin spaces between groups from 10 000 up.
[[nodiscard]] QString numberText(double number, int decimals);
/// The same, with its sign also where it is positive.
[[nodiscard]] QString signedText(double number, int decimals);
/// "3.6"
[[nodiscard]] QString msText(base::Duration duration);
/// Those that are not empty, with dots between them.
[[nodiscard]] QString joined(QStringList words);
/// "± 0.64": as many decimals as it bears.
[[nodiscard]] QString boundText(double bound);
/// What a time is told in: ms, and from ten thousand of a unit up the next one: s, h, d.
struct TimeUnit {
    QString name;
    double milliseconds = 1;
};
[[nodiscard]] TimeUnit timeUnitOf(double milliseconds);
/// "2.114" and "ms", "1766.001" and "s", "20 440.231" and "d".
struct DurationText {
    QString number;
    QString unit;
};
[[nodiscard]] DurationText durationText(base::Duration duration, int decimals = 3);
/// "3.6", where that is milliseconds; from ten seconds up "14 s".
[[nodiscard]] QString ageText(base::Duration duration);
/// "31 ms", "14 s", "3 min", "7 h", "12 d"
[[nodiscard]] QString sinceText(base::Duration duration);
/// "02:07"
[[nodiscard]] QString agoText(base::Duration duration);

} // namespace leadline::app
