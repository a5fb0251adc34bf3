// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/SettingGroup.h"

#include "base/FieldText.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace leadline::device {

std::int64_t SettingGroup::wireValueOf(std::size_t row, double value) const
{
    const SettingRow& its = rows[row];
    if (std::isnan(value))
        return its.hasAutomatic() ? automatic[row] : initial[row];
    double accepted = std::clamp(value, its.lowest, its.highest);
    // A number between two choices is the nearer one.
    if (!its.choices.empty())
        accepted = std::ranges::min(its.choices, {}, [value](const SettingChoice& each) {
                       return std::abs(each.value - value);
                   }).value;
    return std::llround(accepted * its.perUnit);
}

base::Message SettingGroup::textOf(const WireValue& value) const
{
    const SettingRow& row = rows.front();
    if (rows.size() == 1)
        return row.textOf(static_cast<double>(value[0]) / row.perUnit);
    // A range is shown as start and end.
    const std::int64_t end = endsRange ? value[1] : value[0] + value[1];
    return base::Message("%1 to %2 m",
                         base::numberText(static_cast<double>(value[0]) / row.perUnit),
                         base::numberText(static_cast<double>(end) / row.perUnit));
}

bool SettingGroup::isFulfilled(const WireValue& wanted, const WireValue& has) const
{
    // The requested interval is the least one; a long range makes it longer.
    if (rows.front().unit == SettingUnit::Milliseconds)
        return has[0] >= wanted[0];
    constexpr std::int64_t roundedTo = 10;
    for (std::size_t row = 0; row < rows.size(); ++row)
        if (isAutomatic(row, wanted))
            return true;
    WireValue expected = wanted;
    // Such a device begins at a twentieth of the end, or farther away.
    if (endsRange)
        expected[0] = std::max(expected[0], expected[1] / 20);
    for (std::size_t row = 0; row < rows.size(); ++row) {
        // A pulse of a share of the range is reported in whole microseconds.
        const std::int64_t parts = rows[row].unit == SettingUnit::Percent ? 8 : 100;
        const std::int64_t share = std::abs(expected[row]) / parts;
        // The step of sound speeds in the messages is a tenth of a metre per second.
        const std::int64_t rounded = rows[row].unit == SettingUnit::MetresPerSecond
                                         ? static_cast<std::int64_t>(rows[row].perUnit / 10)
                                         : std::max(roundedTo, share);
        const std::int64_t mayDiffer = rows[row].perUnit > 1 ? rounded : share;
        if (std::abs(has[row] - expected[row]) > mayDiffer)
            return false;
    }
    return true;
}

} // namespace leadline::device
