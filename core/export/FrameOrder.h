// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "log/Log.h"

#include <optional>
#include <vector>

namespace leadline::exporting {

/// The frames that a log has now, in the order of time; those of one instant as they came.
class FrameOrder {
public:
    explicit FrameOrder(const log::Log& log);

    [[nodiscard]] std::uint64_t count() const { return m_count; }
    [[nodiscard]] log::FrameNumber frame(std::uint64_t place) const
    {
        return m_sorted.empty() ? static_cast<log::FrameNumber>(place) : m_sorted[place];
    }
    /// Time of the last one; nullopt without frames.
    [[nodiscard]] std::optional<log::Time> end() const { return m_end; }

private:
    std::uint64_t m_count;
    /// Empty where they came in their order.
    std::vector<log::FrameNumber> m_sorted;
    std::optional<log::Time> m_end;
};

} // namespace leadline::exporting
