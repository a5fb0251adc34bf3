// SPDX-License-Identifier: GPL-3.0-or-later
#include "log/SessionNotes.h"

#include "log/RecordingChannels.h"

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
