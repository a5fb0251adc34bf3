// SPDX-License-Identifier: GPL-3.0-or-later
#include "echo/BottomLine.h"

#include <algorithm>

namespace leadline::echo {

BottomLine::BottomLine(const PingReader& reader) : m_reader(reader) {}

bool BottomLine::extend(std::uint64_t from, std::uint64_t to, std::uint64_t most)
{
    to = std::min(to, m_reader.count());
    for (std::uint64_t number = from / pageSize; number * pageSize < to; ++number) {
        const std::uint64_t begin = number * pageSize;
        Page& page = m_pages[number];
        const std::uint64_t end = std::min(to, begin + pageSize);
        for (std::uint64_t ping = begin + page.size(); ping < end; ++ping, --most) {
            if (most == 0)
                return false;
            update(ping);
        }
    }
    return true;
}

void BottomLine::update(std::uint64_t ping)
{
    if (m_next != ping) {
        m_detector.forget();
        m_next = ping - std::min<std::uint64_t>(ping, BottomDetector::memory);
    }
    std::optional<BottomFix> fix;
    for (; m_next <= ping; ++m_next) {
        const auto read = m_reader.read(m_next, m_scratch);
        const auto time = read ? std::optional(read->time) : m_reader.timeOf(m_next);
        fix = m_detector.next(read ? read->profile : Profile{}, time.value_or(log::Time{}));
    }
    Kept kept;
    if (fix)
        kept = {.distanceM = static_cast<float>(fix->distanceM),
                .qualityPercent = static_cast<std::int8_t>(fix->qualityPercent)};
    m_pages[ping / pageSize].push_back(kept);
}

std::optional<BottomFix> BottomLine::at(std::uint64_t ping) const
{
    const auto page = m_pages.find(ping / pageSize);
    const auto place = static_cast<std::size_t>(ping % pageSize);
    if (page == m_pages.end() || place >= page->second.size() ||
        page->second[place].qualityPercent < 0)
        return std::nullopt;
    const Kept& kept = page->second[place];
    return BottomFix{.distanceM = double{kept.distanceM}, .qualityPercent = kept.qualityPercent};
}

} // namespace leadline::echo
