// SPDX-License-Identifier: GPL-3.0-or-later
#include "recording/RecordedParts.h"

#include "recording/RecorderState.h"

#include <algorithm>
#include <iterator>

namespace leadline::app {

RecordedParts::RecordedParts(RecorderState& recorder) : QObject(&recorder)
{
    connect(&recorder, &RecorderState::changed, this, [this, &recorder] { look(recorder); });
    look(recorder);
}

void RecordedParts::look(const RecorderState& recorder)
{
    const auto began = recorder.beganUtc();
    if (began && (m_parts.empty() || m_parts.back().file != recorder.path()))
        m_parts.push_back({recorder.path(), *began});
}

// What came before the first message is told of the first file.
std::optional<RecordedParts::Part> RecordedParts::at(std::chrono::nanoseconds utc) const
{
    if (m_parts.empty())
        return std::nullopt;
    const auto next = std::ranges::upper_bound(m_parts, utc, {}, &Part::began);
    return next == m_parts.begin() ? m_parts.front() : *std::prev(next);
}

std::optional<RecordedParts::Part> RecordedParts::at(const RecorderState& recorder,
                                                     std::chrono::nanoseconds utc)
{
    const auto* parts = recorder.findChild<RecordedParts*>(QString(), Qt::FindDirectChildrenOnly);
    return parts ? parts->at(utc) : std::nullopt;
}

} // namespace leadline::app
