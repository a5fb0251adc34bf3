// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"

#include <QString>
#include <QStringList>

namespace leadline::app {

[[nodiscard]] double milliseconds(base::Duration duration);
/// Number with a real minus sign, and thin spaces between groups of digits from 10 000 up.
[[nodiscard]] QString numberText(double number, int decimals);
/// As numberText(), with a sign also if positive.
[[nodiscard]] QString signedText(double number, int decimals);
/// Duration in milliseconds without the unit: "3.6".
[[nodiscard]] QString msText(base::Duration duration);
/// The texts that are not empty, separated by dots.
[[nodiscard]] QString joined(QStringList words);
/// Uncertainty with a suitable number of decimals: "± 0.64".
[[nodiscard]] QString boundText(double bound);
/// Unit of a displayed duration: ms, and from ten thousand of a unit the next one: s, h, d.
struct TimeUnit {
    QString name;
    double milliseconds = 1;
};
[[nodiscard]] TimeUnit timeUnitOf(double milliseconds);
/// Number and unit: "2.114" and "ms", "1766.001" and "s", "20 440.231" and "d".
struct DurationText {
    QString number;
    QString unit;
};
[[nodiscard]] DurationText durationText(base::Duration duration, int decimals = 3);
/// Age: "3.6" in milliseconds, from ten seconds "14 s".
[[nodiscard]] QString ageText(base::Duration duration);
/// Duration in its largest unit: "31 ms", "14 s", "3 min", "7 h", "12 d".
[[nodiscard]] QString sinceText(base::Duration duration);
/// Duration in minutes and seconds: "02:07".
[[nodiscard]] QString agoText(base::Duration duration);

} // namespace leadline::app
