// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/Profile.h"

#include <algorithm>

namespace leadline::echo {

Clipping clippingOf(const Profile& profile)
{
    constexpr std::uint8_t fullScale = 255;
    const auto count = static_cast<double>(profile.samples.size());
    // Without a length the whole profile counts as ringing.
    const double ringing =
        profile.lengthM > 0 ? (ringingReachM - profile.startM) / profile.lengthM * count : count;
    const auto first = static_cast<std::size_t>(std::clamp(ringing, 0.0, count));
    const auto heard = profile.samples.subspan(first);
    return {.clipped =
                static_cast<std::uint32_t>(std::count(heard.begin(), heard.end(), fullScale)),
            .samples = static_cast<std::uint32_t>(heard.size())};
}

} // namespace leadline::echo
