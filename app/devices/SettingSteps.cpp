// SPDX-License-Identifier: GPL-3.0-or-later
#include "devices/SettingSteps.h"

#include "ping/Ping1d.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <span>

namespace leadline::app {

namespace {

constexpr std::array<double, 14> ranges{1, 2, 5, 10, 15, 20, 30, 40, 50, 60, 80, 100, 150, 200};
constexpr std::array<double, 16> feetRanges{5,   10,  15,  20,  30,  40,  50,  75,
                                            100, 150, 200, 250, 300, 400, 500, 600};
constexpr std::array<double, 5> sectors{60, 90, 120, 180, 360};
constexpr char16_t arabicComma = 0x066B;
/// Relative deviation of a device's value from a round one, such as 9.99 m from 10 m, is less than
/// this.
constexpr double nearly = 0.02;

/// The next value of the ladder in the direction of `by`; `otherwise` if there is none.
double next(std::span<const double> ladder, double value, int by, double otherwise)
{
    const double slack = std::abs(value) * nearly;
    if (by > 0) {
        const auto found = std::upper_bound(ladder.begin(), ladder.end(), value + slack);
        return found != ladder.end() ? *found : otherwise;
    }
    const auto found = std::lower_bound(ladder.begin(), ladder.end(), value - slack);
    return found != ladder.begin() ? *std::prev(found) : otherwise;
}

} // namespace

double SettingSteps::range(double metres, int by, double longestM, bool imperial)
{
    const double metresPerUnit = imperial ? metresPerFoot : 1;
    const double found = next(imperial ? std::span<const double>(feetRanges) : ranges,
                              metres / metresPerUnit, by, metres / metresPerUnit) *
                         metresPerUnit;
    // 200 ft are 60.96 m, and follow 150 ft where the ranges end at 60 m.
    const double longest = longestM * (imperial ? 1 + nearly : 1);
    return found <= longest || by < 0 ? found : metres;
}

double SettingSteps::roundStep(double step)
{
    if (!(step > 0))
        return step;
    const double unit = std::pow(10.0, std::floor(std::log10(step)));
    return unit * (step >= 5 * unit ? 5 : step >= 2 * unit ? 2 : 1);
}

double SettingSteps::sector(double widthDeg, int by)
{
    return next(sectors, widthDeg, by, by > 0 ? sectors.front() : sectors.back());
}

double SettingSteps::evenly(double value, int by, double step)
{
    // Tolerance for values that a device rounds: 749.9 counts as 750, and 914 mm as 3 ft.
    constexpr double little = 1e-2;
    const double steps = value / step;
    return step * (by > 0 ? std::floor(steps + little) + 1 : std::ceil(steps - little) - 1);
}

double SettingSteps::number(const QString& text)
{
    static const QRegularExpression form(
        QStringLiteral("^\\s*([-−]?)\\s*(\\d+(?:[.,]\\d*)?|[.,]\\d+)\\s*\\D*$"));
    QString plain = text;
    for (QChar& each : plain) {
        if (each.isDigit())
            each = QLatin1Char(static_cast<char>('0' + each.digitValue()));
        else if (each == QChar(arabicComma))
            each = QLatin1Char(',');
    }
    const auto match = form.match(plain);
    if (!match.hasMatch())
        return std::numeric_limits<double>::quiet_NaN();
    const double value = match.captured(2).replace(QLatin1Char(','), QLatin1Char('.')).toDouble();
    return match.captured(1).isEmpty() ? value : -value;
}

QString SettingSteps::objection(const QString& text, double least, double most, const QString& unit)
{
    const double value = number(text);
    // Limits are shown with two decimals, and must be accepted when they are typed like that.
    constexpr double rounding = 0.006;
    const auto said = [&](double limit) {
        const QString figure = QString::number(std::round(limit * 100) / 100);
        return unit.isEmpty() ? figure : figure + QLatin1Char(' ') + unit;
    };
    if (std::isnan(value))
        return tr("%1 is not a number. Type one such as 12.5 or 12,5.").arg(text);
    if (value < least - rounding)
        return tr("The minimum is %1.").arg(said(least));
    if (value > most + rounding)
        return tr("The maximum is %1.").arg(said(most));
    return {};
}

} // namespace leadline::app
