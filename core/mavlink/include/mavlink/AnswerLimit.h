// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "mavlink/Address.h"

#include <cstddef>
#include <deque>
#include <map>

namespace leadline::mavlink {

/// So many answers a second to each sender, and no more, however much it asks.
class AnswerLimit {
public:
    explicit AnswerLimit(std::size_t mostPerSecond) : m_mostPerSecond(mostPerSecond) {}

    /// May a request of this moment be answered? Then it is taken as answered.
    [[nodiscard]] bool mayAnswer(Address sender, base::Instant now);

private:
    std::size_t m_mostPerSecond;
    std::map<Address, std::deque<base::Instant>> m_answered;
};

} // namespace leadline::mavlink
