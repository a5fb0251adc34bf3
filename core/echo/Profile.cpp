// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/Profile.h"

#include <algorithm>

namespace leadline::echo {

using ping::fullScaleOf;

Clipping clippingOf(const Profile& profile)
{
    const auto count = static_cast<double>(profile.samples.size());
    // Without a length the whole profile counts as ringing.
    const double ringing =
        profile.lengthM > 0 ? (ringingReachM - profile.startM) / profile.lengthM * count : count;
    const auto first = static_cast<std::size_t>(std::clamp(ringing, 0.0, count));
    return profile.samples.subspan(first).visit([]<class Sample>(std::span<const Sample> heard) {
        const auto atFullScale = [](Sample sample) { return sample == fullScaleOf<Sample>; };
        return Clipping{.clipped = static_cast<std::uint32_t>(
                            std::count_if(heard.begin(), heard.end(), atFullScale)),
                        .samples = static_cast<std::uint32_t>(heard.size())};
    });
}

} // namespace leadline::echo
