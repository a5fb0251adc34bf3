// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/SessionNotes.h"

#include "formats/RecordingChannels.h"

#include <charconv>
#include <system_error>

namespace leadline::log {

void noteSessionTimes(NoteValues& notes, const SessionTimes& times)
{
    if (times.zero)
        notes.emplace_back(timeZeroKey, std::to_string(*times.zero));
    if (times.unknownUtc)
        notes.emplace_back(utcKey, utcUnknown);
}

std::optional<std::chrono::nanoseconds> SessionTimes::utcOf(std::uint64_t logTime) const
{
    constexpr std::uint64_t noDate = std::uint64_t{1} << 62U;
    if (unknownUtc || logTime >= noDate)
        return std::nullopt;
    return std::chrono::nanoseconds(static_cast<std::int64_t>(logTime));
}

SessionTimes sessionTimesOf(const std::vector<mcap::Metadata>& metadata)
{
    SessionTimes times;
    for (const mcap::Metadata& each : metadata) {
        if (each.name != sessionNote)
            continue;
        for (const auto& [key, value] : each.metadata) {
            std::uint64_t zero = 0;
            const char* const end = value.data() + value.size();
            if (key == timeZeroKey) {
                const auto [stop, error] = std::from_chars(value.data(), end, zero);
                if (error == std::errc() && stop == end)
                    times.zero = zero;
            } else if (key == utcKey) {
                times.unknownUtc = value == utcUnknown;
            }
        }
    }
    return times;
}

} // namespace leadline::log
