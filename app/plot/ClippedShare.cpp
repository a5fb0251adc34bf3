// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/ClippedShare.h"

#include <algorithm>
#include <cmath>

namespace leadline::app {

int ClippedShare::percentOf(const echo::PingReader& reader, std::uint64_t count)
{
    echo::Clipping all;
    echo::PingReader::Scratch scratch;
    for (std::uint64_t ping = count - std::min(count, looked); ping < count; ++ping) {
        Known& known = m_known[static_cast<std::size_t>(ping % looked)];
        if (known.number != ping + 1) {
            const auto read = reader.read(ping, scratch);
            known = {.number = ping + 1,
                     .clipping = read ? echo::clippingOf(read->profile) : echo::Clipping{}};
        }
        all.add(known.clipping);
    }
    return static_cast<int>(std::lround(all.percent()));
}

} // namespace leadline::app
