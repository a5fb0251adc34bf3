// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "echo/BearingIndex.h"
#include "echo/PingReader.h"
#include "echo/SweepCounter.h"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <utility>

namespace leadline::echo {

/// Finds the pings of the same bearing in the sweeps before, as long as the vehicle rested. To be
/// used at one playhead.
class SweepsBefore {
public:
    /// Vehicle heading in degrees at the time of a ping; nullopt if it is unknown.
    using HeadingOf = std::function<std::optional<double>(std::uint64_t ping)>;

    /// The arguments have to outlive this object. Without `headingOf` no heading is known at all,
    /// and the vehicle is taken to rest.
    SweepsBefore(const PingReader& reader, BearingIndex& bearings, const SweepCounter& sweeps,
                 HeadingOf headingOf = nullptr)
        : m_reader(reader),
          m_bearings(bearings),
          m_sweeps(sweeps),
          m_headingOf(std::move(headingOf))
    {
    }

    /// The ping in the sweep before that has the bearing of this one; noPing if there is none, or
    /// if the heading was not known then or differed by more than a step.
    [[nodiscard]] std::uint32_t before(std::uint32_t ping);

private:
    [[nodiscard]] const NewestPings& newestBefore(std::uint32_t ping);

    const PingReader& m_reader;
    BearingIndex& m_bearings;
    const SweepCounter& m_sweeps;
    HeadingOf m_headingOf;
    /// By the first ping of a sweep the newest pings before it.
    std::map<std::uint32_t, NewestPings> m_newest;
};

} // namespace leadline::echo
