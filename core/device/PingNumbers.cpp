// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/PingNumbers.h"

#include <utility>

namespace leadline::device {

namespace {

/// Farther back than this nothing was overtaken.
constexpr std::uint32_t latest = 100;

} // namespace

std::int64_t PingNumbers::take(std::uint32_t number)
{
    if (!m_newest) {
        m_newest = number;
        return 0;
    }
    if (number > *m_newest) {
        const std::uint32_t gap = number - *m_newest - 1;
        m_newest = number;
        m_lowerInARow = 0;
        m_lateInARow = 0;
        return gap;
    }
    if (number == *m_newest)
        return 0;
    ++m_lowerInARow;
    if (wentBack())
        return std::exchange(m_lateInARow, 0); // they were not late
    if (*m_newest - number >= latest)
        return 0;
    ++m_lateInARow;
    return -1;
}

void PingNumbers::restart()
{
    *this = {};
}

} // namespace leadline::device
