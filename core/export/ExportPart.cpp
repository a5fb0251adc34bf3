// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/ExportPart.h"

#include <algorithm>

namespace leadline::exporting {

ExportPart::Times ExportPart::times(log::Time end) const
{
    Times times{from ? std::min(*from, end) : log::Time::min(), until.value_or(log::Time::max())};
    if (after)
        times.first = std::max(times.first, *after + log::Time(1));
    return times;
}

bool ExportPart::wants(const log::Log& log, log::StreamNumber stream) const
{
    return streams.empty() ||
           std::any_of(streams.begin(), streams.end(), [&](const std::string& name) {
               return formats::isStreamNamed(log, stream, name);
           });
}

base::Status ExportPart::check(const log::Log& log,
                               const std::function<bool(const log::Stream&)>& counts) const
{
    std::vector<base::Message::Argument> names;
    const auto streamCount = static_cast<log::StreamNumber>(log.streamCount());
    for (log::StreamNumber i = 0; i < streamCount; ++i)
        if (counts(log.stream(i)))
            names.emplace_back(formats::streamName(log, i));
    for (const std::string& wanted : streams) {
        bool isThere = false;
        for (log::StreamNumber i = 0; i < streamCount && !isThere; ++i)
            isThere = counts(log.stream(i)) && formats::isStreamNamed(log, i, wanted);
        if (!isThere)
            return base::Error{
                base::Message("There is no stream %1: the recording holds %2.", wanted,
                              names.empty() ? base::Message("no stream at all")
                                            : base::listed(names, base::Conjunction::None))};
    }
    return base::done();
}

ExportWatch ExportWatch::step(double from, double to) const
{
    ExportWatch step{.stop = stop};
    if (progress)
        step.progress = [all = progress, from, to](double share) {
            all(from + (to - from) * share);
        };
    return step;
}

base::Error cancelled()
{
    return {base::Message("The export was cancelled; nothing was written.")};
}

base::Error unreadable()
{
    return {base::Message("The recording cannot be read: its disk is not responding.")};
}

} // namespace leadline::exporting
