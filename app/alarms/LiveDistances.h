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

/// New distances in a growing stream of an echosounder, from its pings and its distance messages.
/// Those present at the first call of take() are ignored as past, and so are repeated pings.
class LiveDistances {
public:
    /// The distances received since the last call, in order of arrival; computed for `soundSpeed`
    /// (m/s) if given, else as recorded.
    [[nodiscard]] std::vector<MeasuredDistance>
    readNew(const log::Log& log, log::StreamNumber stream,
            std::optional<double> soundSpeed = std::nullopt);
    /// Makes the next call of take() the first one.
    void clear()
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
