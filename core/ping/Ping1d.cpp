// SPDX-License-Identifier: GPL-3.0-or-later
#include "ping/Ping1d.h"

#include <cmath>

namespace leadline::ping::ping1d {

std::optional<double> gainFactor(std::uint32_t gainSetting)
{
    if (gainSetting >= gainFactors.size())
        return std::nullopt;
    return gainFactors[gainSetting];
}

std::optional<double> gainDecibels(std::uint32_t gainSetting)
{
    const auto factor = gainFactor(gainSetting);
    if (!factor)
        return std::nullopt;
    return 20.0 * std::log10(*factor);
}

} // namespace leadline::ping::ping1d
