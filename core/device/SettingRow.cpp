// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/SettingRow.h"

#include "base/FieldText.h"
#include "device/Ping1dSettings.h"
#include "device/Ping360Settings.h"

#include <algorithm>
#include <cmath>

namespace leadline::device {

bool SettingRow::accepts(double value) const
{
    if (std::isnan(value))
        return hasAutomatic();
    return value >= lowest && value <= highest;
}

double SettingRow::rounded(double value) const
{
    return perUnit > 0 ? std::round(value * perUnit) / perUnit : value;
}

base::Message SettingRow::textOf(double value) const
{
    if (const auto found = std::ranges::find(choices, value, &SettingChoice::value);
        found != choices.end())
        return base::Message(found->name, {});
    const std::string_view symbol = symbolOf(unit);
    const std::string number = base::numberText(value);
    return base::Message::verbatim(symbol.empty() ? number : number + ' ' + std::string(symbol));
}

std::string_view symbolOf(SettingUnit unit)
{
    switch (unit) {
    case SettingUnit::Metres:
        return "m";
    case SettingUnit::MetresPerSecond:
        return "m/s";
    case SettingUnit::Milliseconds:
        return "ms";
    case SettingUnit::Microseconds:
        return "µs";
    case SettingUnit::Kilohertz:
        return "kHz";
    case SettingUnit::Percent:
        return "%";
    case SettingUnit::Degrees:
        return "°";
    case SettingUnit::Gradians:
        return "grad";
    case SettingUnit::None:
        break;
    }
    return {};
}

const SettingRow* findRow(std::span<const SettingRow> rows, std::string_view key)
{
    const auto found = std::ranges::find(rows, key, &SettingRow::key);
    return found == rows.end() ? nullptr : &*found;
}

std::span<const SettingRow> groupOf(std::span<const SettingRow> rows, const SettingRow& row)
{
    const auto first = std::ranges::find(rows, row.group, &SettingRow::group);
    const auto last = std::find_if(first, rows.end(),
                                   [&](const SettingRow& each) { return each.group != row.group; });
    return {first, last};
}

} // namespace leadline::device
