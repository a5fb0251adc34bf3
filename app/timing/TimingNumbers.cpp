// SPDX-License-Identifier: GPL-3.0-or-later
#include "timing/TimingNumbers.h"

#include "language/Tr.h"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace leadline::app {

namespace {

using namespace std::chrono_literals;

/// From this value on the next larger unit is used.
constexpr double most = 10'000;

} // namespace

double milliseconds(base::Duration duration)
{
    return std::chrono::duration<double, std::milli>(duration).count();
}

QString numberText(double number, int decimals)
{
    QString text = QString::number(std::abs(number), 'f', decimals);
    constexpr double grouped = 10'000;
    if (std::abs(number) >= grouped) {
        const auto point = text.indexOf(QLatin1Char('.'));
        for (auto at = (point < 0 ? text.size() : point) - 3; at > 0; at -= 3)
            text.insert(at, QChar(0x2009));
    }
    const bool isZero = text.count(QLatin1Char('0')) + text.count(QLatin1Char('.')) == text.size();
    return number < 0 && !isZero ? QChar(0x2212) + text : text;
}

QString signedText(double number, int decimals)
{
    const QString text = numberText(number, decimals);
    return number > 0 ? QLatin1Char('+') + text : text;
}

QString msText(base::Duration duration)
{
    return numberText(milliseconds(duration), 1);
}

QString joined(QStringList words)
{
    words.removeAll(QString());
    return words.join(QStringLiteral(" · "));
}

QString boundText(double bound)
{
    return QStringLiteral("± ") + numberText(bound, bound < 10 ? 2 : bound < 100 ? 1 : 0);
}

QString sinceText(base::Duration duration)
{
    if (duration < 1s)
        return tr("%1 ms").arg(std::max<qint64>(duration / 1ms, 0));
    if (duration < 60s)
        return tr("%1 s").arg(duration / 1s);
    if (duration < 1h)
        return tr("%1 min").arg(duration / 1min);
    return duration < 48h ? tr("%1 h").arg(duration / 1h) : tr("%1 d").arg(duration / 24h);
}

TimeUnit timeUnitOf(double milliseconds)
{
    constexpr double second = 1000;
    constexpr double hour = 3600 * second;
    const double size = std::abs(milliseconds);
    if (size < most)
        return {tr("ms"), 1};
    if (size < most * second)
        return {tr("s"), second};
    if (size < most * hour)
        return {tr("h"), hour};
    return {tr("d"), 24 * hour};
}

DurationText durationText(base::Duration duration, int decimals)
{
    const double ms = milliseconds(duration);
    const TimeUnit unit = timeUnitOf(ms);
    return {numberText(ms / unit.milliseconds, decimals), unit.name};
}

QString ageText(base::Duration duration)
{
    return duration < 10s ? msText(duration) : sinceText(duration);
}

QString agoText(base::Duration duration)
{
    const qint64 seconds = duration / 1s;
    return QStringLiteral("%1:%2")
        .arg(seconds / 60, 2, 10, QLatin1Char('0'))
        .arg(seconds % 60, 2, 10, QLatin1Char('0'));
}

} // namespace leadline::app
