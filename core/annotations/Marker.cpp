// SPDX-License-Identifier: GPL-3.0-or-later
#include "annotations/Marker.h"

#include <random>

namespace leadline::annotations {

MarkerId newMarkerId()
{
    constexpr std::string_view hex = "0123456789abcdef";
    std::random_device random;
    MarkerId id;
    while (id.size() < 16) {
        const unsigned drawn = random();
        for (unsigned shift = 0; shift < 32; shift += 4)
            id += hex[(drawn >> shift) & 0xfU];
    }
    return id;
}

MarkerMoment MarkerMoment::in(std::optional<std::chrono::nanoseconds> utcOfZero) const
{
    if (!utc || !utcOfZero)
        return *this;
    // Damaged files may contain any times; unsigned arithmetic wraps instead of overflowing.
    const auto later =
        static_cast<std::uint64_t>(utc->count()) - static_cast<std::uint64_t>(utcOfZero->count());
    return {.time = log::Time(static_cast<std::int64_t>(later)), .utc = utc};
}

} // namespace leadline::annotations
