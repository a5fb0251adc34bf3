// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "alarms/AlarmWatch.h"
#include "base/Bytes.h"
#include "log/Log.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

namespace leadline::app {

/// The distances that come to a growing stream of an echosounder: with a profile (1300), or alone
/// (1212, 1211). What is there when it is looked at first is the past and does not count, nor does
/// what came twice: a repeated ping is no other one.
class LiveDistances {
public:
    /// Those that came since the last time, in the order of their arrival.
    /// In metres at `soundSpeed` (m/s), if one was chosen.
    [[nodiscard]] std::vector<MeasuredDistance>
    take(const log::Log& log, log::StreamNumber stream,
         std::optional<double> soundSpeed = std::nullopt);
    /// The next look is the first one.
    void forget()
    {
        m_stream.reset();
        m_counted.clear();
    }

private:
    [[nodiscard]] bool isRepeated(base::ByteSpan frame, log::Time time);

    std::optional<log::StreamNumber> m_stream;
    std::array<std::uint64_t, 3> m_taken{};
    struct Counted {
        std::size_t hash;
        log::Time time;
    };
    /// The newest pings.
    std::deque<Counted> m_counted;
};

} // namespace leadline::app
