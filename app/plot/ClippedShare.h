// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/Clipping.h"
#include "echo/PingReader.h"

#include <array>
#include <cstdint>

namespace leadline::app {

/// How much of the newest pings is clipped. Each ping is counted once, so time that moves on costs
/// the pings that came.
class ClippedShare {
public:
    void forget() { m_known = {}; }
    /// Whole percent, over the last 16 of the first `count` pings.
    [[nodiscard]] int percentOf(const echo::PingReader& reader, std::uint64_t count);

private:
    static constexpr std::uint64_t looked = 16;

    struct Known {
        /// Counted from 1, so that 0 is none.
        std::uint64_t number = 0;
        echo::Clipping clipping;
    };
    std::array<Known, looked> m_known{};
};

} // namespace leadline::app
