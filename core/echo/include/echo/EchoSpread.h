// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/PingReader.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace leadline::echo {

/// Minimum, mean and maximum of several pings at each range of one of them.
struct EchoSpread {
    /// Range extent of the reference profile, metres.
    double startM = 0;
    double lengthM = 0;
    /// The bytes of samples that are as wide as those of the pings.
    std::vector<std::uint8_t> least = {};
    std::vector<std::uint8_t> mean = {};
    std::vector<std::uint8_t> most = {};
    /// Bytes of a sample.
    unsigned width = 1;
    /// Number of pings included.
    std::size_t pings = 0;

    [[nodiscard]] Profile leastProfile() const { return {startM, lengthM, {least, width}}; }
    [[nodiscard]] Profile meanProfile() const { return {startM, lengthM, {mean, width}}; }
    [[nodiscard]] Profile mostProfile() const { return {startM, lengthM, {most, width}}; }
};

/// Over `profile` and those of `before` that have a sample at the same range in metres.
[[nodiscard]] EchoSpread spreadOf(const Profile& profile, std::span<const Profile> before);

/// Over ping `number` and up to `pings` - 1 pings before it, no further back than a gap in time.
[[nodiscard]] EchoSpread spreadUpTo(const PingReader& reader, std::uint64_t number,
                                    std::size_t pings);

} // namespace leadline::echo
